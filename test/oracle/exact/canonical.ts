import type { Answer } from '@arbiter/schema';

/*
 * Answers that mean the same have one name. The order in which sets are written means nothing (modes, targets, attackers, blockers, what is spent, kept or paid);
 * bands are what they hold, not how they are numbered; face 0 is the face; what does not say that it is a mana ability does not say that it is none; and how long
 * a player who passes wants to be left alone is no other action.
 */

const byText = <T>(list: readonly T[]): T[] => list.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
type Attack = Extract<Answer, { attacks: unknown }>['attacks'][number];

function withBands(attacks: readonly Attack[]): readonly unknown[] {
  const bandOf = ({ band }: Attack): readonly number[] =>
    band === undefined
      ? []
      : attacks
          .filter((other) => other.band === band)
          .map(({ attacker }) => attacker)
          .toSorted((a, b) => a - b);
  return attacks.map((attack) => [attack.attacker, attack.defender, ...bandOf(attack)]);
}

function meaning(answer: Answer, ordered: boolean): unknown {
  if ('pass' in answer) return 'pass';
  if ('play' in answer) return ['play', answer.play, answer.face ?? 0];
  if ('cast' in answer) return ['cast', answer.cast, answer.face ?? 0, answer.how ?? null];
  if ('activate' in answer) return ['activate', answer.activate, answer.ability];
  if ('attacks' in answer) return ['attack', ...byText(withBands(answer.attacks))];
  if ('blocks' in answer) return ['block', ...byText(answer.blocks.map(({ blocker, attacker }) => [blocker, attacker]))];
  if ('targets' in answer) return ['target', ...byText(answer.targets)];
  if ('modes' in answer) return ['modes', ...byText(answer.modes)];
  if ('spend' in answer) return ['spend', ...byText(answer.spend)];
  if ('keep' in answer && Array.isArray(answer.keep)) return ['keep', ...byText(answer.keep)];
  if ('pay' in answer) return ['pay', ...byText(answer.pay.map(({ key, times }) => [key, times]))];
  if ('objects' in answer) return ['objects', ...(ordered ? answer.objects : byText(answer.objects))];
  return answer;
}

/** `ordered`: the order of chosen objects matters. */
export const canonical = (answer: Answer, ordered = false): string => JSON.stringify(meaning(answer, ordered));
