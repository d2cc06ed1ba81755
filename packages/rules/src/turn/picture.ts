import { type Step, steps } from '@arbiter/schema';
import type { AnyStateNode } from 'xstate';
import { chart } from './chart.ts';

const idOf = (node: AnyStateNode): string => node.path.join('_').replaceAll('-', '_');
const guardOf = (guard: unknown): string => {
  if (typeof guard === 'string') return guard;
  const { type, params } = guard as { readonly type: string; readonly params?: object };
  return params === undefined ? type : `${type} ${Object.values(params).join(' ')}`;
};
const runOf = (node: AnyStateNode): string => {
  const name = (node.entry as readonly { readonly params?: { readonly name?: string } }[])[0]?.params?.name;
  return name === undefined ? '' : ` (${name})`;
};
const within = (node: AnyStateNode): readonly AnyStateNode[] => [node, ...Object.values(node.states).flatMap(within)];

/** A state as it is drawn: what is `closed` hides what is inside it. */
type Closed = (node: AnyStateNode) => boolean;
const shown = (node: AnyStateNode, closed: Closed): AnyStateNode => {
  const hiding = [...ancestors(node)].toReversed().find(closed);
  return hiding ?? node;
};
function* ancestors(node: AnyStateNode): Generator<AnyStateNode> {
  for (let up = node.parent; up; up = up.parent) yield up;
}

const boxes = (node: AnyStateNode, closed: Closed, depth: number): readonly string[] => {
  const pad = '  '.repeat(depth);
  const children = Object.values(node.states);
  if (children.length === 0 || closed(node)) return [`${pad}${idOf(node)}: ${node.key}${runOf(node)}`];
  const first = node.initial.target.map((target) => `${pad}  [*] --> ${idOf(target)}`);
  return [`${pad}state "${node.key}" as ${idOf(node)} {`, ...first, ...children.flatMap((child) => boxes(child, closed, depth + 1)), `${pad}}`];
};

const arrows = (node: AnyStateNode, closed: Closed): readonly string[] =>
  within(node).flatMap((from) =>
    [...(from.always ?? []), ...[...from.transitions.values()].flat()].flatMap((transition) =>
      (transition.target ?? []).flatMap((to) => {
        const [one, other] = [shown(from, closed), shown(to, closed)];
        if (one === other && closed(one)) return [];
        const why = [transition.eventType, transition.guard === undefined ? '' : guardOf(transition.guard)].filter((part) => part !== '').join(' / ');
        return [`  ${idOf(one)} --> ${idOf(other)}${why === '' || closed(one) ? '' : `: ${why}`}`];
      }),
    ),
  );

const diagram = (nodes: readonly AnyStateNode[], closed: Closed, first: AnyStateNode): string =>
  [
    'stateDiagram-v2',
    `  [*] --> ${idOf(first)}`,
    ...nodes.flatMap((node) => boxes(node, closed, 1)),
    ...new Set(nodes.flatMap((node) => arrows(node, closed))),
    '',
  ].join('\n');

const stepNode = (step: Step): AnyStateNode => within(chart.root).find((node) => node.id === step) as AnyStateNode;
const isStep = (node: AnyStateNode): boolean => (steps as readonly string[]).includes(node.id) || node.id === 'advancing';

/** The whole game as Mermaid text, each step drawn as one state. */
export const pictureOfChart = (): string => diagram(Object.values(chart.root.states), isStep, chart.root.states.starting as AnyStateNode);
/** What is inside one step: the loop of settling, priority and resolving, with the procedure each state starts. */
export const pictureOfStep = (step: Step): string => {
  const node = stepNode(step);
  return diagram(Object.values(node.states), (other) => other !== node && isStep(other), node.initial.target[0] as AnyStateNode);
};
