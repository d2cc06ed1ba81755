/** What every `Beside` must keep; see `contract.ts`. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adapterNamed } from './adapters.ts';
import { type Beside, type Grant, REFUSED_A_GAME, type Refused } from './beside.ts';
import { sampleGameId } from './samples.ts';

export interface BesideHarness {
  /** Another handle on the same storage. */
  open(): Promise<Beside>;
  /** All that is stored, as far as it is text. */
  text(): Promise<string>;
  dispose(): Promise<void>;
}

export function besideContract(name: string, make: () => Promise<BesideHarness>): void {
  describe(`what stands beside the log: ${adapterNamed(name)}`, () => {
    let harness: BesideHarness;
    let beside: Beside;
    let other: Beside;
    let game: string;
    beforeEach(async () => {
      harness = await make();
      beside = await harness.open();
      other = await harness.open();
      game = sampleGameId();
    });
    afterEach(async () => {
      await beside.close();
      await other.close();
      await harness.dispose();
    });

    it('keeps the first quarantine of a game until it is lifted', async () => {
      const first = { game, head: { index: 7, hash: 'ab'.repeat(32) }, reason: 'the state and the fold differ', action: 'cd'.repeat(32), at: 5 };
      const second = { game, head: null, reason: 'another', action: null, at: 6 };
      const elsewhere = { ...second, game: sampleGameId() };
      expect(await beside.quarantineOf(game)).toBeNull();
      expect(await beside.quarantine(first)).toBe(true);
      expect(await other.quarantine(second)).toBe(false);
      expect(await other.quarantine(elsewhere)).toBe(true);
      expect(await other.quarantineOf(game)).toEqual(first);
      expect(await beside.quarantines()).toEqual([first, elsewhere]);
      expect(await beside.lift(game)).toBe(true);
      expect(await other.lift(game)).toBe(false);
      expect(await other.quarantineOf(game)).toBeNull();
      expect(await other.quarantine(second)).toBe(true);
      expect(await beside.quarantineOf(game)).toEqual(second);
    });

    const refusal = (n: number, of = game): Refused => ({
      game: of,
      at: n,
      seat: n % 2 === 0 ? 'alice' : null,
      actionId: n % 3 === 0 ? null : `action-${n}`,
      action: 'ef'.repeat(32),
      refusal: { tag: 'NotYourDecision', cite: '2008:300.3', legal: [n, 'Æ', null] },
    });

    it('keeps the newest refused actions of each game, oldest first', async () => {
      const elsewhere = sampleGameId();
      await other.refuse(refusal(1, elsewhere));
      for (let n = 0; n < REFUSED_A_GAME + 3; n++) await beside.refuse(refusal(n));
      expect(await other.refusedIn(game)).toEqual(Array.from({ length: REFUSED_A_GAME }, (_, i) => refusal(i + 3)));
      expect(await beside.refusedIn(elsewhere)).toEqual([refusal(1, elsewhere)]);
      expect(await beside.refusedIn(sampleGameId())).toEqual([]);
    });

    it('knows who holds a token, in its own game only, and keeps no token', async () => {
      const grants: [string, Grant][] = [
        ['token-of-alice', { game, role: 'seat', seat: 'alice' }],
        ['token-of-bob', { game, role: 'seat', seat: 'bob' }],
        ['token-of-the-judge', { game, role: 'judge', seat: null }],
        ['token-of-a-spectator', { game, role: 'spectator', seat: null }],
        ['token-of-an-invitation', { game, role: 'invitation', seat: 'alice' }],
      ];
      for (const [token, grant] of grants) await beside.grant(token, grant);
      for (const [token, grant] of grants) {
        expect(await other.holderOf(game, token)).toEqual(grant);
        expect(await other.holderOf(sampleGameId(), token)).toBeNull();
        expect(await other.holderOf(game, `${token} `)).toBeNull();
      }
      expect(await other.holderOf(game, '')).toBeNull();
      expect(await harness.text()).not.toContain('token-of');
      await beside.grant('token-of-bob', { game, role: 'spectator', seat: null });
      expect(await other.holderOf(game, 'token-of-bob')).toEqual({ game, role: 'spectator', seat: null });
      expect(await other.revoke(game, 'token-of-alice')).toBe(true);
      expect(await beside.revoke(game, 'token-of-alice')).toBe(false);
      expect(await beside.holderOf(game, 'token-of-alice')).toBeNull();
      expect(await beside.holderOf(game, 'token-of-bob')).not.toBeNull();
    });

    it('takes every token of a seat away, and nobody else’s', async () => {
      const elsewhere = sampleGameId();
      for (const token of ['first', 'second']) await beside.grant(token, { game, role: 'seat', seat: 'alice' });
      await beside.grant('third', { game, role: 'seat', seat: 'bob' });
      await beside.grant('first', { game: elsewhere, role: 'seat', seat: 'alice' });
      await beside.grant('invitation', { game, role: 'invitation', seat: 'alice' });
      await other.reseat(game, 'alice', 'newest');
      expect(await beside.holderOf(game, 'newest')).toEqual({ game, role: 'seat', seat: 'alice' });
      for (const token of ['first', 'second', 'invitation']) expect(await beside.holderOf(game, token)).toBeNull();
      expect(await beside.holderOf(game, 'third')).not.toBeNull();
      expect(await beside.holderOf(elsewhere, 'first')).not.toBeNull();
    });

    it('leaves one token where a seat is given to several at once, whoever has been let in meanwhile', async () => {
      const tokens = ['first', 'second', 'third', 'fourth'];
      await beside.grant('an-invitation', { game, role: 'invitation', seat: 'alice' });
      const handles = [beside, other];
      await Promise.all([...tokens.map((token, i) => (handles[i % 2] ?? beside).reseat(game, 'alice', token)), other.redeem(game, 'an-invitation', 'invited')]);
      const held = await Promise.all([...tokens, 'invited', 'an-invitation'].map((token) => other.holderOf(game, token)));
      expect(held.filter((grant) => grant !== null)).toHaveLength(1);
    });

    it('makes a token of an invitation, once, and of nothing else', async () => {
      await beside.grant('an-invitation', { game, role: 'invitation', seat: 'alice' });
      await beside.grant('a-token', { game, role: 'seat', seat: 'bob' });
      expect(await beside.redeem(sampleGameId(), 'an-invitation', 'mine')).toBeNull();
      expect(await beside.redeem(game, 'a-token', 'mine')).toBeNull();
      const came = await Promise.all([beside, other, beside, other].map((handle, i) => handle.redeem(game, 'an-invitation', `mine-${i}`)));
      expect(came.filter((seat) => seat === 'alice')).toHaveLength(1);
      expect(came.filter((seat) => seat === null)).toHaveLength(3);
      const held = await Promise.all(came.map((_, i) => other.holderOf(game, `mine-${i}`)));
      expect(held).toEqual(came.map((seat) => seat && { game, role: 'seat', seat }));
      expect(await other.holderOf(game, 'an-invitation')).toBeNull();
      expect(await other.holderOf(game, 'a-token')).not.toBeNull();
    });
  });
}
