import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const PROJECTOR = fileURLToPath(new URL('../../../server/src/projector/main.ts', import.meta.url));

export interface ProjectOptions {
  readonly once?: boolean;
  readonly rebuild?: boolean;
  readonly game?: string;
  readonly lang?: string;
}
const optionsOf = ({ once, rebuild, game, lang }: ProjectOptions): readonly string[] => [
  ...(once ? ['--once'] : []),
  ...(rebuild ? ['--rebuild'] : []),
  ...(game === undefined ? [] : [`--game=${game}`]),
  ...(lang === undefined ? [] : [`--lang=${lang}`]),
];

/** Keeps projections beside the log, or prints what one says of a game. The projector is a process of its own, here as in the service. */
export const project = async (name: string, options: ProjectOptions): Promise<void> => {
  const child = spawn(process.execPath, [PROJECTOR, ...optionsOf(options), '--', name], { stdio: 'inherit' });
  const pass = (signal: NodeJS.Signals): void => void child.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, pass);
  const [code] = (await once(child, 'close')) as [number | null];
  process.exitCode = code ?? 1;
};
