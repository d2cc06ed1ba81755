import { decisionOf, gameOf, type Position } from '@arbiter/rules';
import { type Answer, check, type Decision, type DecisionOf, type Game, list, type Mana, type Random, sample } from '@arbiter/schema';
import { subsets } from '../combine.ts';
import { answered, chosenFrom, type Stand, standOf, taken } from '../stand.ts';
import { type PayBoard, SPELL, scenarioOf } from './board.ts';
import { type Bill, canBePaid, greatestX, isPlain, type Means, paysExactly, plainly, type Unit, usableWays, withX } from './oracle.ts';

/* What the engine lets be paid, and with what, step by step, against a second opinion that tries everything. */

const ALL = 5_000;
const FOLLOWED = 2;
const DEEPEST = 4;

interface Paying {
  readonly board: PayBoard;
  readonly stand: Stand;
  readonly random: Random;
}

const filterType = ({ only }: Mana): Unit['only'] => {
  const said = JSON.stringify(only ?? null);
  return said.includes('"creature"') ? 'creature' : said.includes('"artifact"') ? 'artifact' : null;
};
const unitOf = (mana: Mana): Unit => ({ type: mana.type, snow: mana.snow === true, only: filterType(mana) });

/** What the player has, read off the game. */
function meansIn({ board, stand }: Paying, game: Game): Means {
  const [player] = game.players;
  const sources = board.sources.flatMap((source) => {
    const object = game.objects[Number(stand.idOf(source.name))];
    const activated = Object.entries(object?.did ?? {}).some(([what, count]) => what.startsWith('activated') && count > 0);
    return object?.zone === 'battlefield' ? [{ ...source, tapped: object.tapped, activated }] : [];
  });
  return { life: player?.life ?? 0, pool: (player?.mana ?? []).map(unitOf), sources };
}

const symbolsOf = (cost: string): readonly string[] => cost.slice(1, -1).split('}{');
/** Generic symbols as one number, so that two spellings of a cost are alike. */
function alike(cost: readonly string[]): string {
  const generic = cost.filter((symbol) => /^\d+$/u.test(symbol)).reduce((sum, symbol) => sum + Number(symbol), 0);
  return [...cost.filter((symbol) => !/^\d+$/u.test(symbol)).toSorted(), generic].join(' ');
}

/** Which mana of the pool may be spent: just what pays the whole cost. */
function ofSpending(decision: DecisionOf<'pay'>, bill: Bill, { pool }: Means): string[] {
  const places = [...subsets(pool.map((_, at) => at))];
  const legal = places.filter(
    (spend) =>
      spend.length > 0 &&
      paysExactly(
        bill,
        spend.map((at) => pool[at] as Unit),
      ),
  );
  const listed = list(decision, ALL).flatMap((answer) => ('spend' in answer ? [answer.spend.join()] : []));
  const names = new Set(legal.map((spend) => spend.join()));
  return [
    ...places.flatMap((spend) => {
      const problem = check(decision, { spend });
      return (problem === null) === names.has(spend.join()) ? [] : [`spending ${spend.join()}: ${problem?.code ?? 'accepted'}`];
    }),
    ...(listed.toSorted().join(' ') === [...names].toSorted().join(' ') ? [] : [`listed ${listed.join(' ')}, not ${[...names].join(' ')}`]),
  ];
}

/** Which mana abilities are offered, and whether all of the mana can be left to the automatic payer. */
function ofOffers({ stand }: Paying, decision: DecisionOf<'pay'>, bill: Bill, means: Means, without: string | null): string[] {
  const rest = { ...means, sources: means.sources.filter(({ name }) => name !== without) };
  const offered = decision.space.abilities.map(({ activate, ability }) => `${stand.nameOf(activate)}/${ability}`);
  const ways = usableWays(rest);
  const named = ({ name, ability }: (typeof ways)[number]): string => `${name}/${ability}`;
  const canBeAutomatic = canBePaid({ ...bill, owed: 0 }, plainly(rest));
  return [
    ...(decision.space.auto === canBeAutomatic ? [] : [`automatic: ${decision.space.auto}, not ${canBeAutomatic}`]),
    ...ways.filter((way) => way.sure && !offered.includes(named(way))).map((way) => `${named(way)}: not offered`),
    ...offered.filter((name) => !ways.some((way) => named(way) === name)).map((name) => `${name}: offered`),
  ];
}

/** A payment that goes through at once spends just the cost. */
function ofOutcome(position: Position, answer: Answer, bill: Bill): string[] {
  const { batches } = taken(position, answer);
  const spent = batches.flat().findLast((event) => event.type === 'ManaSpent');
  const units = spent?.type === 'ManaSpent' ? spent.mana.map(unitOf) : [];
  const isCast = batches.flat().some(({ type }) => type === 'SpellCast');
  return isCast && paysExactly(bill, units) ? [] : [`${JSON.stringify(answer)} paid ${units.map(({ type }) => type).join('')} for ${bill.cost.join()}`];
}

