import type { Cite, Game, Player } from '@arbiter/schema';
import type { Look } from '../engine/play.ts';
import type { WouldOf } from '../engine/would.ts';
import { byEdition } from './golden.ts';

/** Why a player loses as a state-based action; all of them at once (2008:102.3). */
interface Loss {
  readonly rule: (game: Game) => Cite;
  readonly why: WouldOf<'lose'>['why'];
  readonly when: (look: Look, player: Player) => boolean;
}

const POISON = 10;
const TEAM_POISON = 15;
const poisonOf = (player: Player): number => player.counters['poison'] ?? 0;
const teamPoison = (look: Look, { team }: Player): number => look.game.players.filter((p) => p.team === team).reduce((sum, p) => sum + poisonOf(p), 0);
const sharesPoison = ({ game }: Look): boolean => game.format === 'two-headed-giant' && game.rules.teamPoison === 'fifteen-a-team';

export const losses: readonly Loss[] = [
  { rule: byEdition('2008:102.3b', '2016:118.6'), why: 'life', when: (_, player) => player.life <= 0 },
  { rule: () => '2008:102.3c', why: 'drew', when: (_, player) => player.drewFromEmpty },
  { rule: () => '2008:102.3d', why: 'poison', when: (look, player) => !sharesPoison(look) && poisonOf(player) >= POISON },
  { rule: () => '2016:704.5u', why: 'poison', when: (look, player) => sharesPoison(look) && teamPoison(look, player) >= TEAM_POISON },
];
