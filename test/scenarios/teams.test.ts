import assert from 'node:assert/strict';
import { enchantment } from '@arbiter/cards';
import { act, decisionOf, gameOf, type Position } from '@arbiter/rules';
import { scenario } from '@arbiter/scenario';
import type { Action, Answer, Seat } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';

const gate = enchantment('Toll Gate', { cost: '{0}' }, { kind: 'static', play: [{ attackTax: [{ mana: '{1}' }], against: 'you' }] });

const taken = (position: Position, action: Action): Position => {
  const outcome = act(position, action);
  assert(!('refused' in outcome), JSON.stringify(outcome));
  return outcome.position;
};
const answered = (position: Position, ...answers: readonly (Answer | { readonly withdraw: true })[]): Position =>
  answers.reduce<Position>(
    (at, answer) => taken(at, { kind: 'answer', actionId: `${at.index}`, seat: decisionOf(at)?.seat ?? '', decision: at.index, answer: answer as Answer }),
    position,
  );
const asked = (position: Position): readonly [Seat | undefined, string | undefined] => [decisionOf(position)?.seat, decisionOf(position)?.kind];

/** B has declared what both of his team attack with, and paid; C is asked for what his creature costs. */
const paying = (): Position => {
  const { position, find } = scenario({
    format: 'archenemy',
    cards: { 'Toll Gate': gate },
    players: { A: { battlefield: ['Toll Gate'] }, B: { battlefield: ['Grizzly Bears', 'Forest'] }, C: { battlefield: ['Hill Giant', 'Mountain'] } },
    start: { turn: 2, step: 'beginning-of-combat' },
    stop: { turn: 2, step: 'beginning-of-combat', when: 'begin' },
  }).reach();
  assert(position);
  const attacks = ['Grizzly Bears', 'Hill Giant'].map((name) => ({ attacker: find(name)[0] as number, defender: 'A' }));
  return answered(position, { pass: true }, { pass: true }, { pass: true }, { attacks }, { auto: true });
};

describe('a teammate who is to pay for his attacker', () => {
  it('is asked himself, and the attack is declared once he has paid', () => {
    const at = paying();
    expect(asked(at)).toEqual(['C', 'pay']);
    expect(gameOf(answered(at, { auto: true })).combat?.attacks.length).toBe(2);
  });
  it.each<readonly [string, (at: Position) => Position]>([
    ['takes it back', (at) => answered(at, { withdraw: true })],
    ['leaves the game', (at) => taken(at, { kind: 'concede', actionId: 'C', seat: 'C' })],
  ])('may fail the declaration: he %s', (_, does) => {
    const at = does(paying());
    expect(asked(at)).toEqual(['B', 'keep']); // what B paid with
    const again = answered(at, { keep: [] });
    expect(asked(again)).toEqual(['B', 'attackers']);
    expect(gameOf(again).combat?.attacks).toEqual([]);
  });
});
