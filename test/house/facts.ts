import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Facts } from './rule.ts';

const RULEBOOK = 'packages/rules/src/rulebook/rules.json';
const EVENTS = 'packages/schema/src/event.ts';
const CEILINGS = 'test/house/sizes.json';

/** What the rules of this house compare the tree with; what cannot be read fails only the rule that asks for it. */
export async function readFacts(root: string): Promise<Facts> {
  const readJson = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));
  const [events] = await Promise.allSettled([import(pathToFileURL(join(root, EVENTS)).href) as Promise<{ replaceableEvents?: readonly string[] }>]);
  return {
    get ruleIds() {
      return new Set((readJson(RULEBOOK) as readonly { id: string }[]).map(({ id }) => id));
    },
    get replaceable() {
      if (events.status === 'rejected') throw events.reason;
      const names = events.value.replaceableEvents ?? [];
      if (names.length === 0) throw new Error(`${EVENTS} must export replaceableEvents: the names of the events that a card can replace or prevent`);
      return new Set(names);
    },
    get ceilings() {
      return readJson(CEILINGS) as Record<string, number>;
    },
  };
}
