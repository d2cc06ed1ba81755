import { Schema } from 'effect';

/** Where the two editions differ, a switch decides; recorded in a game's first entry and free to be mixed. */
export const Switches = Schema.Struct({
  manaBurn: Schema.Boolean,
  manaEmpties: Schema.Literals(['phase', 'step']),
  combatDamage: Schema.Literals(['stack', 'at-once']),
  damageOrder: Schema.Literals(['free', 'ordered']),
  secondDamageStep: Schema.Literals(['assigned-none', 'lacked-first-strike']),
  becomesBlocked: Schema.Literals(['once', 'per-blocker']),
  mulligan: Schema.Literals(['paris-sequential', 'vancouver', 'london']),
  phasing: Schema.Literals(['zone', 'status']),
  legendRule: Schema.Literals(['all-die', 'keep-one']),
  planeswalkerUniqueness: Schema.Literals(['all-die-by-type', 'none']),
  planeswalkerRedirect: Schema.Literals(['noncombat', 'none']),
  anyTarget: Schema.Literals(['creature-or-player', 'any-target']),
  tokenOwner: Schema.Literals(['effect-controller', 'receiver']),
  tokenName: Schema.Literals(['subtypes', 'subtypes-Token']),
  lifelink: Schema.Literals(['trigger', 'static']),
  deathtouch: Schema.Literals(['trigger', 'static']),
  bandsWithOther: Schema.Literals(['same-ability', 'quality']),
  illegalTargets: Schema.Literals(['countered', 'does-not-resolve']),
  teamPoison: Schema.Literals(['ten-a-player', 'fifteen-a-team']),
  commanderMoves: Schema.Literals(['replacement', 'state-based']),
});
export type Switches = typeof Switches.Type;

export const editions = {
  classic: {
    manaBurn: true, manaEmpties: 'phase', combatDamage: 'stack', damageOrder: 'free', secondDamageStep: 'assigned-none', becomesBlocked: 'once',
    mulligan: 'paris-sequential', phasing: 'zone', legendRule: 'all-die', planeswalkerUniqueness: 'all-die-by-type', planeswalkerRedirect: 'noncombat',
    anyTarget: 'creature-or-player', tokenOwner: 'effect-controller', tokenName: 'subtypes', lifelink: 'trigger', deathtouch: 'trigger',
    bandsWithOther: 'same-ability', illegalTargets: 'countered', teamPoison: 'ten-a-player', commanderMoves: 'replacement',
  },
  modern: {
    manaBurn: false, manaEmpties: 'step', combatDamage: 'at-once', damageOrder: 'free', secondDamageStep: 'lacked-first-strike', becomesBlocked: 'per-blocker',
    mulligan: 'london', phasing: 'status', legendRule: 'keep-one', planeswalkerUniqueness: 'none', planeswalkerRedirect: 'none',
    anyTarget: 'any-target', tokenOwner: 'receiver', tokenName: 'subtypes-Token', lifelink: 'static', deathtouch: 'static',
    bandsWithOther: 'quality', illegalTargets: 'does-not-resolve', teamPoison: 'fifteen-a-team', commanderMoves: 'state-based',
  },
} as const satisfies Record<string, Switches>;
export type Edition = keyof typeof editions;
