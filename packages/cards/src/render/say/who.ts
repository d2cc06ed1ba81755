import type { Who } from '@arbiter/schema';
import { type Determiner, type NounPhrase, noun, withTail } from '../noun.ts';
import type { Phrase } from '../phrase.ts';
import type { Voice } from '../voice.ts';

type Word = Extract<Who, string>;

const one = { each: 'each', any: 'a', all: 'bare' } as const;

function simple(v: Voice, word: Word, one: Determiner): Phrase {
  const np = (det: Determiner, what: NounPhrase['what']): Phrase => v.lang.np({ det, what, many: det === 'bare' });
  switch (word) {
    case 'you':
      return v.lang.you;
    case 'opponents':
      return one === 'bare' ? v.lang.np({ det: 'your', what: noun('opponent'), many: true }) : np(one, noun('opponent'));
    case 'each':
      return np(one, noun('player'));
    case 'others':
      return np(one, noun('player', 'other'));
    case 'nonactive':
      return np(one, noun('player', 'nonactive'));
    case 'active':
    case 'defending':
    case 'attacking':
      return np('the', noun('player', word));
    case 'team':
      return np('your', noun('team'));
    case 'nobody':
      return np('no', noun('player'));
    default:
      return word satisfies never;
  }
}

/** `any` is for where it is enough that one of them fits, "an opponent controls"; `all` for what is said of them together, "your opponents can't". */
export function who(v: Voice, w: Who, det: 'each' | 'any' | 'all'): Phrase {
  if (typeof w === 'string') return simple(v, w, one[det]);
  if ('controllerOf' in w) return v.lang.controllerOf(v.ref(w.controllerOf));
  if ('ownerOf' in w) return v.lang.ownerOf(v.ref(w.ownerOf));
  if ('opponentsOf' in w) {
    const of = v.say(v.lang.messages.tail.opponentsOf, { who: v.who(w.opponentsOf) });
    return v.lang.np({ det: one[det], what: withTail(noun('opponent'), of), many: det === 'all' });
  }
  if ('mostLife' in w) return v.lang.np({ det: 'the', what: withTail(noun('player'), v.lang.messages.tail.mostLife) });
  if ('linked' in w) return v.lang.np({ det: 'chosen', what: noun('player') });
  const meaning = v.names.get(w.ref);
  return meaning?.target ? v.named(w.ref) : v.lang.np({ det: 'that', what: meaning?.what ?? noun('player'), ...(meaning?.many ? { many: true } : {}) });
}

const same = (one: Who, other: Who): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Who does something is left out where he is told to do it or has just been named. */
export function subject(v: Voice, w: Who): Phrase {
  if (!same(w, v.actor)) return doer(v, v.who(w));
  const phrase = v.who(w);
  return { of: (form) => (form === 'subj' ? '' : phrase.of(form)), agree: v.mood === 'infinitive' ? 'bare' : phrase.agree, is: phrase.is ?? [] };
}
export const doer = (v: Voice, of: Phrase): Phrase => (v.mood === 'infinitive' ? v.lang.caused(of) : of);
