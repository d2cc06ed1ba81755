import { Command, CommanderError } from 'commander';
import { bot } from './commands/bot.ts';
import { cardsCheck, cardsList, cardsSchema, cardsShow, cardsValidate } from './commands/cards.ts';
import { chart } from './commands/chart.ts';
import { exportGame } from './commands/export.ts';
import { play } from './commands/play.ts';
import { project } from './commands/project.ts';
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
  .description('play whole games between bots')
  .option('--games <n>', 'how many', '10')
  .option('--rules <edition>', 'classic, modern, or both: half of the games each', 'classic')
  .option('--players <n>', '2 to 4; more than two play free-for-all', '2')
  .option('--bots <bot>', 'random or heuristic', 'random')
  .option('--log <adapter>', 'memory, sqlite or jetstream; when it is not given, the storage that the environment names')
  .option('--seed <n>', 'draws the decks and the choices of the bots; printed when it is not given')
  .option('--json', 'print one JSON object')
  .action(simulate);
program
  .command('play')
  .description('play a game at the terminal against bots; it is kept and can be gone on with')
  .option('--rules <edition>', 'classic or modern', 'classic')
  .option('--deck <deck>', 'your deck: the name of a sample deck, or a file with a deck list; drawn if not given')
  .option('--against <deck>', "an opponent's deck; once for each of several", (deck: string, others?: readonly string[]) => [...(others ?? []), deck])
  .option('--bot <bot>', 'who plays against you: heuristic or random', 'heuristic')
  .option('--players <n>', 'how many play, you among them: 2 to 4', '2')
  .option('--name <name>', 'what you are called')
  .option('--seed <n>', 'for the decks that are drawn and for what the bots choose')
  .option('--lang <lang>', 'en or ru', 'en')
  .option('--resume <game>', 'go on with a game')
  .option('--seat <seat>', 'whom you play in a game you go on with')
  .action(play);
program
  .command('bot <game>')
  .description("let a bot play somebody's seat of a game on a running service; the seat's token is in ARBITER_TOKEN")
  .requiredOption('--seat <seat>', 'whose seat: A, B, …')
  .option('--url <url>', 'http://host:port, or nats://host:port', 'http://127.0.0.1:4000')
  .option('--bot <bot>', 'heuristic or random', 'heuristic')
  .option('--seed <n>', 'for what it leaves to chance')
  .option('--token <token>', "the seat's token, where others may see it")
  .option('--creds <file>', "over NATS: the seat's credentials")
  .option('--inbox <prefix>', 'over NATS: the inbox prefix that came with them')
  .action(bot);
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

program
  .command('project <name>')
  .description('keep a projection (zones, life, stack, timeline or all) in DATA_DIR as games go on, or print one game as it says')
  .option('--once', 'stop when everything there is now is kept')
  .option('--rebuild', 'throw away what is kept, and fold it anew from the log')
  .option('--game <id>', 'print what it says of this game, as JSON')
  .option('--lang <language>', 'with timeline and --game: its lines in words, en or ru')
  .action(project);
program.command('chart [step]').description('the statechart, or one step of it, as Mermaid text').action(chart);

const scenario = program.command('scenario').description('boards, scripts and what must be true');
scenario
  .command('run <paths...>')
  .description('run scenario files, or all below a folder; exit code 1 if one fails, 2 if one cannot be run')
  .option('--json', 'print one JSON object a scenario, one a line')
  .action(scenarioRun);
scenario.command('keys').description('the keys of the format whose rules are not built yet').option('--json', 'print a JSON array').action(scenarioKeys);

const cards = program.command('cards').description('the cards there are, and card definitions of your own');
cards.command('list').description('the cards of the pool, one a line').option('--json', 'print a JSON array').action(cardsList);
cards
  .command('show <name>')
  .description('a card of the pool as text, by its English or Russian name')
  .option('--lang <lang>', 'en or ru', 'en')
  .option('--json', 'print its definition')
  .action(cardsShow);
cards.command('schema').description('the JSON Schema (draft 2020-12) of a card definition').action(cardsSchema);
cards
  .command('validate <file>')
  .description('read card definitions (one object, a list, or one a line); exit code 1 if one cannot be read')
  .option('--json', 'print one JSON object a definition, one a line')
  .action(cardsValidate);
cards
  .command('check <file>')
  .description('compare the pool with a card-data file (one JSON object a line or AtomicCards, plain or gzipped); exit code 1 if they differ')
  .option('--json', 'print one JSON object')
  .action(cardsCheck);

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
