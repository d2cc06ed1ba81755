import type { Choice, Mode, Modes, Quantity, Who } from '@arbiter/schema';
import type { Voice } from '../voice.ts';
import { sentence } from './sentence.ts';

/** What is chosen: "a color", "a number from 1 to 5". */
function chosen(v: Voice, { what, among, min, max }: Choice): string {
  const t = v.lang.messages.choice;
  if (typeof what === 'object')
    return 'words' in what
      ? v.lang.list(
          what.words.map((word) => v.lang.quoted(word)),
          'or',
        )
      : v.a(what.object).of('acc');
  if (among && among.length > 0)
    return v.say(t.among, {
      what: t[what],
      of: v.lang.list(
        among.map((word) => v.lang.quoted(word)),
        'or',
      ),
    });
  return what === 'number'
    ? v.say(t.number, { min: min === undefined ? undefined : v.amount(min), max: max === undefined ? undefined : v.amount(max) })
    : t[what];
}

export function choice(v: Voice, one: Choice, by: Who): string {
  return v.say(v.lang.messages.choice.choose, { who: v.subject(one.who ?? by), what: chosen(v, one), secret: one.secret, random: one.random });
}

function limits(v: Voice, choose: Modes['choose']): string {
  const t = v.lang.messages.modes;
  const isRange = (c: Modes['choose']): c is readonly [Quantity, Quantity] => Array.isArray(c);
  if (!isRange(choose)) return typeof choose === 'number' ? v.lang.number(choose) : v.amount(choose);
  return v.say(t.range, { min: v.amount(choose[0]), max: v.amount(choose[1]) });
}

function mode(v: Voice, { cost, targets, do: instructions, while: condition }: Mode): string {
  const t = v.lang.messages.modes;
  const text = v.text({ ...(targets ? { targets } : {}), do: instructions });
  return v.say(t.mode, {
    cost: cost && cost.length > 0 ? v.costLine(cost) : undefined,
    condition: condition && v.condition(condition),
    text: text || sentence(t.nothing),
  });
}

/** "Choose one — • … • …". */
export function modes(v: Voice, { choose, again, of, chooser, random, moreIf }: Modes): string {
  const t = v.lang.messages.modes;
  return v.say(t.choose, {
    who: v.subject(chooser ?? 'you'),
    n: limits(v, choose),
    again,
    random,
    more: moreIf && v.say(t.more, { condition: v.condition(moreIf.when), n: v.amount(moreIf.choose) }),
    modes: of.map((one) => `• ${mode(v, one)}`).join(' '),
  });
}
