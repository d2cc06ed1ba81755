/** What can be typed whatever is asked; anything else is an answer. */
export type Command =
  | { readonly do: 'help' | 'board' | 'withdraw' | 'concede' | 'quit' }
  | { readonly do: 'card'; readonly what: string }
  | { readonly do: 'log'; readonly count: number }
  | { readonly do: 'rules'; readonly what: string }
  | { readonly do: 'stops'; readonly what: string };

const alone: Readonly<Record<string, Extract<Command, { readonly do: 'help' | 'board' | 'withdraw' | 'concede' | 'quit' }>['do']>> = {
  '?': 'help',
  help: 'help',
  b: 'board',
  board: 'board',
  w: 'withdraw',
  withdraw: 'withdraw',
  concede: 'concede',
  q: 'quit',
  quit: 'quit',
};
const LINES = 20;

/** Commands are written small: `W` is mana, `w` takes back. */
export function commandIn(line: string): Command | null {
  const [word = '', ...rest] = line.trim().split(/\s+/u);
  const what = rest.join(' ');
  if (rest.length === 0 && Object.hasOwn(alone, word)) return { do: alone[word] as (typeof alone)[string] };
  if ((word === 'c' || word === 'card') && what !== '') return { do: 'card', what };
  if (word === 'log' && rest.length < 2) return { do: 'log', count: /^\d{1,6}$/u.test(what) ? Number(what) : LINES };
  if (word === 'rules') return { do: 'rules', what };
  return word === 'stops' ? { do: 'stops', what } : null;
}
