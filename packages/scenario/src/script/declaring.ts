import { type AnswerOf, check, type DecisionOf, type Id, list, type Thing } from '@arbiter/schema';
import type { LineOf } from '../format/script.ts';
import { objectsNamed, thingsNamed } from '../names/name.ts';
import { isSeat, type World } from '../names/world.ts';

/** Declarations of attackers and blockers as lines have them. A problem says what cannot be. */
export type Declared<A> = { readonly answer: A } | { readonly problem: string };

type Attackers = DecisionOf<'attackers'>;
type Attack = AnswerOf<'attackers'>['attacks'][number];
type Blockers = DecisionOf<'blockers'>;
type Block = AnswerOf<'blockers'>['blocks'][number];

const MANY = 5000;
type Answer = AnswerOf<'attackers'> | AnswerOf<'blockers'>;
const problemOf = (decision: Attackers | Blockers, answer: Answer) => (decision.kind === 'attackers' ? check(decision, answer) : check(decision, answer));
/** All that is wrong is that others, too, have to attack or block; whoever may not without others is not helped. */
const lacksOthers = (decision: Attackers | Blockers, answer: Answer): boolean => problemOf(decision, answer)?.code === 'requirements';

/** A name given twice is two creatures. */
function attacks(world: World, { space }: Attackers, lines: readonly LineOf<'attack'>[]): readonly Attack[] | string {
  const said: Attack[] = [];
  for (const one of lines.flatMap(({ attack }) => attack)) {
    const entry = typeof one === 'string' ? { attacker: one } : one;
    const attacker = objectsNamed(
      world,
      entry.attacker,
      space.candidates.map(({ creature }) => creature),
    ).find((id) => !said.some((one) => one.attacker === id));
    const defenders: readonly Thing[] = space.candidates.find(({ creature }) => creature === attacker)?.defenders ?? [];
    const defender = entry.defender === undefined ? (defenders.find(isSeat) ?? defenders[0]) : thingsNamed(world, entry.defender, defenders)[0];
    if (attacker === undefined) return `${entry.attacker} cannot attack`;
    if (defender === undefined) return `${entry.attacker} cannot attack ${entry.defender ?? 'anyone'}`;
    said.push({ attacker, defender, ...(entry.band === undefined ? {} : { band: entry.band }) });
  }
  return said;
}

/** What must attack besides, one requirement after another as long as more of them are met. */
function withRequired(decision: Attackers, said: readonly Attack[]): readonly Attack[] {
  const { candidates, requirements } = decision.space;
  let best = said;
  const met = (declared: readonly Attack[]): number => {
    const problem = check(decision, { attacks: declared });
    return problem === null ? Number.POSITIVE_INFINITY : problem.code === 'requirements' ? Number(problem.params['met']) : -1;
  };
  const wanted = requirements.flatMap((one) =>
    'creature' in one ? [{ creature: one.creature, at: one.at }] : one.anyOf.map((creature) => ({ creature, at: one.at })),
  );
  for (const { creature, at } of wanted) {
    if (best.some(({ attacker }) => attacker === creature)) continue;
    const defenders = (candidates.find((one) => one.creature === creature)?.defenders ?? []).filter((thing) => at?.includes(thing) ?? true);
    const more = defenders.map((defender) => [...best, { attacker: creature, defender }]).find((declared) => met(declared) > met(best));
    if (more) best = more;
  }
  return best;
}

export function declaredAttack(world: World, decision: Attackers, lines: readonly LineOf<'attack'>[]): Declared<AnswerOf<'attackers'>> {
  const said = attacks(world, decision, lines);
  if (typeof said === 'string') return { problem: said };
  const isIn = (one: Attack, all: readonly Attack[]): boolean => all.some(({ attacker, defender }) => attacker === one.attacker && defender === one.defender);
  const whole = { attacks: withRequired(decision, said) };
  const problem = problemOf(decision, whole);
  if (problem === null) return { answer: whole };
  const banded = said.some(({ band }) => band !== undefined);
  const found = banded || !lacksOthers(decision, whole) ? undefined : list(decision, MANY).find((answer) => said.every((one) => isIn(one, answer.attacks)));
  return found ? { answer: found } : { problem: problem.message };
}

function blockers(world: World, { space }: Blockers, { block, try: tried }: LineOf<'block'>): readonly Block[] | string {
  const said: Block[] = [];
  for (const { blocker: name, attacker: whom } of block) {
    const [blocker] = objectsNamed(
      world,
      name,
      space.candidates.map(({ creature }) => creature),
    );
    const blockable = space.candidates.find(({ creature }) => creature === blocker)?.attackers ?? [];
    const [attacker] = objectsNamed(world, whom, blockable);
    if (blocker !== undefined && attacker !== undefined) said.push({ blocker, attacker });
    else if (!tried) return `${name} cannot block ${whom}`;
  }
  return said;
}

/** Without the last of those that are only tried, until what is left is legal. */
function trimmed(decision: Blockers, said: readonly Block[], tried: (block: Block) => boolean): readonly Block[] {
  let blocks = said;
  while (problemOf(decision, { blocks }) !== null) {
    const last = blocks.findLastIndex(tried);
    if (last < 0) return blocks;
    blocks = blocks.toSpliced(last, 1);
  }
  return blocks;
}

export function declaredBlock(world: World, decision: Blockers, lines: readonly LineOf<'block'>[]): Declared<AnswerOf<'blockers'>> {
  const said: Block[] = [];
  const tries = new Set<Id>();
  for (const line of lines) {
    const own = blockers(world, decision, line);
    if (typeof own === 'string') return { problem: own };
    said.push(...own);
    if (line.try) for (const { blocker } of own) tries.add(blocker);
  }
  if (problemOf(decision, { blocks: said }) === null) return { answer: { blocks: said } };
  const isIn = (one: Block, all: readonly Block[]): boolean => all.some(({ blocker, attacker }) => blocker === one.blocker && attacker === one.attacker);
  const found = lacksOthers(decision, { blocks: said }) ? list(decision, MANY).find(({ blocks }) => said.every((one) => isIn(one, blocks))) : undefined;
  if (found) return { answer: found };
  const blocks = trimmed(decision, said, ({ blocker }) => tries.has(blocker));
  const problem = problemOf(decision, { blocks });
  return problem === null ? { answer: { blocks } } : { problem: problem.message };
}
