import { Command, CommanderError } from 'commander';
import { chart } from './commands/chart.ts';
import { exportGame } from './commands/export.ts';
import { replay } from './commands/replay.ts';
import { scenarioKeys, scenarioRun } from './commands/scenario.ts';
import { simulate } from './commands/simulate.ts';
import { verify } from './commands/verify.ts';
import { UsageError } from './ground.ts';

const program = new Command('arbiter')
  .description('An event-sourced rules service for Magic: The Gathering. Games are kept in DATA_DIR (./data).')
  .exitOverride(); // what cannot be carried out is 2; 1 says that something was found bad

program
  .command('simulate')
  .description('play whole games between random bots')
  .option('--games <n>', 'how many', '10')
  .option('--rules <edition>', 'classic or modern', 'classic')
  .option('--log <adapter>', 'memory or sqlite', 'sqlite')
  .option('--seed <n>', "the bots' seed; printed when it is not given")
  .option('--json', 'print one JSON object')
  .action(simulate);
program
  .command('replay <game>')
  .description('tell a stored game, or show it as it stood after an entry')
  .option('--at <n>', 'the entry')
  .option('--json', 'print the position as JSON')
  .action(replay);
program
  .command('verify <game-or-file>')
  .description('check the chain of a stored game or an exported file and carry its actions out again')
  .option('--head <index:hash>', 'a head kept from before')
  .option('--json', 'print one JSON object')
  .action(verify);
program.command('export <game>').description('print a stored game, one entry a line').action(exportGame);

program.command('chart [step]').description('the statechart, or one step of it, as Mermaid text').action(chart);

const scenario = program.command('scenario').description('boards, scripts and what must be true');
scenario
  .command('run <paths...>')
  .description('run scenario files, or all below a folder; exit code 1 if one fails, 2 if one cannot be run')
  .option('--json', 'print one JSON object a scenario, one a line')
  .action(scenarioRun);
scenario.command('keys').description('the keys of the format whose rules are not built yet').option('--json', 'print a JSON array').action(scenarioKeys);

/** Whoever reads may stop when he has seen enough. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});
/** Said by this program, by the system (`syscall`) or by SQLite (`errcode`) of what it was asked to do: one line. All else is a fault of ours and shows where. */
const isPlain = (error: unknown): error is Error =>
  error instanceof UsageError || (error instanceof Error && ('_tag' in error || 'syscall' in error || 'errcode' in error));

try {
  await program.parseAsync();
} catch (error) {
  const told = error instanceof CommanderError;
  if (!told) console.error(isPlain(error) ? `arbiter: ${error.message}` : error);
  process.exitCode = told && error.exitCode === 0 ? 0 : 2;
}
