import type { Ability } from '@arbiter/schema';
import { dies, keyword } from './keyword.ts';

const haunts: Pick<Extract<Ability, { kind: 'triggered' }>, 'targets' | 'do'> = {
  targets: [{ as: 'haunted', what: { objects: { type: 'creature' } } }],
  do: [
    { do: 'move', what: 'self', to: { zone: 'exile' }, as: 'haunting' },
    { do: 'bind', value: { ref: 'haunted' }, as: 'haunts', link: true, on: { ref: 'haunting' } },
  ],
};
/** 2016:702.54a–b. The card in exile keeps the creature under `haunts`. */
export const haunt = keyword('haunt', () => [
  { kind: 'triggered', when: dies, ...haunts },
  { kind: 'triggered', zones: ['graveyard'], when: { on: 'move', what: 'self', from: 'stack', to: 'graveyard', cause: 'resolve' }, ...haunts },
]);
