import type { AnswerOf, Candidate, Filter, Id } from '@arbiter/schema';
import { fits } from '../../cards/filters.ts';
import type { Look } from '../../engine/play.ts';
import { same } from '../../engine/same.ts';
import { hasKeyword, keywordsOf } from '../../keywords/has.ts';
import { filterOn } from '../../keywords/keyword.ts';

/* Banding and "bands with other" (2008:502.10; 2016:702.21). Whether a quality alone lets a creature band is for the switch `bandsWithOther` to say. */

const hasBanding = (look: Look, id: Id): boolean => hasKeyword(look, id, 'banding');

/** The qualities with others of which it bands. */
const qualitiesOf = (look: Look, id: Id): readonly Filter[] => keywordsOf(look, id, 'bands with other').map(filterOn);
const bandsWithOthers = (look: Look, id: Id, quality: Filter): boolean => qualitiesOf(look, id).some((own) => same(own, quality));
const isOfQuality = (look: Look, id: Id, quality: Filter): boolean =>
  look.game.rules.bandsWithOther === 'quality'
    ? fits(look, { source: id, controller: look.of(id).controller, bindings: {}, x: null }, quality, id)
    : bandsWithOthers(look, id, quality);

/** Each quality once. */
const qualitiesAmong = (look: Look, ids: readonly Id[]): readonly Filter[] => {
  const all = ids.flatMap((id) => qualitiesOf(look, id));
  return all.filter((quality, at) => all.findIndex((other) => same(other, quality)) === at);
};

/** By what each of these may band, in the terms of the question; a quality goes by its place among theirs. */
export const withBands = (look: Look, candidates: readonly Candidate[]): readonly Candidate[] => {
  const qualities = qualitiesAmong(
    look,
    candidates.map(({ creature }) => creature),
  );
  return candidates.map((candidate) => {
    const bandsWith = qualities.flatMap((quality, at) => (isOfQuality(look, candidate.creature, quality) ? [String(at)] : []));
    return { ...candidate, ...(hasBanding(look, candidate.creature) ? { banding: true } : {}), ...(bandsWith.length > 0 ? { bandsWith } : {}) };
  });
};

/** Whether these may attack as one band: all but one have banding, or all are of a quality that one of them bands by (2016:702.21b–c). */
const isBand = (look: Look, ids: readonly Id[]): boolean =>
  ids.filter((id) => !hasBanding(look, id)).length <= 1 ||
  qualitiesAmong(look, ids).some((quality) => ids.every((id) => isOfQuality(look, id, quality)) && ids.some((id) => bandsWithOthers(look, id, quality)));

/** The members of a declared band that is none: the terms of the question do not tell who of them bands by their quality. */
export const falseBand = (look: Look, attacks: AnswerOf<'attackers'>['attacks']): readonly Id[] | null => {
  const bands = Map.groupBy(
    attacks.filter(({ band }) => band !== undefined),
    ({ band }) => band,
  );
  return [...bands.values()].map((members) => members.map(({ attacker }) => attacker)).find((ids) => !isBand(look, ids)) ?? null;
};

/** Whether these, blocking or being blocked by one creature, let their own side divide its damage (2008:502.10h; 2016:702.21j–k). */
export const shieldEachOther = (look: Look, ids: readonly Id[]): boolean =>
  ids.some((id) => hasBanding(look, id)) ||
  qualitiesAmong(look, ids).some((quality) => {
    const alike = ids.filter((id) => isOfQuality(look, id, quality));
    return alike.length > 1 && alike.some((id) => bandsWithOthers(look, id, quality));
  });

/** An attacker with the rest of its band. */
export const bandOf = ({ game }: Look, attacker: Id): readonly Id[] => {
  const attacks = game.combat?.attacks ?? [];
  const band = attacks.find((attack) => attack.attacker === attacker)?.band ?? null;
  return band === null ? [attacker] : attacks.filter((attack) => attack.band === band).map((attack) => attack.attacker);
};
