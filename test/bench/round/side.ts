import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Said, Word } from './said.ts';

/** A process that plays by the packages of one checkout. */
export interface Side {
  ask<W extends Word>(word: W, ask: Said[W]['ask']): Promise<Said[W]['answer']>;
  end(): Promise<void>;
}

export function sideIn(root: string, signal: AbortSignal): Side {
  const child = fork(join(root, 'test/bench/round/main.ts'), { cwd: root, execArgv: [], stdio: ['ignore', 'ignore', 'pipe', 'ipc'], signal });
  const said = text(child.stderr as Readable);
  const exited = once(child, 'exit').catch((error: unknown) => [error]);
  const gone = async (): Promise<never> => {
    await exited;
    signal.throwIfAborted();
    throw new Error(`the process that plays by ${root} has ended:\n${(await said).trimEnd()}`);
  };
  return {
    async ask(word, ask) {
      const answer = once(child, 'message') as Promise<[never]>;
      child.send({ word, ask });
      return (await Promise.race([answer, gone()]))[0];
    },
    async end() {
      if (child.connected) child.disconnect();
      await exited;
    },
  };
}
