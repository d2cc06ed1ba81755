import { type Durability, durabilities } from '@arbiter/log';

/** What the environment says. `host` is this machine alone unless `HOST` is set; then strangers can reach the service and it asks for tokens. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly durability: Durability;
  readonly tokens: { readonly api: string; readonly judge: string } | null;
}

/** A setting that cannot be used; said in one line at start-up. */
export class BadConfig extends Error {}

const MAX_PORT = 65_535;
const portOf = (text: string | undefined): number => {
  const port = Number(text || '4000');
  if (!/^\d*$/.test(text ?? '') || port > MAX_PORT) throw new BadConfig(`PORT is "${text}"; it takes a port from 0 to ${MAX_PORT}`);
  return port;
};
const durabilityOf = (text: string | undefined): Durability => {
  const found = durabilities.find((d) => d === (text || 'full'));
  if (!found) throw new BadConfig(`DURABILITY is "${text}"; it can be ${durabilities.join(' or ')}`);
  return found;
};

type Env = Readonly<Record<string, string | undefined>>;
const tokensOf = (env: Env): Config['tokens'] => {
  const [api, judge] = [env['API_TOKEN'], env['JUDGE_TOKEN']];
  if (api && judge) return { api, judge };
  if (env['HOST']) throw new BadConfig('with HOST set the service can be reached from elsewhere: it needs API_TOKEN and JUDGE_TOKEN');
  return null;
};

export const configOf = (env: Env): Config => ({
  port: portOf(env['PORT']),
  host: env['HOST'] || '127.0.0.1',
  dataDir: env['DATA_DIR'] || './data',
  durability: durabilityOf(env['DURABILITY']),
  tokens: tokensOf(env),
});
