import { type ProjectionName, projectionOf } from '@arbiter/projections';

/** A list that only grows is kept in pages, so that of a long game only the end is written each time. */
const PAGE = 128;

type Fields = Readonly<Record<string, unknown>>;
const listIn = (name: ProjectionName, state: unknown): readonly unknown[] => {
  const { grows } = projectionOf(name);
  return grows === undefined ? [] : ((state as Fields)[grows] as readonly unknown[]);
};

/** A state without the list that is kept in pages. */
export const rest = (name: ProjectionName, state: unknown): unknown => {
  const { grows } = projectionOf(name);
  return grows === undefined ? state : { ...(state as Fields), [grows]: [] };
};

export interface Page {
  readonly page: number;
  readonly items: readonly unknown[];
}
/** The pages in which a state differs from one of before; null: there was none. What is the same is the same object. */
export const changedPages = (name: ProjectionName, state: unknown, before: unknown): readonly Page[] => {
  const [now, old] = [listIn(name, state), before === null ? [] : listIn(name, before)];
  return Array.from({ length: Math.ceil(now.length / PAGE) }, (_, page) => ({ page, items: now.slice(page * PAGE, (page + 1) * PAGE) })).filter(
    ({ page, items }) => page * PAGE + items.length > old.length || items.some((item, i) => item !== old[page * PAGE + i]),
  );
};

export const joined = (name: ProjectionName, state: unknown, pages: readonly (readonly unknown[])[]): unknown => {
  const { grows } = projectionOf(name);
  return grows === undefined ? state : { ...(state as Fields), [grows]: pages.flat() };
};
