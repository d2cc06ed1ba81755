import type { AnswerOf, SpaceOf } from '@arbiter/schema';
import { nameOf, type Scene } from '../scene.ts';
import { abilityText, costText } from '../texts.ts';
import { about, sourceName } from './picks.ts';
import { andThen, bad, type Choice, mapped, NONE, ok, type Prompt, type Read } from './prompt.ts';
import { each, placeIn, tokensOf } from './reading.ts';

type Pay = SpaceOf<'pay'>;
const SYMBOLS = /^(?:\{?[WUBRGC]\}?)+$/u;
const UNIT = /^u(?<place>\d+)$/u;

/** The next unit of that type that is not spoken for. */
function spendSymbols(pool: Pay['pool'], symbols: readonly string[], taken: number[]): Read<null> {
  for (const symbol of symbols) {
    const unit = pool.find(({ type, unit: one }) => type === symbol && !taken.includes(one));
    if (!unit) return bad('noUnit', { given: symbol });
    taken.push(unit.unit);
  }
  return ok(null);
}
/** Symbols in capitals (`WWU`) or units by their place in the list (`u1 u3`): written as the pool has them. */
function spendIn({ pool }: Pay, tokens: readonly string[]): Read<AnswerOf<'pay'>> {
  const taken: number[] = [];
  for (const token of tokens) {
    const place = UNIT.exec(token)?.groups?.['place'];
    const read: Read<null> =
      place === undefined
        ? spendSymbols(
            pool,
            [...token.matchAll(/[WUBRGC]/gu)].map(([symbol]) => symbol),
            taken,
          )
        : andThen(placeIn(place, pool.length), (at) => {
            taken.push((pool[at] as Pay['pool'][number]).unit);
            return ok(null);
          });
    if ('bad' in read) return read;
  }
  const named = new Set(taken);
  const twice = taken.filter((unit, at) => taken.indexOf(unit) !== at);
  return ok({ spend: [...pool.flatMap(({ unit }) => (named.has(unit) ? [unit] : [])), ...twice] });
}

const mana = ({ type, snow }: Pay['pool'][number]): string => (snow ? `{${type}}{S}` : `{${type}}`);
const unitChoices = ({ pool }: Pay, { say }: Scene): readonly Choice[] =>
  pool.map((unit, at) => ({ mark: `u${at + 1}`, text: `${mana(unit)} ${say('option', 'pool')}` }));

export const pay: Prompt<'pay'> = {
  asks: ({ space }, scene) => ({ key: 'pay', params: { source: sourceName(scene, space), cost: space.cost } }),
  choices: ({ space }, scene) => [
    ...space.abilities.map(({ activate, ability }, at): Choice => {
      const text = abilityText(scene, activate, ability);
      return {
        mark: `${at + 1}`,
        text: text === '' ? nameOf(scene, activate) : scene.say('option', 'activate', { what: nameOf(scene, activate), text }),
        object: activate,
      };
    }),
    ...unitChoices(space, scene),
  ],
  hints: ({ pool }) => (pool.length > 0 ? ['pay.pool'] : []),
  usual: ({ auto, suggested }) => suggested ?? (auto ? { auto: true } : null),
  parse(space, text) {
    const token = text.trim();
    if (token === 'auto') return ok({ auto: true });
    if (token === NONE) return ok({ spend: [] });
    const tokens = tokensOf(text);
    if (tokens.every((one) => SYMBOLS.test(one) || UNIT.test(one))) return spendIn(space, tokens);
    if (tokens.length > 1) return bad('onlyOne', { given: token });
    return mapped(placeIn(token, space.abilities.length), (at) => space.abilities[at] as Pay['abilities'][number]);
  },
  make({ pool, abilities }, answer) {
    if ('auto' in answer) return 'auto';
    if ('activate' in answer) return `${abilities.findIndex(({ activate, ability }) => activate === answer.activate && ability === answer.ability) + 1}`;
    return answer.spend.length === 0 ? NONE : answer.spend.map((unit) => `u${pool.findIndex((one) => one.unit === unit) + 1}`).join(' ');
  },
};

type Costs = SpaceOf<'costs'>;
function costIn(token: string, { options }: Costs): Read<{ readonly at: number; readonly times: number }> {
  const { place = token, times = '1' } = /^(?<place>\d+)x(?<times>\d{1,9})$/u.exec(token)?.groups ?? {};
  return mapped(placeIn(place, options.length), (at) => ({ at, times: Number(times) }));
}
export const costs: Prompt<'costs'> = {
  asks: ({ space }, scene) => ({ key: about(scene, 'costs', space.required ? 'required' : undefined), params: { source: sourceName(scene, space) } }),
  choices: ({ space }, scene) =>
    space.options.map(({ key, cost, most }, at) => {
      const price = costText(scene, cost, space.source);
      const what = /^\d+$/u.test(key) ? price : scene.say('option', 'cost', { key: scene.say.has('way', key) ? scene.say('way', key) : key, cost: price });
      return { mark: `${at + 1}`, text: most > 1 ? scene.say('option', 'upTo', { what, n: most }) : what };
    }),
  usual: ({ required }) => (required ? null : { pay: [] }),
  parse: (space, text) =>
    text.trim() === NONE
      ? ok({ pay: [] })
      : mapped(
          each(tokensOf(text), (token) => costIn(token, space)),
          (chosen) => ({ pay: chosen.map(({ at, times }) => ({ key: space.options[at]?.key ?? '', times })) }),
        ),
  make: ({ options }, { pay: paid }) => {
    const place = (key: string): number => options.findIndex((option) => option.key === key) + 1;
    return paid.length === 0 ? NONE : paid.map(({ key, times }) => (times === 1 ? `${place(key)}` : `${place(key)}x${times}`)).join(' ');
  },
};
