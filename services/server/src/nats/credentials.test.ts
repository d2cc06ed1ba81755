import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publicSubject, seatSubject, seatToken } from '@arbiter/schema';
import { connect, credsAuthenticator, errors, type NatsConnection } from '@nats-io/transport-node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newerServer, olderServer } from '../../../../test/support/nats/programs.ts';
import { type NatsProcess, natsProcess } from '../../../../test/support/nats/server.ts';
import { needs } from '../../../../test/support/needs.ts';
import { type SeatCredentials, seatCredentials } from './credentials.ts';
import { makeKeys, seatSigning } from './keys.ts';
import { isInbox } from './subjects.ts';

const game = 'g'.repeat(26);
const other = 'h'.repeat(26);
const HOUR_MS = 3_600_000;
const inAnHour = (): Date => new Date(Date.now() + HOUR_MS);

describe('the subjects', () => {
  it('write a seat’s name as one word that no other name has, whatever is in it', () => {
    const names = ['alice', 'Alice', 'al.ice', '*', '>', '=Kg', 'my seat', 'Ælice', '𝔄'];
    const tokens = names.map(seatToken);
    expect(tokens[0]).toBe('alice');
    for (const token of tokens) expect(token).toMatch(/^[A-Za-z0-9_=-]+$/);
    expect(new Set(tokens).size).toBe(names.length);
  });

  it('know where an answer may go', () => {
    expect(['_INBOX.abc', `_INBOX_${game}_alice_x.y`].map(isInbox)).toEqual([true, true]);
    expect(['', `arbiter.v1.log.${game}`, seatSubject(game, 'bob'), '$JS.API.STREAM.DELETE.ARBITER_LOG', 'x_INBOX.a', '_INBOX'].map(isInbox)).toEqual(
      Array(6).fill(false),
    );
  });
});

describe('the keys', () => {
  it('are nobody else’s to read, and never written over others', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'arbiter-keys-'));
    await makeKeys(directory);
    const secret = readdirSync(directory).filter((name) => !/^(base|durable)\.conf$/.test(name));
    expect(secret.toSorted()).toEqual(
      [
        'account.nk',
        'accounts.conf',
        'engine.creds',
        'engine.nk',
        'operator.nk',
        'seats.json',
        'server.conf',
        'server-2.9.conf',
        'system.creds',
        'system.nk',
      ].toSorted(),
    );
    for (const name of secret) expect(statSync(join(directory, name)).mode & 0o777, name).toBe(0o600);
    const before = readFileSync(join(directory, 'seats.json'), 'utf8');
    await expect(makeKeys(directory)).rejects.toMatchObject({ _tag: 'BadKeys', message: expect.stringContaining('is not empty') });
    expect(readFileSync(join(directory, 'seats.json'), 'utf8')).toBe(before);
    rmSync(directory, { recursive: true });
  });

  it('must be there to let seats in', () => {
    expect(() => seatSigning('/nowhere')).toThrow(expect.objectContaining({ _tag: 'BadKeys' }));
  });
});

const servers = [
  ['nats-server 2.9', olderServer(), 'base.conf'],
  ['nats-server 2.11 or newer', newerServer(), 'durable.conf'],
] as const;

