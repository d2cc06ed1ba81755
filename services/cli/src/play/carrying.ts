import { cardNamed, renderCard } from '@arbiter/cards';
import { hasRule, ruleText } from '@arbiter/rules';
import type { AnswerOf, Decision, DecisionOf, ViewedObject, Withdrawal } from '@arbiter/schema';
import type { Command } from './commands.ts';
import { promptFor } from './prompts/index.ts';
import { yesOrNo } from './prompts/words.ts';
import { nameOfObject, objectAt, type Scene, textOf } from './scene.ts';
import type { Seated, Settings } from './session.ts';
import { changed, type Stops, stopLines, stopNames } from './stops.ts';
import type { Story } from './story.ts';
import type { KeyOf } from './words/index.ts';

/** What comes of a line: an answer for the table; the same question again; the question has gone; no more lines. */
export type Outcome = { readonly answer: AnswerOf<Decision['kind']> | Withdrawal } | 'again' | 'done' | 'quit';

interface At {
  readonly decision: Decision;
  readonly scene: Scene;
  readonly story: Story;
  readonly settings: Settings;
  readonly usual: Stops;
  readonly seated: Seated;
  readonly showBoard: () => Promise<void>;
}
const note = async ({ seated: { lines, say } }: At, key: KeyOf<'note'>, params = {}): Promise<'again'> => {
  await lines.print(say('note', key, params));
  return 'again';
};

const TOPICS = ['priority', 'board', 'card', 'log', 'rules', 'stops', 'yield', 'withdraw', 'concede', 'quit'] as const;
async function help({ seated: { lines, say } }: At): Promise<'again'> {
  await lines.print(say('help', 'title'), ...TOPICS.map((topic) => `  ${say('help', topic)}`));
  return 'again';
}

/** By the number of an option, or by name. */
function objectNamed({ decision, scene }: At, what: string): ViewedObject | undefined {
  const choice = promptFor(decision as DecisionOf<'pay'>)
    .choices(decision as DecisionOf<'pay'>, scene)
    .find(({ mark }) => mark === what);
  if (choice?.object !== undefined) return objectAt(scene, choice.object);
  const { battlefield, stack, players, exile } = scene.view;
  const seen = [...battlefield, ...stack, ...exile, ...players.flatMap((p) => [...p.hand.cards, ...p.graveyard])];
  const wanted = what.toLowerCase();
  return seen.find((object) => [nameOfObject(scene, object), object.as?.name ?? ''].some((name) => name.toLowerCase() === wanted));
}
async function card(at: At, what: string): Promise<'again'> {
  const { scene, seated } = at;
  const object = objectNamed(at, what);
  const known = object ? null : cardNamed(what);
  const text = object ? textOf(scene, object) : known ? renderCard(known, seated.say.lang) : null;
  if (text === null) return note(at, 'noCard', { given: what });
  await seated.lines.print(...text.split('\n').map((line) => `  ${line}`));
  return 'again';
}

async function log(at: At, count: number): Promise<'again'> {
  const lines = at.story.last(count);
  if (lines.length === 0) return note(at, 'nothingYet');
  await at.seated.lines.print(...lines);
  return 'again';
}

async function rules(at: At, what: string): Promise<'again'> {
  const { settings, seated } = at;
  if (what === '') {
    settings.withRules = !settings.withRules;
    return note(at, settings.withRules ? 'rulesOn' : 'rulesOff');
  }
  if (!hasRule(what)) return note(at, 'noRule', { given: what });
  await seated.lines.print(`  ${what}: ${ruleText(what, seated.say.lang)}`);
  return 'again';
}

async function stops(at: At, what: string): Promise<'again'> {
  const { settings, usual, seated } = at;
  const next = what === '' ? settings.stops : changed(settings.stops, what, usual);
  if (next === null) {
    await seated.lines.print(`! ${seated.say('complaint', 'noStop', { given: what })}`);
    return note(at, 'stopsAre', { names: stopNames });
  }
  settings.stops = next;
  await seated.lines.print(...stopLines(next, seated.say));
  return 'again';
}

async function concede(at: At): Promise<Outcome> {
  const { lines, say, table, me } = at.seated;
  await lines.print(say('note', 'concede'));
  const line = await lines.ask('> ');
  if (line === null) return 'quit';
  if (yesOrNo(line) !== true) return note(at, 'notConceded');
  await table.take({ kind: 'concede', actionId: `play-concede-${Date.now().toString(36)}`, seat: me });
  return 'done';
}

export async function carryOut(command: Command, at: At): Promise<Outcome> {
  switch (command.do) {
    case 'help':
      return help(at);
    case 'board':
      await at.showBoard();
      return 'again';
    case 'card':
      return card(at, command.what);
    case 'log':
      return log(at, command.count);
    case 'rules':
      return rules(at, command.what);
    case 'stops':
      return stops(at, command.what);
    case 'withdraw':
      return at.decision.withdrawable ? { answer: { withdraw: true } } : note(at, 'notYourAttempt');
    case 'concede':
      return concede(at);
    case 'quit':
      return 'quit';
    default:
      return command satisfies never;
  }
}
