/** The closed lists of the game's words. Types are derived from them; nothing else spells these strings out. */

export const colors = ['W', 'U', 'B', 'R', 'G'] as const;
export type Color = (typeof colors)[number];
/** What one mana can be: a colour, or C for colourless (2008:104.3d; 2016:106.1b). */
export const manaTypes = ['W', 'U', 'B', 'R', 'G', 'C'] as const;
export type ManaType = (typeof manaTypes)[number];

/** 2016:400.1; `phasedOut` is the zone of the classic `phasing` switch (2008:302.1). */
export const zones = ['library', 'hand', 'battlefield', 'graveyard', 'stack', 'exile', 'command', 'ante', 'phasedOut'] as const;
export type Zone = (typeof zones)[number];
/** Zones each player has of his own; a card in one of these is in its owner's (2016:400.3). */
export const ownZones = ['library', 'hand', 'graveyard'] as const;
export type OwnZone = (typeof ownZones)[number];
/** 2016:400.2. */
export const hiddenZones = ['library', 'hand'] as const;

export const phases = ['beginning', 'precombat-main', 'combat', 'postcombat-main', 'ending'] as const;
export type Phase = (typeof phases)[number];
/** The one spelling of the steps on the wire; a main phase has no steps and stands here under its own name. */
export const steps = [
  'untap',
  'upkeep',
  'draw',
  'precombat-main',
  'beginning-of-combat',
  'declare-attackers',
  'declare-blockers',
  'first-strike-damage',
  'combat-damage',
  'end-of-combat',
  'postcombat-main',
  'end',
  'cleanup',
] as const;
export type Step = (typeof steps)[number];

export const cardTypes = [
  'artifact',
  'creature',
  'enchantment',
  'instant',
  'land',
  'planeswalker',
  'sorcery',
  'tribal',
  'plane',
  'phenomenon',
  'scheme',
  'vanguard',
  'conspiracy',
] as const;
export type CardType = (typeof cardTypes)[number];
export const permanentTypes = ['artifact', 'creature', 'enchantment', 'land', 'planeswalker'] as const;
export const supertypes = ['basic', 'elite', 'legendary', 'ongoing', 'snow', 'world'] as const;
export type Supertype = (typeof supertypes)[number];
export const basicLandTypes = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'] as const;

export const layouts = ['normal', 'split', 'aftermath', 'flip', 'transform', 'meld', 'leveler', 'saga', 'adventure', 'modal'] as const;
export type Layout = (typeof layouts)[number];

/** A place at a table; the name is what the log, the views and the scenarios call the player who sits there. */
export type Seat = string;
/** One id space in a game; 0 is nobody's. */
export type Id = number;
/** `edition:number`, for example `2008:310.4a`. */
export type Cite = `2008:${string}` | `2016:${string}`;