for (const [name, found, config] of servers) {
  describe(`a seat’s credentials on ${name}`, () => {
    needs(name, found, (program) => {
      let directory: string;
      let server: NatsProcess;
      let engine: NatsConnection;
      let seat: NatsConnection;
      let credentials: SeatCredentials;
      const open: NatsConnection[] = [];
      const violations: string[] = [];

      const connected = async (creds: string, inboxPrefix?: string): Promise<NatsConnection> => {
        const authenticator = credsAuthenticator(new TextEncoder().encode(creds));
        const nc = await connect({ servers: server.url, authenticator, reconnect: false, ...(inboxPrefix === undefined ? {} : { inboxPrefix }) });
        open.push(nc);
        return nc;
      };
      const watch = async (nc: NatsConnection): Promise<void> => {
        for await (const status of nc.status())
          if (status.type === 'error' && status.error instanceof errors.PermissionViolationError)
            violations.push(`${status.error.operation} ${status.error.subject}`);
      };

      beforeAll(async () => {
        directory = mkdtempSync(join(tmpdir(), 'arbiter-keys-'));
        await makeKeys(directory);
        server = await natsProcess({ program, config: `include ${config}\n${readFileSync(join(directory, 'accounts.conf'), 'utf8')}` });
        engine = await connected(readFileSync(join(directory, 'engine.creds'), 'utf8'));
        engine.subscribe('arbiter.v1.api.*', { callback: (_, message) => void message.respond(`heard ${message.string()}`) });
        credentials = await seatCredentials(seatSigning(directory), { game, seat: 'alice', expires: inAnHour() });
        seat = await connected(credentials.creds, credentials.inboxPrefix);
        void watch(seat);
      });
      afterAll(async () => {
        for (const nc of open) await nc.close();
        await server.dispose();
        rmSync(directory, { recursive: true });
      });

      it('let it call the service and hear the answer', async () => {
        expect((await seat.request('arbiter.v1.api.view', 'me')).string()).toBe('heard me');
      });

      it('let it hear its game and itself', async () => {
        for (const subject of [publicSubject(game), seatSubject(game, 'alice')]) {
          const heard = seat.subscribe(subject, { max: 1 });
          await seat.flush();
          engine.publish(subject, subject);
          for await (const message of heard) expect(message.string()).toBe(subject);
        }
      });

      const deaf = [
        '>',
        '*',
        'arbiter.>',
        'arbiter.v1.log.*',
        `arbiter.v1.log.${game}`,
        'arbiter.v1.public.*',
        publicSubject(other),
        'arbiter.v1.seat.>',
        `arbiter.v1.seat.${game}.*`,
        seatSubject(game, 'bob'),
        seatSubject(other, 'alice'),
        'arbiter.v1.api.*',
        '_INBOX.>',
        '_INBOX_*.>',
        `_INBOX_${game}_bob_x.>`,
        '$JS.>',
        '$KV.>',
        '$SRV.>',
        '$SYS.>',
      ];
      it.each(deaf)('let it not hear %s', async (subject) => {
        const refusals = [seat.subscribe(subject), seat.subscribe(subject, { queue: 'arbiter' })].map((sub) => sub.closed);
        for (const refusal of refusals) expect(await refusal).toBeInstanceOf(errors.PermissionViolationError);
      });

      const dumb = [
        `arbiter.v1.log.${game}`,
        publicSubject(game),
        seatSubject(game, 'alice'),
        seatSubject(game, 'bob'),
        'arbiter.v1.api',
        'arbiter.v1.api.view.more',
        'arbiter.v1.probe.x',
        '_INBOX.x',
        `_INBOX_${game}_bob_x.y`,
        '$JS.API.INFO',
        '$JS.API.STREAM.MSG.GET.ARBITER_LOG',
        '$JS.API.STREAM.DELETE.ARBITER_LOG',
        '$KV.ARBITER_BESIDE.tokens.x',
        '$SRV.PING',
        '$SYS.REQ.SERVER.PING',
      ];
      it('let it say nothing but calls', async () => {
        const heard: string[] = [];
        const ears = engine.subscribe('>', { callback: (_, { subject }) => void heard.push(subject) });
        await engine.flush();
        violations.length = 0;
        for (const subject of dumb) seat.publish(subject, 'x');
        await seat.request('arbiter.v1.api.view', 'afterwards');
        await expect.poll(() => violations.toSorted()).toEqual(dumb.map((subject) => `publish ${subject}`).toSorted());
        await engine.flush();
        expect(heard.filter((subject) => dumb.includes(subject))).toEqual([]);
        expect(heard).toContain('arbiter.v1.api.view');
        ears.unsubscribe();
      });

      it('speak of one seat even where its name looks like a pattern', async () => {
        const star = await seatCredentials(seatSigning(directory), { game, seat: '*', expires: inAnHour() });
        const nc = await connected(star.creds, star.inboxPrefix);
        expect((await nc.request('arbiter.v1.api.view', '*')).string()).toBe('heard *');
        for (const subject of [`arbiter.v1.seat.${game}.*`, seatSubject(game, 'alice')])
          expect(await nc.subscribe(subject).closed).toBeInstanceOf(errors.PermissionViolationError);
      });

      it('end when they expire', async () => {
        const brief = await seatCredentials(seatSigning(directory), { game, seat: 'alice', expires: new Date(Date.now() + 2000) });
        const nc = await connected(brief.creds, brief.inboxPrefix);
        expect(await nc.closed()).toBeInstanceOf(errors.UserAuthenticationExpiredError);
        const again = (): Promise<string> =>
          connected(brief.creds, brief.inboxPrefix).then(
            () => 'let in',
            (error: Error) => error.message,
          );
        await expect.poll(again).toMatch(/expired|authorization/i); // it is counted in whole seconds
      });

      it('are needed', async () => {
        await expect(connect({ servers: server.url, reconnect: false })).rejects.toThrow(/authorization/i);
        const forged = await seatCredentials(
          { ...seatSigning(directory), seed: readFileSync(join(directory, 'system.nk'), 'utf8').trim() },
          { game, seat: 'alice', expires: inAnHour() },
        );
        await expect(connected(forged.creds)).rejects.toThrow(/authorization/i);
      });

      it('leave the engine everything', async () => {
        const info = await engine.request('$JS.API.INFO');
        expect(JSON.parse(info.string())).toMatchObject({ type: 'io.nats.jetstream.api.v1.account_info_response' });
        expect(JSON.parse(info.string())).not.toHaveProperty('error');
      });
    });
  });
}
