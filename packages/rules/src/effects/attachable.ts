import type { Ability, Id, RuleChange, Seat, Thing } from '@arbiter/schema';
import { fits } from '../cards/filters.ts';
import { isIn, isPlaying, isSeat, opponentsOf } from '../engine/game.ts';
import type { Env, Look } from '../engine/play.ts';
import { rulesOn } from '../keywords/index.ts';

type Keyword = Extract<Ability, { kind: 'keyword' }>;
const enchants = (look: Look, id: Id): readonly Keyword[] => look.of(id).abilities.filter((ability): ability is Keyword => ability.kind === 'keyword' && ability.keyword === 'enchant');

/** 2016:702.5a, 303.4: what an Aura's enchant abilities let it enchant. */
const mayEnchant = (look: Look, env: Env, to: Thing): boolean => enchants(look, env.source).length > 0 && enchants(look, env.source).every(({ filter, word }) => {
  if (isSeat(to)) return word === 'player' || (word === 'opponent' && opponentsOf(look.game, env.controller).includes(to));
  return filter !== undefined && fits(look, env, filter, to);
});

const refuses = (look: Look, env: Env, rule: RuleChange, is: 'cantBeEnchanted' | 'cantBeEquipped' | null): boolean => {
  if (typeof rule === 'string') return rule === is;
  if ('cantBeAttachedBy' in rule) return fits(look, env, rule.cantBeAttachedBy, env.source);
  return 'protectionFrom' in rule && fits(look, env, rule.protectionFrom, env.source);
};
/** The rules on the object that would be attached to are read from its controller's side. */
const allows = (look: Look, id: Id, to: Id, is: 'cantBeEnchanted' | 'cantBeEquipped' | null): boolean =>
  !rulesOn(look, to).some((rule) => {
    if (typeof rule === 'string') return rule === is;
    const env: Env = { source: to, controller: look.of(to).controller, bindings: {}, x: null };
    if ('cantBeAttachedBy' in rule) return fits(look, env, rule.cantBeAttachedBy, id);
    return 'protectionFrom' in rule && fits(look, env, rule.protectionFrom, id);
  });