const isPhyrexian = (symbol: string): boolean => symbol.endsWith('/P');
/** The first Phyrexian symbol paid with life, or one that asks for its colour. */
function decided(bill: Bill, life: boolean): Bill {
  const at = bill.cost.findIndex(isPhyrexian);
  const color = (bill.cost[at] ?? '').slice(0, 1);
  return life ? { ...bill, owed: bill.owed + 2, cost: bill.cost.toSpliced(at, 1) } : { ...bill, cost: bill.cost.with(at, color) };
}
/** What nobody was asked about: {X} is 0 then, and a Phyrexian symbol asks for its colour. */
const announced = (bill: Bill): Bill => (bill.cost.some(isPhyrexian) ? announced(decided(bill, false)) : withX(bill, 0));
/** The price of a mana ability: one mana of any sort. */
const price: Bill = { cost: ['1'], owed: 0, type: 'ability' };

/** Where a payment has come to: what is still owed for the spell, and how many questions have been answered. */
interface Place {
  readonly position: Position;
  readonly bill: Bill;
  readonly depth: number;
}

function ofX({ board }: Paying, { space }: DecisionOf<'x'>, bill: Bill, means: Means): string[] {
  const most = greatestX(bill, means);
  const fine = isPlain(board) ? space.max === most : space.max >= most;
  return fine && space.min === 0 ? [] : [`X up to ${space.max}, not ${most}`];
}

/** The payment of the spell, or of the price of a mana ability on the way to it. */
function ofPayment(paying: Paying, place: Place, decision: DecisionOf<'pay'>, means: Means): string[] {
  const { stand, random } = paying;
  const ofSpell = decision.space.source === gameOf(place.position).stack[0];
  const bill = ofSpell ? announced(place.bill) : price;
  const source = ofSpell ? null : stand.nameOf(decision.space.source ?? 0);
  const isTapped = paying.board.sources.some(({ name, word }) => name === source && word === '{1}, tap: W and U');
  const found = [
    ...(alike(bill.cost) === alike(symbolsOf(decision.space.cost)) ? [] : [`asked for ${decision.space.cost}, not ${bill.cost.join()}`]),
    ...ofSpending(decision, bill, means),
    ...ofOffers(paying, decision, bill, means, isTapped ? source : null),
  ];
  if (found.length > 0 || !canBePaid(bill, means)) return found;
  const { abilities, auto } = decision.space;
  const spends = list(decision, ALL).filter((answer) => 'spend' in answer);
  const finals: readonly Answer[] = [...(auto ? [{ auto: true } as const] : []), ...(spends.length > 0 ? [chosenFrom(random, spends)] : [])];
  const tried = place.depth < DEEPEST ? Array.from({ length: Math.min(FOLLOWED, abilities.length) }, () => chosenFrom(random, abilities)) : [];
  return [
    ...finals.flatMap((answer) => (ofSpell ? ofOutcome(place.position, answer, bill) : follow(paying, next(place, answer)))),
    ...tried.flatMap((answer) => follow(paying, next(place, answer))),
  ];
}
const next = ({ position, bill, depth }: Place, answer: Answer, left = bill): Place => ({
  position: taken(position, answer).position,
  bill: left,
  depth: depth + 1,
});

/** Nothing is asked any more, or only what is kept of an attempt that is taken back: that must be because it cannot be paid. */
function ofEnd({ position, bill }: Place, decision: Decision | null, means: Means): string[] {
  const isCast = decision?.kind === 'priority' && gameOf(position).stack.length === 1;
  return isCast || !canBePaid(announced(bill), means) ? [] : [`taken back, though ${bill.cost.join()} can be paid`];
}

/** All that may follow from here, question by question. */
function follow(paying: Paying, place: Place): string[] {
  const { position, bill } = place;
  const decision = decisionOf(position);
  const means = meansIn(paying, gameOf(position));
  switch (decision?.kind) {
    case 'x': {
      const { x } = sample(decision, paying.random);
      return [...ofX(paying, decision, bill, means), ...follow(paying, next(place, { x }, withX(bill, x)))];
    }
    case 'confirm':
      return [true, false].flatMap((yes) => follow(paying, next(place, { yes }, decided(bill, yes))));
    case 'value':
      return follow(paying, next(place, sample(decision, paying.random)));
    case 'pay':
      return ofPayment(paying, place, decision, means);
    case 'keep':
      return gameOf(position).attempts.length > 1 ? follow(paying, next(place, { keep: [] })) : ofEnd(place, decision, means);
    default:
      return ofEnd(place, decision ?? null, means);
  }
}

/** In what the engine and the second opinion differ, in words. */
export function differences(board: PayBoard, random: Random): string[] {
  const stand = standOf(scenarioOf(board));
  const paying = { board, stand, random };
  const bill: Bill = { cost: board.cost, owed: 0, type: board.type };
  const payable = canBePaid(withX(bill, 0), meansIn(paying, gameOf(stand.position)));
  const outcome = answered(stand.position, { cast: Number(stand.idOf(SPELL)) });
  if (!outcome) return payable ? ['not offered, though it can be paid'] : [];
  const found = follow(paying, { position: outcome.position, bill, depth: 0 });
  return [...(payable || !isPlain(board) ? [] : ['offered, though it cannot be paid']), ...found];
}
