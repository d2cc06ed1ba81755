import type { Candidate, Filter, Id } from '@arbiter/schema';
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
    const { creature } = candidate;
    const those = (is: (look: Look, id: Id, quality: Filter) => boolean) =>
      qualities.flatMap((quality, at) => (is(look, creature, quality) ? [String(at)] : []));
    const [bandsWith, bandsBy] = [those(isOfQuality), those(bandsWithOthers)];
    return {
      ...candidate,
      ...(hasBanding(look, creature) ? { banding: true } : {}),
      ...(bandsWith.length > 0 ? { bandsWith } : {}),
      ...(bandsBy.length > 0 ? { bandsBy } : {}),
    };
  });
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
