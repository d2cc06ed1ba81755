import { activated, continuous, creature, enchantment, instant, spell, target } from '@arbiter/cards';
import { type Scenario, scenario } from '@arbiter/scenario';
import type { Ability, Card, Instruction, Targetable } from '@arbiter/schema';
import { expect, it } from 'vitest';
import { runs, seedsOf } from '../support/runs.ts';
import { chance } from '../support/spaces.ts';

/*
 * Linked pairs never see each other's cards (2016:607.1, 607.5). Pairs of one wording stand on several creatures, printed there, given by one or two enchantments or borrowed from
 * a graveyard; they exile and return in any order, while creatures are flickered, become copies, and enchantments go. Each pair must return what it has exiled itself.
 */

const aCreature: Targetable = { objects: { type: 'creature' } };
const pair: readonly Ability[] = [
  activated([], { targets: [target('it', aCreature)], do: [{ do: 'move', what: { ref: 'it' }, to: { zone: 'exile' }, link: 'exiled' }] }),
  activated([], { do: [{ do: 'move', what: { linked: 'exiled' }, to: { zone: 'battlefield' } }] }),
];
const being = (name: string, ...abilities: readonly Ability[]): Card => creature(name, { cost: '{0}', power: 1, toughness: 1 }, ...abilities);
const lender = (name: string): Card =>
  enchantment(name, { cost: '{0}' }, continuous({ each: { all: [{ type: 'creature' }, { controller: 'you' }] } }, { gain: pair }));
const aimed = (name: string, ...does: readonly Instruction[]): Card =>
  instant(name, { cost: '{0}' }, spell({ targets: [target('it', { objects: { is: 'permanent' } })], do: does }));
const borrows = continuous('self', { gainAbilitiesOf: { each: { owner: 'you' }, zone: 'graveyard' }, what: 'activated' });
const it_ = { ref: 'it' } as const;
const all: readonly Card[] = [
  being('Ann', ...pair),
  being('Ben', ...pair),
  being('Cid'),
  being('Dee', borrows),
  being('Eve', ...pair),
  lender('First'),
  lender('Second'),
  aimed('Flicker', { do: 'move', what: it_, to: { zone: 'exile' }, as: 'gone' }, { do: 'move', what: { ref: 'gone' }, to: { zone: 'battlefield' } }),
  aimed('Unmake', { do: 'move', what: it_, to: { zone: 'hand' } }),
  aimed('Become', { do: 'become', what: it_, copyOf: { each: { name: 'Ben' } }, except: { name: 'Ann' }, for: 'endOfTurn' }),
  ...Array.from({ length: 6 }, (_, i) => being(`Victim ${i}`)),
];
const creatures = ['Ann', 'Ben', 'Cid', 'Dee'] as const;
const lenders = ['First', 'Second'] as const;
type Name = (typeof creatures)[number];

const main = { turn: 1, step: 'precombat-main', player: 'A' } as const;
type Line = NonNullable<Scenario['script']>[number];

/** What each pair has exiled, by the object it is on and where that has it from. */
class Model {
  readonly lines: Line[] = [];
  readonly victims = Array.from({ length: 6 }, (_, i) => `Victim ${i}`);
  private readonly exiled = new Map<string, readonly string[]>();
  private readonly made = new Map<Name, number>(creatures.map((name) => [name, 0])); // which object of that name it is
  private readonly standing = new Set<string>(lenders);
  private copies = 0;
  private readonly random: ReturnType<typeof chance>;

  constructor(seed: number) {
    this.random = chance(seed);
  }

  private one<T>(of: readonly T[]): T {
    return of[this.random.below(of.length)] as T;
  }
  private does(
    line:
      | { readonly cast: string; readonly targets: readonly string[] }
      | { readonly activate: string; readonly ability: number; readonly targets?: readonly string[] },
  ): void {
    this.lines.push({ ...main, ...line }, { ...main, resolve: 'all' });
  }
  /** Where its pairs come from, in the order they stand in its text. What it has borrowed stands where its own effect came. */
  private pairsOf(name: Name): readonly string[] {
    const given = lenders.filter((from) => this.standing.has(from));
    if (name === 'Cid') return given;
    if (name === 'Dee') return this.made.get(name) === 0 ? ['borrowed', ...given] : [...given, 'borrowed'];
    return [`own ${name === 'Ann' ? this.copies : 0}`, ...given];
  }
  private use(half: 0 | 1): void {
    const name = this.one(creatures);
    const pairs = this.pairsOf(name);
    if (pairs.length === 0) return;
    const from = this.one(pairs);
    const key = `${name} ${this.made.get(name)} ${from}`;
    const ability = 2 * pairs.indexOf(from) + half + (name === 'Dee' ? 1 : 0);
    const before = this.exiled.get(key) ?? [];
    if (half === 1) this.does({ activate: name, ability });
    else {
      const here = this.here();
      if (here.length === 0) return;
      const victim = this.one(here);
      this.does({ activate: name, ability, targets: [victim] });
      this.exiled.set(key, [...before, victim]);
    }
    if (half === 1) this.exiled.set(key, []);
  }
  private flicker(): void {
    const name = this.one(creatures);
    this.does({ cast: 'Flicker', targets: [name] });
    this.made.set(name, (this.made.get(name) ?? 0) + 1);
    if (name === 'Ann') this.copies = 0;
  }
  private become(): void {
    this.does({ cast: 'Become', targets: ['Ann'] });
    this.copies++;
  }
  private unmake(): void {
    const from = this.one(lenders);
    if (!this.standing.delete(from)) return;
    this.does({ cast: 'Unmake', targets: [from] });
  }

  here(): readonly string[] {
    const away = new Set([...this.exiled.values()].flat());
    return this.victims.filter((name) => !away.has(name));
  }
  step(): void {
    const n = this.random.below(20);
    if (n < 9) this.use(0);
    else if (n < 16) this.use(1);
    else if (n < 18) this.flicker();
    else if (n < 19) this.become();
    else this.unmake();
  }
  check(): void {
    const here = this.here();
    this.lines.push({ ...main, expect: this.victims.map((card) => ({ zone: 'battlefield', player: 'B', card, count: here.includes(card) ? 1 : 0 })) });
  }
}

const STEPS = 24;
it.for(seedsOf(runs(8)))('linked pairs see each their own cards (seed %i)', (seed, { task }) => {
  task.meta.seed = seed;
  const model = new Model(seed);
  for (let i = 0; i < STEPS; i++) {
    model.step();
    model.check();
  }
  const failures = scenario({
    rules: seed % 2 === 0 ? 'classic' : 'modern',
    cards: Object.fromEntries(all.map((card) => [card.name, card])),
    players: {
      A: { hand: [`Flicker*${STEPS}`, `Become*${STEPS}`, 'Unmake*2'], battlefield: ['Dee', 'Ann', 'Ben', 'Cid', ...lenders], graveyard: ['Eve'] },
      B: { battlefield: model.victims },
    },
    start: { step: 'precombat-main' },
    script: model.lines,
    stop: { turn: 1, step: 'precombat-main' },
  }).run();
  expect(failures).toEqual([]);
});
