import type { Seat, ViewedGame, ViewedObject, ViewedPlayer } from '@arbiter/schema';
import { describe, label, playerName, type Scene } from './scene.ts';

const isLand = ({ as }: ViewedObject): boolean => as !== undefined && as.types.includes('land') && !as.types.includes('creature');

/** What looks the same is told once: "3 Forest, Forest (tapped)". */
function together(texts: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].map(([text, n]) => (n > 1 ? `${n} ${text}` : text)).join(', ');
}

const zone = (scene: Scene, objects: readonly ViewedObject[]): string => together(objects.map((object) => describe(scene, object)));
const poison = ({ counters }: ViewedPlayer): readonly string[] => Object.entries(counters).flatMap(([counter, n]) => (n > 0 ? [`${n} ${counter}`] : []));

function summary(scene: Scene, player: ViewedPlayer): string {
  const { say } = scene;
  const name = playerName(scene, player.seat);
  const parts = [
    ...(player.status === 'playing' ? [] : [say('board', 'out')]),
    say('board', 'life', { n: player.life }),
    ...poison(player),
    say('board', 'hand', { n: player.hand.count }),
    say('board', 'library', { n: player.library }),
    say('board', 'graveyard', { n: player.graveyard.length }),
    ...(player.mana.length > 0 ? [say('board', 'mana', { mana: player.mana.map(({ type }) => `{${type}}`).join('') })] : []),
  ];
  return `${name}: ${parts.join(' · ')}`;
}

const line = (heading: string, text: string): readonly string[] => (text === '' ? [] : [`    ${heading}: ${text}`]);
const top = (player: ViewedPlayer): readonly ViewedObject[] => (player.topKnown ?? []).filter((card) => card !== null);

function permanents(scene: Scene, seat: Seat): readonly string[] {
  const own = scene.view.battlefield.filter(({ controller }) => controller === seat);
  const others = own.filter((object) => !isLand(object)).map((object) => `    ${describe(scene, object)}`);
  return [...line(scene.say('board', 'lands'), zone(scene, own.filter(isLand))), ...others];
}

function side(scene: Scene, player: ViewedPlayer): readonly string[] {
  const { say } = scene;
  const cards = player.hand.cards;
  return [
    `  ${summary(scene, player)}`,
    ...permanents(scene, player.seat),
    ...line(say('board', 'graveyard', { n: '' }), zone(scene, player.graveyard)),
    ...(player.topKnown && top(player).length <= 3 ? line(say('board', 'top'), zone(scene, top(player))) : []),
    ...line(say('board', 'handCards'), zone(scene, cards)),
  ];
}

const shared = (scene: Scene): readonly string[] => {
  const { say, view } = scene;
  const zones = (['exile', 'command', 'phasedOut'] as const).flatMap((name) =>
    line(say('board', name), together(view[name].map((one) => label(scene, one.id ?? 0)))),
  );
  return zones.map((text) => text.slice(2));
};
const stackLines = (scene: Scene): readonly string[] =>
  scene.view.stack.length === 0
    ? []
    : [
        `  ${scene.say('board', 'stack')}:`,
        ...scene.view.stack.toReversed().map((object, at) => `    ${at + 1}. ${describe(scene, object)} (${playerName(scene, object.controller)})`),
      ];

function heading({ say, view, me }: Pick<Scene, 'say' | 'view' | 'me'>): string {
  const { number, active, step } = view.turn;
  if (number === 0) return say('board', 'beginning');
  return [say('board', active === me ? 'yourTurn' : 'turn', { n: number, player: active }), ...(step ? [say('note', step)] : [])].join(' · ');
}
/** The others first, in turn order after this seat, so that one's own hand stands nearest. */
const inOrder = ({ players }: ViewedGame, me: Seat): readonly ViewedPlayer[] => {
  const at = players.findIndex(({ seat }) => seat === me);
  return [...players.slice(at + 1), ...players.slice(0, at + 1)];
};

/** The game as its player sees it. */
export function boardLines(scene: Scene): readonly string[] {
  const seats = inOrder(scene.view, scene.me);
  const [own, others] = [seats.slice(-1), seats.slice(0, -1)];
  return [
    heading(scene),
    ...others.flatMap((player) => side(scene, player)),
    ...shared(scene),
    ...stackLines(scene),
    ...own.flatMap((player) => side(scene, player)),
  ];
}
