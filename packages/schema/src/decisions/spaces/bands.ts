import type { AnswerOf, Candidate } from '../index.ts';
import { coin, shuffled } from './chance.ts';
import { type Illegal, illegal, type Random } from './choice.ts';

export type Attack = AnswerOf<'attackers'>['attacks'][number];
/** An attacker of a declaration, with what it may band by. */
export interface Bander {
  readonly attack: Attack;
  readonly candidate: Candidate;
}

const without = (members: readonly Bander[]) => members.filter(({ candidate }) => candidate.banding !== true);

/** Whether there is a quality that all of these are of and by which one of the others bands. */
const shareQuality = (members: readonly Bander[], among: readonly Bander[]): boolean =>
  among.some(({ candidate }) => candidate.bandsBy?.some((quality) => members.every((one) => one.candidate.bandsWith?.includes(quality))));
/** All but at most one have banding, or all are of a quality by which one of them bands (2008:308.2b; 2016:702.21b–c). */
const agree = (members: readonly Bander[]): boolean => without(members).length <= 1 || shareQuality(members, members);

const attackSame = (members: readonly Bander[]): boolean => new Set(members.map(({ attack }) => attack.defender)).size === 1;
const together = (members: readonly Bander[]): boolean => attackSame(members) && agree(members);
/** Whether these could be part of a band with some of the others. */
const mayGrow = (members: readonly Bander[], others: readonly Bander[]): boolean =>
  attackSame(members) && (without(members).length <= 1 || shareQuality(members, [...members, ...others]));

/** Attackers with one number are one band. */
export function misbanded(attackers: readonly Bander[]): Illegal | null {
  const bands = Map.groupBy(
    attackers.filter(({ attack }) => attack.band !== undefined),
    ({ attack }) => attack.band,
  );
  const wrong = [...bands.values()].find((members) => members.length < 2 || !together(members));
  return wrong ? illegal('band', { attackers: wrong.map(({ attack }) => attack.attacker) }) : null;
}

/** The bands that an attacker may found with some of these, itself alone first. */
function* bandsWith(members: readonly Bander[], others: readonly Bander[]): Generator<readonly Bander[]> {
  if (members.length === 1 || together(members)) yield members;
  for (const [at, other] of others.entries()) {
    const more = [...members, other];
    const rest = others.slice(at + 1);
    if (mayGrow(more, rest)) yield* bandsWith(more, rest);
  }
}

const numbered = (attackers: readonly Bander[], members: readonly Bander[], band: number): Bander[] =>
  attackers.map((one) => (members.includes(one) ? { ...one, attack: { ...one.attack, band } } : one));

const attacks = (attackers: readonly Bander[]): Attack[] => attackers.map(({ attack }) => attack);
const canBand = (attackers: readonly Bander[]): boolean =>
  attackers.some(({ candidate }) => candidate.banding === true || (candidate.bandsBy ?? []).length > 0);

function* founded(attackers: readonly Bander[], at: number, bands: number): Generator<Attack[]> {
  const founder = attackers[at];
  if (!founder) {
    yield attacks(attackers);
    return;
  }
  const free = founder.attack.band === undefined ? attackers.slice(at + 1).filter(({ attack }) => attack.band === undefined) : [];
  for (const members of bandsWith([founder], free)) {
    yield* members.length > 1 ? founded(numbered(attackers, members, bands + 1), at + 1, bands + 1) : founded(attackers, at + 1, bands);
  }
}

/** Every way these attackers may band, no bands first; bands are numbered from 1 in the order of their first members. */
export const bandings = (attackers: readonly Bander[]): Iterable<Attack[]> => (canBand(attackers) ? founded(attackers, 0, 0) : [attacks(attackers)]);

/** At most one band for each thing attacked, a fair coin for each member that fits. */
export function bandedByChance(attackers: readonly Bander[], random: Random): Attack[] {
  if (!canBand(attackers)) return attacks(attackers);
  let out = [...attackers];
  let bands = 0;
  for (const group of Map.groupBy(attackers, ({ attack }) => attack.defender).values()) {
    const members: Bander[] = [];
    for (const one of shuffled(random, group)) if (coin(random) && mayGrow([...members, one], group)) members.push(one);
    if (members.length > 1 && together(members)) out = numbered(out, members, ++bands);
  }
  return attacks(out);
}
