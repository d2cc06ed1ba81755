import { chart } from '../../../packages/rules/src/turn/chart.ts';
import { watchChart } from '../../../packages/rules/src/turn/drive.ts';

type AnyStateNode = typeof chart.root;
type Taken = Parameters<Parameters<typeof watchChart>[0]>;
type AnyTransitionDefinition = Taken[0][number];

const within = (node: AnyStateNode): readonly AnyStateNode[] => [node, ...Object.values(node.states).flatMap(within)];
const nodes = within(chart.root);
const transitionsOf = (node: AnyStateNode): readonly AnyTransitionDefinition[] => [...(node.always ?? []), ...[...node.transitions.values()].flat()];

const guardOf = (guard: unknown): string => {
  if (guard === undefined) return '';
  const { type, params } = (typeof guard === 'string' ? { type: guard } : guard) as { readonly type: string; readonly params?: object };
  return params === undefined ? type : `${type} ${Object.values(params).join(' ')}`;
};
const pathOf = (node: AnyStateNode): string => node.path.join('.') || 'game';
const nameOf = ({ source, eventType, guard, target }: AnyTransitionDefinition): string =>
  `${pathOf(source)} –${[eventType, guardOf(guard)].filter((part) => part !== '').join(' ')}→ ${target?.map(pathOf).join(', ') ?? 'itself'}`;

/** How often each state of the chart was entered and each transition taken while it looked on. */
export class Coverage {
  readonly states = new Map<string, number>(nodes.map((node) => [pathOf(node), 0]));
  readonly transitions = new Map<string, number>(nodes.flatMap(transitionsOf).map((transition) => [nameOf(transition), 0]));
  /** Transitions taken for the first time since this was last asked. */
  private fresh = 0;
  /** Events that no transition took. */
  dropped = 0;
  readonly stop: () => void;

  constructor() {
    this.stop = watchChart((taken, to) => this.add(taken, to));
  }

  private add(...[taken, to]: Taken): void {
    if (taken.length === 0) this.dropped++;
    for (const transition of taken) {
      const name = nameOf(transition);
      const times = this.transitions.get(name) ?? 0;
      if (times === 0) this.fresh++;
      this.transitions.set(name, times + 1);
    }
    if (taken.some(({ target }) => target !== undefined))
      for (const node of to._nodes as readonly AnyStateNode[]) this.states.set(pathOf(node), (this.states.get(pathOf(node)) ?? 0) + 1);
  }

  /** Whether anything new has happened since it was last asked. */
  isNew(): boolean {
    const any = this.fresh > 0;
    this.fresh = 0;
    return any;
  }
}
