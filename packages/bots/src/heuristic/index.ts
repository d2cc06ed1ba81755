import { type AnswerOf, check, type Decision, type DecisionOf, type Kind, list, type Random, sample, type ViewedGame, type Withdrawal } from '@arbiter/schema';
import type { Bot } from '../bot.ts';
import { attack } from './attacking.ts';
import { block } from './blocking.ts';
import * as choosing from './choosing.ts';
import { bestOption } from './priority.ts';
import { type Sight, sightOf } from './sight.ts';

type Chooser<K extends Kind> = (sight: Sight, space: DecisionOf<K>['space']) => AnswerOf<K>;
/** The questions it has an opinion on; the others it leaves to chance. */
const choosers: { readonly [K in Kind]?: Chooser<K> } = {
  firstPlayer: ({ me }, { players }) => ({ player: players.includes(me) ? me : (players[0] ?? me) }),
  mulligan: choosing.mulligan,
  bottom: choosing.bottom,
  openingHand: (_, { from }) => ({ cards: from }),
  modes: choosing.modes,
  x: (_, { max }) => ({ x: max }),
  division: choosing.division,
  costs: choosing.costs,
  pay: choosing.pay,
  attackers: attack,
  blockers: block,
  damage: choosing.damage,
  order: (_, { of }) => ({ order: of }),
  replacement: (_, { of }) => ({ use: of[0]?.key ?? null }),
  objects: choosing.objects,
  player: choosing.player,
  value: choosing.value,
  confirm: choosing.confirm,
  keep: () => ({ keep: [] }),
};

const DRAWS = 40;
type Pair = AnswerOf<'blockers'>['blocks'][number] | AnswerOf<'attackers'>['attacks'][number];
const pairs = (answer: object): readonly Pair[] => ('attacks' in answer ? answer.attacks : 'blocks' in answer ? answer.blocks : []) as readonly Pair[];
const shared = (one: object, other: object): number => {
  const wanted = new Set(pairs(one).map((pair) => JSON.stringify(pair)));
  return pairs(other).reduce((sum, pair) => sum + (wanted.has(JSON.stringify(pair)) ? 2 : -1), 0);
};
/** What is wanted if it is legal, else the legal answer drawn by chance that is most like it. */
function nearest<K extends Kind>(decision: DecisionOf<K>, wanted: AnswerOf<K>, random: Random): AnswerOf<K> {
  if (check(decision, wanted) === null) return wanted;
  const drawn = Array.from({ length: DRAWS }, () => sample(decision, random));
  return drawn.reduce((best, next) => (shared(wanted, next) > shared(wanted, best) ? next : best));
}

/** What it has done in this step already: nothing is begun twice in the same way, so that it never goes round in circles. */
class Tried {
  private step = '';
  private readonly keys = new Set<string>();
  at({ turn, stack }: ViewedGame): this {
    const step = `${turn.number} ${turn.step} ${stack.length}`;
    if (step !== this.step) this.keys.clear();
    this.step = step;
    return this;
  }
  has = (option: object): boolean => this.keys.has(JSON.stringify(option));
  add(option: object): void {
    this.keys.add(JSON.stringify(option));
  }
}

const withPriority = (sight: Sight, { options }: DecisionOf<'priority'>['space'], tried: Tried): AnswerOf<'priority'> => {
  const seen = tried.at(sight.view);
  const option = bestOption(
    sight,
    options.filter((one) => !('activate' in one || 'cast' in one) || !seen.has(one)),
  );
  if (option === null) return { pass: true };
  seen.add(option);
  return option;
};

/** Better taken back than turned against oneself; once only, since what an effect makes one cast comes again. */
const REGRET = -1;

/**
 * A player of simple judgement: it keeps reasonable hands, plays a land each turn, casts what gains the most, removes what threatens it, attacks where that pays and blocks
 * where it must. Whatever it has no opinion on it leaves to chance, so that every question gets a legal answer.
 */
export function heuristicBot(random: Random): Bot {
  const tried = new Tried();
  const regretted = new Tried();
  const declared = new Tried();
  const choose = <K extends Kind>(decision: DecisionOf<K>, sight: Sight): AnswerOf<K> => {
    const chooser = choosers[decision.kind] as Chooser<K> | undefined;
    return chooser ? nearest(decision, chooser(sight, decision.space), random) : sample(decision, random);
  };
  const aim = (decision: DecisionOf<'targets'>, sight: Sight): AnswerOf<'targets'> | Withdrawal => {
    const { answer, gain } = choosing.targets(sight, decision.space);
    const again = regretted.at(sight.view).has(decision.space);
    regretted.add(decision.space);
    return decision.withdrawable && gain <= REGRET && !again ? { withdraw: true } : nearest(decision, answer, random);
  };
  /** What is asked for again in the same step could not be paid for: then the least there is. */
  const declare = <K extends 'attackers' | 'blockers'>(decision: DecisionOf<K>, sight: Sight): AnswerOf<K> => {
    const wanted = choose(decision, sight);
    const again = declared.at(sight.view).has(wanted);
    declared.add(wanted);
    return again ? (list(decision, 1)[0] ?? wanted) : wanted;
  };
  return {
    choose(decision: Decision, see) {
      const sight = sightOf(decision.seat, see());
      if (decision.kind === 'priority') return withPriority(sight, decision.space, tried);
      if (decision.kind === 'attackers') return declare(decision, sight);
      if (decision.kind === 'blockers') return declare(decision, sight);
      return decision.kind === 'targets' ? aim(decision, sight) : choose(decision, sight);
    },
  };
}
