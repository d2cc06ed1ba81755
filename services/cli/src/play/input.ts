import { once } from 'node:events';
import { createInterface, type Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

type Stream<S> = S & { readonly isTTY?: boolean };

/**
 * Lines typed at a terminal or coming through a pipe. Null: there are no more, or Ctrl-C was typed; then the terminal is as it was before.
 * What comes through a pipe is shown beside its question, so that the whole can be read afterwards.
 */
export class Lines {
  private readonly output: Writable;
  private readonly rl: Interface;
  private readonly terminal: boolean;
  private readonly waiting: string[] = [];
  private wanted: ((line: string | null) => void) | null = null;
  closed = false;
  interrupted = false;

  constructor(input: Stream<Readable>, output: Stream<Writable>) {
    this.output = output;
    this.terminal = input.isTTY === true && output.isTTY === true;
    this.rl = createInterface({ input, ...(this.terminal ? { output } : {}), terminal: this.terminal });
    this.rl.on('line', (line) => this.came(line));
    this.rl.on('SIGINT', () => this.interrupt());
    this.rl.on('close', () => this.end());
  }

  private came(line: string): void {
    if (!this.wanted) this.waiting.push(line);
    else this.give(line);
  }
  private give(line: string | null): void {
    const wanted = this.wanted;
    this.wanted = null;
    if (line !== null && !this.terminal) this.output.write(`${line}\n`);
    wanted?.(line);
  }
  private interrupt(): void {
    this.interrupted = true;
    this.output.write('\n');
    this.rl.close();
  }
  private end(): void {
    this.closed = true;
    this.give(null);
  }

  async print(...lines: readonly string[]): Promise<void> {
    if (lines.length > 0 && !this.output.write(`${lines.join('\n')}\n`)) await once(this.output, 'drain');
  }

  ask(prompt: string): Promise<string | null> {
    const next = this.waiting.shift();
    if (this.terminal && next === undefined && !this.closed) {
      this.rl.setPrompt(prompt);
      this.rl.prompt();
    } else this.output.write(prompt);
    return new Promise((resolve) => {
      this.wanted = resolve;
      if (next !== undefined || this.closed) this.give(next ?? null);
    });
  }

  close(): void {
    this.rl.close();
  }
}
