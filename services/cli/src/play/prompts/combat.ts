import type { AnswerOf, Id, SpaceOf, Thing } from '@arbiter/schema';
import { label, nameOf } from '../scene.ts';
import { andThen, bad, type Choice, mapped, NONE, ok, type Prompt, type Read } from './prompt.ts';
import { each, letterIn, letterOf, placeIn, tokensOf } from './reading.ts';

/* Attackers and blockers go by numbers, what they attack or block by letters: `1 3>b 4+5` and `2>a 3>a+b`. */

type Attack = AnswerOf<'attackers'>['attacks'][number];
const attacked = ({ candidates }: SpaceOf<'attackers'>): readonly Thing[] => [...new Set(candidates.flatMap(({ defenders }) => defenders))];

interface Group {
  readonly places: readonly number[];
  readonly defender: Thing | null;
}
/** `3`, `3>b`, `4+5`, `4+5>b`; what is attacked need not be said where there is but one thing to attack. */
function groupIn(token: string, space: SpaceOf<'attackers'>): Read<Group> {
  const [creatures = '', letter, ...more] = token.split('>');
  if (more.length > 0 || creatures === '' || letter === '') return bad('badPair', { given: token, example: '1>a' });
  const things = attacked(space);
  const places = each(creatures.split('+'), (one) => placeIn(one, space.candidates.length));
  return andThen(places, (found): Read<Group> => {
    if (letter === undefined) return ok({ places: found, defender: null });
    return mapped(letterIn(letter, things.length), (at) => ({ places: found, defender: things[at] as Thing }));
  });
}

function attacksOf(space: SpaceOf<'attackers'>, groups: readonly Group[]): Read<AnswerOf<'attackers'>> {
  const found = new Map<number, Omit<Attack, 'attacker'>>();
  for (const [at, { places, defender }] of groups.entries()) {
    for (const place of places) {
      const { defenders = [] } = space.candidates[place] ?? {};
      const [only, other] = defenders;
      const whom = defender ?? (other === undefined ? only : undefined);
      if (whom === undefined) return bad('whichLetter', { given: `${place + 1}` });
      found.set(place, { defender: whom, ...(places.length > 1 ? { band: at } : {}) });
    }
  }
  return ok({
    attacks: numbered(
      space.candidates.flatMap(({ creature }, place) => (found.has(place) ? [{ attacker: creature, ...(found.get(place) as Omit<Attack, 'attacker'>) }] : [])),
    ),
  });
}
/** Bands are numbered from 1 in the order of their first members. */
function numbered(attacks: readonly Attack[]): readonly Attack[] {
  const bands = [...new Set(attacks.flatMap(({ band }) => (band === undefined ? [] : [band])))];
  return attacks.map((attack) => (attack.band === undefined ? attack : { ...attack, band: bands.indexOf(attack.band) + 1 }));
}
/** Everyone attacks what it can, where that goes without saying. */
const everyone = ({ candidates }: SpaceOf<'attackers'>): readonly Group[] =>
  candidates.flatMap(({ defenders }, place) => (defenders.length > 0 ? [{ places: [place], defender: null }] : []));

const makeGroup = (space: SpaceOf<'attackers'>, members: readonly Attack[]): string => {
  const places = members.map(({ attacker }) => space.candidates.findIndex(({ creature }) => creature === attacker) + 1);
  return `${places.join('+')}>${letterOf(attacked(space).indexOf(members[0]?.defender ?? ''))}`;
};

