import type { AnswerOf, Kind } from '@arbiter/schema';

/** A well-formed answer to each kind of question that is never legal. To the others every well-formed answer is legal. */
export const illegal: { readonly [K in Kind]?: AnswerOf<K> } = {
  firstPlayer: { player: 'nobody' },
  bottom: { cards: [999_999] },
  openingHand: { cards: [999_999] },
  priority: { cast: 999_999 },
  modes: { modes: [99, 99, 99] },
  targets: { targets: ['nobody'] },
  x: { x: 999_999_999 },
  division: { amounts: [999_999] },
  costs: { pay: [{ key: 'nothing', times: 1 }] },
  pay: { spend: [999_999] },
  attackers: { attacks: [{ attacker: 999_999, defender: 'nobody' }] },
  blockers: { blocks: [{ blocker: 999_999, attacker: 999_999 }] },
  damage: { amounts: [999_999] },
  order: { order: [999_999] },
  replacement: { use: 'nothing' },
  objects: { objects: [999_999] },
  player: { player: 'nobody' },
  value: { value: 999_999_999 },
  keep: { keep: [999_999] },
  loop: { times: 999_999_999 },
};
