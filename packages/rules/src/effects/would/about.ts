import type { Bindings } from '@arbiter/schema';
import type { Env } from '../../engine/play.ts';
import type { Would } from '../../engine/would.ts';

/** What the event was about, for the text that is carried out in its place. */
export const eventBindings = (would: Would): Bindings => ({
  ...('amount' in would ? { amount: { number: would.amount }, triggerAmount: { number: would.amount } } : {}),
  ...('seat' in would ? { triggerPlayer: { players: [would.seat] } } : {}),
  ...('object' in would ? { trigger: { objects: [would.object] } } : {}),
  ...('source' in would ? { triggerSource: { objects: [would.source] } } : {}),
  ...('to' in would && would.would === 'damage'
    ? typeof would.to === 'string'
      ? { triggerPlayer: { players: [would.to] } }
      : { trigger: { objects: [would.to] } }
    : {}),
});
export const extended = (env: Env, more: Bindings): Env => ({ ...env, bindings: { ...env.bindings, ...more } });
