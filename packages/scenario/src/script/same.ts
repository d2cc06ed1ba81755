import type { Game, Id, Obj, Player } from '@arbiter/schema';

/** A position apart from ids, timestamps and the length of what has happened: what an action that was taken back must leave as it was. */
export function positionText(game: Game): string {
  const zones = [
    game.battlefield,
    game.stack,
    game.exile,
    game.command,
    game.ante,
    game.phasedOut,
    ...game.players.flatMap(({ hand, graveyard, library }) => [hand, graveyard, library]),
  ];
  const places = new Map<Id, number>(zones.flat().map((id, at) => [id, at]));
  const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));
  const objectText = ({ id: _i, timestamp: _t, attachedTo, damagedBy, stack, links, was, ...rest }: Obj): unknown => ({
    ...rest,
    attachedTo: typeof attachedTo === 'number' ? `#${places.get(attachedTo) ?? '?'}` : attachedTo,
    damagedBy: damagedBy.length,
    links: Object.keys(links),
    was: was !== null,
    stack: stack && { ability: plain(stack.ability), targets: Object.values(stack.targets).flat().length, x: stack.x, modes: stack.modes, paid: stack.paid },
  });
  const objects = zones.map((ids) => ids.map((id) => game.objects[id]).map((obj) => obj && objectText(obj)));
  const players = game.players.map(({ hand: _h, graveyard: _g, library: _l, mana, ...rest }: Player) => ({ ...rest, mana: mana.map(({ type }) => type) }));
  const { turn, agenda, effects, waiting, result, attempts } = game;
  return JSON.stringify({ objects, players, turn, agenda, effects: effects.length, waiting: waiting.length, result, attempts: attempts.length });
}
