import { type Ability, type Card, type Obj, type OnStack, type Thing, unannounced } from '@arbiter/schema';
import { SetupProblem } from './problem.ts';

type Keyword = Extract<Ability, { kind: 'keyword' }>;
const enchants = (ability: Ability): ability is Keyword => ability.kind === 'keyword' && ability.keyword === 'enchant';

/** The names a spell's targets go by, in order; an Aura's is what it enchants (2016:303.4a). */
const targetNames = (abilities: readonly Ability[]): readonly string[] => [
  ...abilities.flatMap((ability) => (ability.kind === 'spell' ? (ability.targets ?? []).map(({ as }) => as) : [])),
  ...(abilities.some(enchants) ? ['enchants'] : []),
];

/** A spell that has been cast already, at these targets, one for each word "target". */
export function onStack(card: Card, { face, owner }: Obj, targets: readonly Thing[]): OnStack {
  const names = targetNames(card.faces[face]?.abilities ?? []);
  if (names.length !== targets.length) throw new SetupProblem(`${owner}'s ${card.name} on the stack has ${names.length} targets, not ${targets.length}`);
  return {
    ...unannounced,
    targets: Object.fromEntries(names.map((as, at) => [as, [targets[at] as Thing]])),
    from: 'hand',
    cast: true,
  };
}
