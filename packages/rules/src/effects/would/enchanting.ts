import type { Id, Thing } from '@arbiter/schema';
import { zoneOf } from '../../engine/game.ts';
import type { Look, Play, Procedure } from '../../engine/play.ts';
import type { Would, WouldOf } from '../../engine/would.ts';
import { canAttach, zonesForAura } from '../attachable.ts';
import { lookEntering } from '../continuous/entering.ts';

type Entering = WouldOf<'move'> | WouldOf<'token'>;
const isEntering = (would: Would): would is Entering => would.would === 'token' || (would.would === 'move' && would.to === 'battlefield');

/** The game as it is, but for the Aura, which is seen as it would be in play. */
const seen = (look: Look, would: Entering): { readonly look: Look; readonly id: Id } => {
  const there = lookEntering(look, would);
  return { look: { ...look, of: (id) => (id === there.id ? there.look.of(id) : look.of(id)) }, id: there.id };
};
const hosts = ({ look, id }: ReturnType<typeof seen>): readonly Thing[] => {
  const objects = zonesForAura(look, id).flatMap((zone) => zoneOf(look.game, zone));
  const players = look.game.players.filter((player) => player.status === 'playing').map(({ seat }) => seat);
  const { controller } = look.of(id);
  return [...objects, ...players].filter((thing) => canAttach(look, id, thing, controller));
};

/** 2016:303.4f: what enters as an Aura, a copy or a token too, is attached to what its player chooses; with nothing to enchant it does not enter (303.4g). */
export function* enchanting(play: Play, would: Would): Procedure<readonly Would[]> {
  if (!isEntering(would) || would.entering?.attachedTo !== undefined || would.entering?.faceDown) return [would];
  const one = seen(play.look, would);
  if (!one.look.of(one.id).subtypes.includes('Aura')) return [would];
  const made: Would[] = [];
  for (let n = would.would === 'token' ? would.amount : 1; n > 0; n--) {
    const from = hosts(one);
    const [first] = from;
    if (first === undefined) return [];
    const source = would.would === 'token' ? (would.by ?? 0) : would.object;
    const seat = one.look.of(one.id).controller;
    const { targets } = yield* play.ask('targets', seat, () => ({ cite: '2016:303.4f', source, as: 'enchants', from, min: 1, max: 1, prompt: 'enchants' }), {
      targets: [first],
    });
    const entering = { ...would.entering, attachedTo: targets[0] ?? first };
    made.push(would.would === 'token' ? { ...would, amount: 1, entering } : { ...would, entering });
  }
  return made;
}
