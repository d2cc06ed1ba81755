import type { Ability, Modification, RuleChange } from '@arbiter/schema';
import type { Seen } from './sight.ts';
import { abilitiesWorth, powerOf, toughnessLeft, worth } from './worth.ts';

/* What a continuous effect means for the object it changes: above zero it is good for its controller. */

const bad: ReadonlySet<RuleChange> = new Set<RuleChange>([
  'cantAttack',
  'cantBlock',
  'cantAttackAlone',
  'cantBlockAlone',
  'attacksOnlyAlone',
  'blocksOnlyAlone',
  'mustAttack',
  'mustBlock',
  'mustBeBlocked',
  'doesntUntap',
  'cantBeRegenerated',
  'cantActivate',
  'assignsNoDamage',
]);
const forbids = (rule: Exclude<RuleChange, string>): boolean =>
  'cantBlock' in rule || 'attackCost' in rule || 'blockCost' in rule || 'cantAttackUnless' in rule;

function ofRule(rule: RuleChange, object: Seen): number {
  if (typeof rule !== 'string') return forbids(rule) ? -worth(object) / 3 : 1;
  if (!bad.has(rule)) return 1;
  return rule === 'cantAttack' ? -worth(object) / 2 : -worth(object) / 3;
}

function ofSize(power: unknown, toughness: unknown, object: Seen): number {
  const [p, t] = [typeof power === 'number' ? power : 1, typeof toughness === 'number' ? toughness : 1];
  return t < 0 && -t >= toughnessLeft(object) ? -worth(object) : p * 0.9 + t * 0.6;
}

function ofSetting(power: unknown, toughness: unknown, object: Seen): number {
  const p = typeof power === 'number' ? power - powerOf(object) : 0;
  const t = typeof toughness === 'number' ? toughness - toughnessLeft(object) : 0;
  return p + t * 0.6;
}

const given = (abilities: readonly Ability[]): number => Math.max(0.4, abilitiesWorth(abilities));

/** Changes of control are for the caller: whose gain that is depends on who gets it. */
function ofChange(change: Modification, object: Seen): number {
  if ('power' in change) return ofSize(change.power, change.toughness, object);
  if ('gain' in change) return given(change.gain);
  if ('lose' in change) return change.lose === 'all' ? -abilitiesWorth(object.as.abilities) : -0.8;
  if ('rule' in change) return ofRule(change.rule, object);
  if ('setPower' in change || 'setToughness' in change) return ofSetting(change.setPower, change.setToughness, object);
  return 0;
}
export const changesWorth = (changes: readonly Modification[], object: Seen): number => changes.reduce((sum, change) => sum + ofChange(change, object), 0);

/** What it changes about the object it is attached to. */
export const attachedChanges = (abilities: readonly Ability[]): readonly Modification[] =>
  abilities.flatMap((ability) => (ability.kind === 'static' && isAttached(ability.affects) ? (ability.changes ?? []) : []));
const isAttached = (affects: Extract<Ability, { kind: 'static' }>['affects']): boolean =>
  affects === 'attached' || (typeof affects === 'object' && 'attached' in affects);
