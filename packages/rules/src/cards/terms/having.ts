import type { Id } from '@arbiter/schema';
import { type Finding, finding } from '../../engine/finding.ts';
import type { Look } from '../../engine/play.ts';

/** Whether one of these values is among an object's colours, types or the like; what it has besides does not matter (2016:608.2h). */
export const has = (look: Look, id: Id, what: 'colors' | 'types' | 'subtypes' | 'supertypes', values: readonly string[]): Finding<boolean> => {
  const own: readonly string[] = look.of(id)[what];
  return finding(
    '2016:608.2h',
    values.some((value) => own.includes(value)),
  );
};
