import type { Event, Game, Id, Obj, Zone } from '@arbiter/schema';
import { at } from '../engine/game.ts';

const isFaceDown = ({ faceDown, zone }: Obj): boolean => faceDown && (zone === 'battlefield' || zone === 'stack');
const shown = (all: readonly Obj[]): readonly Event[] =>
  [...Map.groupBy(all, ({ owner }) => owner)].map(([player, his]) => ({
    type: 'Revealed',
    rule: '2016:707.9',
    objects: his.map(({ id }) => id),
    cards: his.map(({ card }) => card ?? ''),
    to: 'all',
    player,
  }));

/** 2016:707.9: a face-down permanent is shown as it goes anywhere else, a face-down spell as it goes anywhere but onto the battlefield. */
export const shownLeaving = (obj: Obj, to: Zone): readonly Event[] =>
  isFaceDown(obj) && obj.zone !== to && !(obj.zone === 'stack' && to === 'battlefield') ? shown([obj]) : [];
/** 2016:707.9: what of these lies face down is shown as its owner leaves, and all of it as the game ends. */
export const shownAtLast = (game: Game, ids: readonly Id[] = [...game.battlefield, ...game.stack]): readonly Event[] =>
  shown(ids.map((id) => at(game, id)).filter(isFaceDown));
