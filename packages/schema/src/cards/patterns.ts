import type { Phase, Step, Zone } from '../words.ts';
import type { Condition, Filter, Who } from './terms.ts';

/* What abilities wait for: what has happened, and what is about to. */

/** Something that has happened, to be matched against the events of one batch. `when` words describe the objects before the batch where the rules look back (2016:603.6d). */
export type EventPattern =
  | {
      readonly on: 'move';
      readonly what: Filter | 'self' | 'attached';
      readonly from?: Zone | readonly Zone[];
      readonly to?: Zone | readonly Zone[];
      readonly cause?: 'discard' | 'sacrifice' | 'destroy' | 'draw' | 'mill' | 'play' | 'exile' | 'resolve';
      readonly by?: Who;
    }
  | {
      readonly on: 'damage';
      readonly source?: Filter | 'self' | 'attached';
      readonly to?: Filter | 'self' | 'attached';
      readonly toPlayer?: Who;
      readonly combat?: boolean;
    }
  | { readonly on: 'step'; readonly step: Step; readonly whose?: Who }
  | { readonly on: 'cast'; readonly what: Filter | 'self'; readonly who?: Who; readonly from?: Zone }
  | { readonly on: 'activate'; readonly source?: Filter | 'self' | 'attached'; readonly who?: Who; readonly mana?: boolean } // mana: only mana abilities, or only others
  | { readonly on: 'target'; readonly what: Filter | 'self' | 'attached'; readonly by?: Filter; readonly player?: Who }
  | { readonly on: 'attack'; readonly what: Filter | 'self' | 'attached'; readonly alone?: boolean; readonly whom?: Who }
  | { readonly on: 'block'; readonly what: Filter | 'self' | 'attached'; readonly attacker?: Filter | 'self' }
  | { readonly on: 'becomesBlocked'; readonly what: Filter | 'self' | 'attached'; readonly by?: Filter }
  | { readonly on: 'unblocked'; readonly what: Filter | 'self' | 'attached' }
  | { readonly on: 'draw'; readonly who: Who; readonly nth?: number }
  | { readonly on: 'gainLife'; readonly who: Who }
  | { readonly on: 'loseLife'; readonly who: Who }
  | { readonly on: 'tap'; readonly what: Filter | 'self' | 'attached'; readonly forMana?: boolean }
  | { readonly on: 'untap'; readonly what: Filter | 'self' | 'attached' }
  | {
      readonly on: 'counters';
      readonly op: 'put' | 'removed';
      readonly counter?: string;
      readonly what: Filter | 'self' | 'attached';
      readonly last?: boolean;
      readonly each?: true;
    } // each: once for each of them
  | { readonly on: 'faceUp'; readonly what: Filter | 'self' }
  | { readonly on: 'transform'; readonly what: Filter | 'self' }
  | { readonly on: 'control'; readonly what: Filter | 'self'; readonly gains?: Who; readonly loses?: Who }
  | { readonly on: 'attach'; readonly what: Filter | 'self'; readonly to?: Filter | 'self' }
  | { readonly on: 'unattach'; readonly what: Filter | 'self' }
  | { readonly on: 'shuffle'; readonly who: Who }
  | { readonly on: 'search'; readonly who: Who }
  | { readonly on: 'reveal'; readonly what: Filter }
  | { readonly on: 'scry'; readonly who: Who }
  | { readonly on: 'playerLost'; readonly who: Who }
  | { readonly on: 'coin'; readonly who: Who; readonly won?: boolean }
  | { readonly on: 'phasing'; readonly what: Filter | 'self'; readonly dir: 'in' | 'out' }
  | { readonly on: 'countered'; readonly what: Filter | 'self'; readonly by?: Who }
  | { readonly on: 'manaAdded'; readonly from: Filter | 'self' | 'attached' }
  | { readonly on: 'regenerated'; readonly what: Filter | 'self' }
  | { readonly on: 'state'; readonly when: Condition } // 2016:603.8
  | { readonly on: 'named'; readonly name: string; readonly what?: Filter | 'self'; readonly own?: true } // an action a keyword gave a name: "exploit", "monstrous" …; own: done by an ability beside this one (2016:607.2g)
  | { readonly anyOf: readonly EventPattern[] };

/** Something about to happen (2016:614.1). */
export type WouldPattern =
  | {
      readonly would: 'damage';
      readonly source?: Filter | 'self' | 'attached' | { readonly ref: string };
      readonly to?: Filter | 'self' | 'attached' | { readonly ref: string };
      readonly toPlayer?: Who;
      readonly combat?: boolean;
    }
  | {
      readonly would: 'move';
      readonly what: Filter | 'self' | 'attached' | { readonly ref: string };
      readonly from?: Zone | readonly Zone[];
      readonly to?: Zone | readonly Zone[];
      readonly cause?: 'discard' | 'sacrifice' | 'destroy' | 'counter' | 'resolve';
      readonly toOwner?: Who;
    }
  | { readonly would: 'destroy'; readonly what: Filter | 'self' | 'attached' | { readonly ref: string } }
  | { readonly would: 'discard'; readonly what: Filter | 'self'; readonly who?: Who; readonly by?: Who }
  | { readonly would: 'draw'; readonly who: Who; readonly exceptFirstInDrawStep?: boolean }
  | { readonly would: 'gainLife'; readonly who: Who }
  | { readonly would: 'loseLife'; readonly who: Who; readonly fromDamage?: boolean }
  | { readonly would: 'counters'; readonly counter?: string; readonly on?: Filter | 'self'; readonly onPlayer?: Who; readonly byEffect?: true } // byEffect: not as a cost
  | { readonly would: 'token'; readonly who: Who; readonly what?: Filter }
  | { readonly would: 'untap'; readonly what: Filter | 'self' | 'attached' }
  | { readonly would: 'tap'; readonly what: Filter | 'self' }
  | { readonly would: 'mana'; readonly from: Filter; readonly who?: Who }
  | { readonly would: 'turn'; readonly who: Who }
  | { readonly would: 'phase'; readonly phase: Phase; readonly who: Who }
  | { readonly would: 'step'; readonly step: Step; readonly who: Who }
  | { readonly would: 'lose' | 'win'; readonly who: Who }
  | { readonly would: 'shuffle' | 'mill' | 'scry'; readonly who: Who };
