import type { Attacking, Destination, Quantity } from '@arbiter/schema';
import type { Phrase } from '../phrase.ts';
import type { Voice } from '../voice.ts';

export const isOwn = (zone: unknown): zone is 'library' | 'hand' | 'graveyard' => zone === 'library' || zone === 'hand' || zone === 'graveyard';

function countersOf(v: Voice, counters: Readonly<Record<string, Quantity>>): string {
  return v.lang.list(
    Object.entries(counters).map(([counter, amount]) => v.counters(amount, counter).of('ins')),
    'and',
  );
}

export function attackingOf(v: Voice, attacking: Attacking): string {
  const t = v.lang.messages.destination;
  if (attacking === true) return t.attacking;
  if (typeof attacking === 'object' && 'like' in attacking) return v.say(t.attackingLike, { it: v.ref(attacking.like) });
  return attacking === false ? '' : v.say(t.attackingWhom, { who: v.who(attacking, 'any') });
}

/** How an object arrives: "tapped", "under your control". */
export function manner(v: Voice, to: Destination): string {
  const t = v.lang.messages.destination;
  const parts = [
    to.tapped ? t.tapped : '',
    to.attacking === undefined ? '' : attackingOf(v, to.attacking),
    to.blocking === undefined ? '' : v.say(t.blocking, { it: v.ref(to.blocking) }),
    to.attachedTo === undefined ? '' : v.say(t.attachedTo, { it: v.ref(to.attachedTo) }),
    to.faceDown && !to.manifested ? t.faceDown : '',
    to.manifested ? t.manifested : '',
    to.face === undefined || to.face === 0 ? '' : t.back,
    to.under === undefined ? '' : v.say(t.under, { who: v.who(to.under) }),
    to.counters === undefined ? '' : v.say(t.counters, { counters: countersOf(v, to.counters) }),
    to.order === 'any' ? t.anyOrder : to.order === 'same' ? t.sameOrder : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
}

function inLibrary(v: Voice, position: Destination['position'], library: Phrase): string {
  const t = v.lang.messages.destination;
  if (position === undefined || position === 'top') return v.say(t.top, { library });
  if (typeof position === 'object') return v.say(t.fromTop, { library, n: v.amount(position.fromTop) });
  return v.say(t[position], { library });
}

/** Where an object is put: "onto the battlefield tapped", "on top of its owner's library". */
export function destination(v: Voice, to: Destination): string {
  const t = v.lang.messages.destination;
  const owner = v.lang.ownerOf(v.lang.it);
  const place = isOwn(to.zone)
    ? to.zone === 'library'
      ? inLibrary(v, to.position, v.lang.owned('library', owner))
      : v.say(to.zone === 'hand' ? t.toHand : t.into, { zone: v.lang.owned(to.zone, owner) })
    : t[to.zone];
  return `${place} ${manner(v, to)}`.trim();
}
