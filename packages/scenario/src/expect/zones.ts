import type { Id, Seat, Zone } from '@arbiter/schema';
import type { ExpectationOf } from '../format/expectation.ts';
import { objectsNamed, shownThing } from '../names/name.ts';
import { sameWord } from '../names/words.ts';
import { holderOf, type World } from '../names/world.ts';
import { differs, type Mismatch, type Moment, mismatch, shown } from './moment.ts';
import { untrueOf } from './object.ts';

/** What lies where. */

function idsIn({ game }: World, zone: Zone, seat?: Seat): readonly Id[] {
  if (zone !== 'library' && zone !== 'hand' && zone !== 'graveyard') return game[zone];
  return game.players.filter((player) => seat === undefined || player.seat === seat).flatMap((player) => player[zone]);
}
/** Those of one player: he controls them in play and on the stack, and owns them elsewhere. */
const ofPlayer = (world: World, ids: readonly Id[], seat: Seat | undefined): readonly Id[] =>
  seat === undefined ? ids : ids.filter((id) => holderOf(world, id) === seat);
const names = (world: World, ids: readonly Id[]): string => ids.map((id) => shownThing(world, id)).join(', ') || 'nothing';

export function inZone({ world }: Moment, said: ExpectationOf<'zone'>): readonly Mismatch[] {
  const { zone, player, card, count, ...filters } = said;
  const what = `${zone}${player === undefined ? '' : ` of ${player}`}: ${card ?? 'objects'}${Object.keys(filters).length > 0 ? ` ${shown(filters)}` : ''}`;
  if (zone === 'sideboard') {
    const cards = world.game.players.filter(({ seat }) => player === undefined || seat === player).flatMap(({ sideboard }) => sideboard);
    const found = cards.filter((name) => card === undefined || sameWord(name, card)).length;
    return counted(what, count, found, cards.join(', '));
  }
  const own = ofPlayer(world, idsIn(world, zone, player), player);
  const named = card === undefined ? own : objectsNamed(world, card, own);
  const found = named.filter((id) => untrueOf(world, id, filters).length === 0);
  return counted(what, count, found.length, names(world, own));
}
const counted = (what: string, count: number | undefined, found: number, there: string): readonly Mismatch[] => {
  const holds = count === undefined ? found > 0 : found === count;
  return holds ? [] : [mismatch(`${what}, ${count ?? 'at least 1'}`, `${found}; there: ${there}`)];
};

const isList = (world: World, ids: readonly Id[], cards: readonly string[]): boolean =>
  ids.length === cards.length && cards.every((card, at) => objectsNamed(world, card, [ids[at] as Id]).length > 0);

export function onTop({ world }: Moment, { library, top }: ExpectationOf<'library'>): readonly Mismatch[] {
  const ids = idsIn(world, 'library', library).slice(0, top.length);
  return isList(world, ids, top) ? [] : [mismatch(`top of ${library}'s library: ${top.join(', ')}`, names(world, ids))];
}
export function inGraveyard({ world }: Moment, { graveyard, cards }: ExpectationOf<'graveyard'>): readonly Mismatch[] {
  const ids = idsIn(world, 'graveyard', graveyard);
  return isList(world, ids, cards) ? [] : [mismatch(`${graveyard}'s graveyard: ${cards.join(', ') || 'nothing'}`, names(world, ids))];
}
export function onStack({ world }: Moment, { stack, count, player }: ExpectationOf<'stack'>): readonly Mismatch[] {
  const ids = ofPlayer(world, world.game.stack, player);
  if (typeof stack === 'number') return differs('objects on the stack:', stack, ids.length);
  return counted(`on the stack: ${stack}`, count, objectsNamed(world, stack, ids).length, names(world, ids));
}
export const withEmblems = ({ world: { game } }: Moment, { emblems }: ExpectationOf<'emblems'>): readonly Mismatch[] =>
  Object.entries(emblems).flatMap(([seat, count]) =>
    differs(`${seat}'s emblems:`, count, game.command.filter((id) => game.objects[id]?.kind === 'emblem' && game.objects[id].owner === seat).length),
  );

export function ofPermanents({ world }: Moment, expectation: ExpectationOf<'permanent'>): readonly Mismatch[] {
  const { permanent, any = false, player, ...said } = expectation;
  const found = ofPlayer(world, objectsNamed(world, permanent, world.game.battlefield), player);
  if (found.length === 0)
    return [
      mismatch(
        `${permanent}${player === undefined ? '' : ` of ${player}`} in play`,
        `there is none; there: ${names(world, ofPlayer(world, world.game.battlefield, player))}`,
      ),
    ];
  const wrong = found.map((id) =>
    untrueOf(world, id, said).map(({ key, expected, actual }) => mismatch(`${shownThing(world, id)} ${key} ${shown(expected)}`, `${key} ${shown(actual)}`)),
  );
  return any && wrong.some((one) => one.length === 0) ? [] : wrong.flat();
}