export const attackers: Prompt<'attackers'> = {
  asks: () => ({ key: 'attackers' }),
  choices: ({ space }, scene) => {
    const things = attacked(space);
    const lettered = things.map(
      (thing, at): Choice => ({ mark: letterOf(at), text: label(scene, thing), ...(typeof thing === 'number' ? { object: thing } : {}) }),
    );
    const creatures = space.candidates.map(({ creature, defenders, banding, bandsBy = [] }, at): Choice => {
      const what = label(scene, creature);
      const able =
        defenders.length < things.length ? scene.say('option', 'mayAttack', { what, whom: defenders.map((one) => nameOf(scene, one)).join(', ') }) : what;
      return { mark: `${at + 1}`, text: banding || bandsBy.length > 0 ? scene.say('option', 'banding', { what: able }) : able, object: creature };
    });
    return [...creatures, ...lettered];
  },
  hints: (space) => [
    ...(attacked(space).length > 1 ? (['attackers.several'] as const) : []),
    ...(space.candidates.some(({ banding, bandsBy = [] }) => banding || bandsBy.length > 0) ? (['attackers.band'] as const) : []),
  ],
  usual: () => ({ attacks: [] }),
  parse: (space, text) => {
    const token = text.trim();
    if (token === NONE) return ok({ attacks: [] });
    if (token === 'all') return attacksOf(space, everyone(space));
    return andThen(
      each(tokensOf(text), (one) => groupIn(one, space)),
      (groups) => attacksOf(space, groups),
    );
  },
  make: (space, { attacks }) => {
    const groups = [...Map.groupBy(attacks, ({ band, attacker }) => (band === undefined ? `alone ${attacker}` : band)).values()];
    return groups.length === 0 ? NONE : groups.map((members) => makeGroup(space, members)).join(' ');
  },
};

type Blocks = AnswerOf<'blockers'>;
const attackersIn = ({ candidates }: SpaceOf<'blockers'>): readonly Id[] => [...new Set(candidates.flatMap((one) => one.attackers))];

type Blocking = readonly [place: number, attackers: readonly Id[]];
function blockIn(token: string, space: SpaceOf<'blockers'>): Read<Blocking> {
  const [blocker = '', letters, ...more] = token.split('>');
  if (more.length > 0 || blocker === '' || letters === '') return bad('badPair', { given: token, example: '1>a' });
  const all = attackersIn(space);
  return andThen(placeIn(blocker, space.candidates.length), (place): Read<Blocking> => {
    const [only, other] = space.candidates[place]?.attackers ?? [];
    if (letters === undefined) return only !== undefined && other === undefined ? ok([place, [only]]) : bad('whichLetter', { given: blocker });
    return mapped(
      each(letters.split('+'), (letter) => letterIn(letter, all.length)),
      (places): Blocking => [place, places.map((at) => all[at] as Id)],
    );
  });
}
/** As the space writes them: by blocker, then by what it can block. What it cannot is left for the rules to refuse. */
function blocksOf({ candidates }: SpaceOf<'blockers'>, blockings: readonly Blocking[]): Blocks {
  const byPlace = new Map<number, readonly Id[]>();
  for (const [place, ids] of blockings) byPlace.set(place, [...(byPlace.get(place) ?? []), ...ids]);
  return {
    blocks: candidates.flatMap(({ creature, attackers: able }, place) => {
      const ids = byPlace.get(place) ?? [];
      const others = ids.filter((id, at) => !able.includes(id) || ids.indexOf(id) !== at);
      return [...able.filter((id) => ids.includes(id)), ...others].map((attacker) => ({ blocker: creature, attacker }));
    }),
  };
}

export const blockers: Prompt<'blockers'> = {
  asks: () => ({ key: 'blockers' }),
  choices: ({ space }, scene) => {
    const all = attackersIn(space);
    const creatures = space.candidates.map(({ creature, attackers: able }, at): Choice => {
      const what = label(scene, creature);
      const text = able.length < all.length ? scene.say('option', 'mayBlock', { what, whom: able.map((id) => letterOf(all.indexOf(id))).join(', ') }) : what;
      return { mark: `${at + 1}`, text, object: creature };
    });
    return [...creatures, ...all.map((id, at): Choice => ({ mark: letterOf(at), text: label(scene, id), object: id }))];
  },
  hints: (space) => (attackersIn(space).length > 1 ? ['blockers.several'] : []),
  usual: () => ({ blocks: [] }),
  parse: (space, text) =>
    text.trim() === NONE
      ? ok({ blocks: [] })
      : mapped(
          each(tokensOf(text), (one) => blockIn(one, space)),
          (blockings) => blocksOf(space, blockings),
        ),
  make: (space, { blocks }) => {
    const all = attackersIn(space);
    const groups = [...Map.groupBy(blocks, ({ blocker }) => blocker)];
    const made = groups.map(([blocker, own]) => {
      const place = space.candidates.findIndex(({ creature }) => creature === blocker) + 1;
      return `${place}>${own.map(({ attacker }) => letterOf(all.indexOf(attacker))).join('+')}`;
    });
    return made.length === 0 ? NONE : made.join(' ');
  },
};
