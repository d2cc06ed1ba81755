import type { DecisionOf, Kind } from '@arbiter/schema';
import { promptFor } from './prompts/index.ts';
import { type Choice, NONE } from './prompts/prompt.ts';
import type { Scene } from './scene.ts';
import { askingText } from './texts.ts';

/** `1, 2, 3, 7` as `1-3, 7`; letters as they are. */
function ranges(marks: readonly string[]): string {
  if (marks.every((mark) => mark === '')) return '';
  const rows: string[][] = [];
  for (const mark of marks) {
    const row = rows.at(-1);
    if (row && Number(row.at(-1)) + 1 === Number(mark)) row.push(mark);
    else rows.push([mark]);
  }
  return rows.map((row) => (row.length > 1 ? `${row[0]}-${row.at(-1)}` : row[0])).join(', ');
}
/** What looks alike shares a line. */
function choiceLines(choices: readonly Choice[]): readonly string[] {
  const groups = [...Map.groupBy(choices, ({ text, mark }) => `${/^\d*$/u.test(mark) ? '' : mark} ${text}`).values()];
  const lines = groups.map((group) => ({ marks: ranges(group.map(({ mark }) => mark)), text: group[0]?.text ?? '', n: group.length }));
  const width = Math.max(0, ...lines.map(({ marks }) => marks.length));
  return lines.map(({ marks, text, n }) => (width === 0 ? `  ${n > 1 ? `${n} ` : ''}${text}` : `  ${marks.padStart(width)}  ${text}`));
}

const LEAST_TYPED = 3;
/** The mark of what is called so, or is called like nothing else; null: it is not meant as a name. */
export function markFor(choices: readonly Choice[], typed: string): string | null {
  const wanted = typed.trim().toLowerCase();
  if (wanted.length < LEAST_TYPED || !/\p{L}{3}/u.test(wanted)) return null;
  const named = choices.filter(({ text, mark, byNumber }) => mark !== '' && !byNumber && text.toLowerCase().includes(wanted));
  const texts = new Set(named.map(({ text }) => text));
  return texts.size === 1 ? (named[0]?.mark ?? null) : null;
}

function usualHint<K extends Kind>({ kind, space }: DecisionOf<K>, { say }: Scene, own: string): readonly string[] {
  const prompt = promptFor({ kind } as DecisionOf<K>);
  const usual = own.includes('Enter') ? null : (prompt.usual?.(space) ?? null);
  if (usual === null) return [];
  const said = prompt.make(space, usual);
  return [said === NONE ? say('hint', 'none') : kind === 'pay' ? say('hint', 'auto') : say('hint', 'usual', { answer: said })];
}
function hintFor<K extends Kind>(decision: DecisionOf<K>, scene: Scene): string {
  const own = scene.say('hint', decision.kind);
  const more = (promptFor(decision).hints?.(decision.space) ?? []).map((key) => scene.say('hint', key));
  return [own, ...more, ...usualHint(decision, scene, own)].join('; ');
}

/** Questions in which what asks is told in full; where something is paid for, it is known by then. */
const isTold = (kind: Kind): boolean => kind !== 'pay' && kind !== 'costs';

/** A question with all that may be answered, a line each; the last says how to answer. */
export function questionLines<K extends Kind>(decision: DecisionOf<K>, scene: Scene, withRule: boolean): readonly string[] {
  const prompt = promptFor(decision);
  const { key, params } = prompt.asks(decision, scene);
  const asked = scene.say('question', key, params).replace(/^: /u, '');
  const text = isTold(decision.kind) ? askingText(scene, decision.space.source) : null;
  return [
    withRule ? `${asked} [${decision.space.cite}]` : asked,
    ...(text === null ? [] : [`  (${text.replaceAll('\n', ' ')})`]),
    ...choiceLines(prompt.choices(decision, scene)),
    `(${hintFor(decision, scene)})`,
  ];
}
