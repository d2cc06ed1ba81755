import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Account, encodeAccount, encodeOperator, encodeUser, fmtCreds } from '@nats-io/jwt';
import { createAccount, createOperator, createUser, type KeyPair } from '@nats-io/nkeys';
import type { Signing } from './credentials.ts';

/** What cannot be done with the directory that was named. */
export class BadKeys extends Error {
  readonly _tag = 'BadKeys';
}

const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const seedOf = (key: KeyPair): string => text(key.getSeed());

const unlimited = { subs: -1, data: -1, payload: -1, imports: -1, exports: -1, wildcards: true, conn: -1, leaf: 0 } as const;
const jetstream = { mem_storage: -1, disk_storage: -1, streams: -1, consumer: -1 } as const;

const accountNamed = (name: string, key: KeyPair, operator: KeyPair, account: Partial<Account>): Promise<string> =>
  encodeAccount(name, key, account, { signer: operator });

/** Nothing at all but what `account` allows anyhow. */
const userOf = async (name: string, account: string, signer: KeyPair): Promise<string> => {
  const user = createUser();
  const everything = { subs: -1, data: -1, payload: -1 };
  return text(fmtCreds(await encodeUser(name, user, account, everything, { signer }), user));
};

/** The servers read the two accounts from their own configuration, so that no account server is needed. */
const accountsConf = (operator: string, system: string, accounts: Readonly<Record<string, string>>): string =>
  [
    `operator: ${operator}`,
    `system_account: ${system}`,
    'resolver: MEMORY',
    'resolver_preload: {',
    ...Object.entries(accounts).map(([key, jwt]) => `  ${key}: ${jwt}`),
    '}',
    '',
  ].join('\n');

/** `infra/nats`: what every server of ours says, whoever its users are. */
const SHARED = ['base.conf', 'durable.conf'];
const sharedConf = (name: string): string => fileURLToPath(new URL(`../../../../infra/nats/${name}`, import.meta.url));

function emptyDirectory(directory: string): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  if (readdirSync(directory).length > 0) throw new BadKeys(`${directory} is not empty; keys are never written over others`);
}

const SEATS = 'seats.json';

/**
 * Makes everything a NATS server needs to tell the service, its seats and strangers apart, in a directory that must be empty (files 0600):
 * `server.conf` for `nats-server -c` (`server-2.9.conf` for one older than 2.10), `engine.creds` for the service, `seats.json` to let seats in with, `system.creds` for the operator's tools, and the keys of operator and accounts,
 * which no running server needs and which belong under lock.
 */
export async function makeKeys(directory: string): Promise<void> {
  emptyDirectory(directory);
  const write = (name: string, content: string): void => writeFileSync(join(directory, name), content, { mode: 0o600 });
  const [operator, system, account] = [createOperator(), createAccount(), createAccount()];
  const [engineSigning, seatSigning, systemSigning] = [createAccount(), createAccount(), createAccount()];
  const [systemKey, accountKey] = [system.getPublicKey(), account.getPublicKey()];
  const operatorJwt = await encodeOperator('arbiter', operator, { system_account: systemKey });
  const accounts = {
    [systemKey]: await accountNamed('SYS', system, operator, { limits: unlimited, signing_keys: [systemSigning.getPublicKey()] }),
    [accountKey]: await accountNamed('ARBITER', account, operator, {
      limits: { ...unlimited, ...jetstream },
      signing_keys: [engineSigning.getPublicKey(), seatSigning.getPublicKey()],
    }),
  };
  write('accounts.conf', accountsConf(operatorJwt, systemKey, accounts));
  write('server.conf', 'include ./durable.conf\ninclude ./accounts.conf\n');
  write('server-2.9.conf', 'include ./base.conf\ninclude ./accounts.conf\n');
  for (const name of SHARED) copyFileSync(sharedConf(name), join(directory, name));
  write('engine.creds', await userOf('engine', accountKey, engineSigning));
  write('system.creds', await userOf('system', systemKey, systemSigning));
  write(SEATS, `${JSON.stringify({ account: accountKey, seed: seedOf(seatSigning) } satisfies Signing)}\n`);
  for (const [name, key] of Object.entries({ operator, system, account, engine: engineSigning })) write(`${name}.nk`, `${seedOf(key)}\n`);
}

const isSigning = (value: unknown): value is Signing => {
  const { account, seed } = (value ?? {}) as Partial<Record<keyof Signing, unknown>>;
  return typeof account === 'string' && /^A[A-Z2-7]{55}$/u.test(account) && typeof seed === 'string' && /^SA[A-Z2-7]{56}$/u.test(seed);
};

/** The key that `makeKeys` has written to let seats in with. */
export function seatSigning(directory: string): Signing {
  const path = join(directory, SEATS);
  try {
    const found: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (isSigning(found)) return found;
  } catch (cause) {
    throw new BadKeys(`${path} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
  throw new BadKeys(`${path} is not the key of an account`);
}
