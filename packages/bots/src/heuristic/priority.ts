import type { Ability, Cost, PriorityOption } from '@arbiter/schema';
import { attachedChanges, changesWorth } from './changes.ts';
import { areMates, controllerOf, creaturesOf, isCreature, isMyTurn, onBattlefield, onStack, type Seen, type Sight, seenAt } from './sight.ts';
import { abilitiesOfKind, gainOfText, rankedHosts, sceneOf } from './texts.ts';
import { hasKeyword, powerOf, toughnessLeft, worth, worthAs } from './worth.ts';

/* What to do with priority: the option that gains the most, or nothing. */

const NOTHING = Number.NEGATIVE_INFINITY;
const LAND = 50;
/** What is gained must be worth the mana, and with a spell that leaves nothing behind the card too. */
const ENOUGH = 0.5;
const CARD = 1.1;

const isMyMain = (sight: Sight): boolean => {
  const { view } = sight;
  return isMyTurn(sight) && (view.turn.step === 'precombat-main' || view.turn.step === 'postcombat-main') && view.stack.length === 0;
};
const foesSpellOnTop = (sight: Sight): Seen | null => {
  const top = onStack(sight).at(-1);
  return top && top.id !== null && !areMates(sight, top.controller, sight.me) ? seenAt(sight, top.id) : null;
};

const isPermanent = ({ as }: Seen): boolean => !as.types.includes('instant') && !as.types.includes('sorcery');
const counters = (ability: Ability): boolean => JSON.stringify(ability).includes('"do":"counter"');
/** A change for the turn is for combat; so much is gained by it that it is not worth a card before. */
const isTrick = (ability: Ability): boolean => {
  const text = JSON.stringify(ability);
  return text.includes('"do":"change"') && text.includes('"for":"endOfTurn"') && !text.includes('"control"');
};

/** What would be turned against oneself had better wait. */
const RELUCTANCE = 1.5;
/** What entering the battlefield brings beside the permanent itself. */
const onEntering = (sight: Sight, self: Seen): number =>
  abilitiesOfKind(self.as.abilities, 'triggered')
    .filter(({ when }) => 'on' in when && when.on === 'move' && when.what === 'self' && when.to === 'battlefield')
    .reduce((sum, ability) => {
      const gain = gainOfText(sceneOf(sight, { self, you: sight.me }), ability);
      return sum + (gain === NOTHING ? 0 : gain < 0 ? (ability.may ? 0 : RELUCTANCE * gain) : gain);
    }, 0);

const isLegend = ({ as }: Seen): boolean => as.supertypes.includes('legendary');
const hasAlready = (sight: Sight, { as }: Seen): boolean =>
  onBattlefield(sight).some((object) => object.as.controller === sight.me && object.as.name === as.name);

function ofPermanent(sight: Sight, self: Seen): number {
  if (isLegend(self) && hasAlready(sight, self)) return NOTHING;
  if (hasKeyword(self.as, 'enchant'))
    return (
      rankedHosts(
        sight,
        self,
        onBattlefield(sight).map(({ id }) => id),
      )[0]?.[1] ?? NOTHING
    );
  const copies = self.as.abilities.some(({ kind }) => kind === 'replacement') && self.as.power === 0 && self.as.toughness === 0;
  const body = copies ? Math.max(0, ...onBattlefield(sight).filter(isCreature).map(worth)) : worthAs(self.as);
  return body + onEntering(sight, self);
}

function ofSpell(sight: Sight, self: Seen): number {
  const scene = sceneOf(sight, { self, you: sight.me });
  return abilitiesOfKind(self.as.abilities, 'spell').reduce((sum, ability) => sum + gainOfText(scene, ability), 0);
}

const inCombat = ({ view }: Sight, { id }: Seen): boolean =>
  view.combat !== null && [...view.combat.attacks.map(({ attacker }) => attacker), ...view.combat.blocks.map(({ blocker }) => blocker)].includes(id);
/** Whether a fight is on that a trick could turn: blocks are made, and a creature of this seat is in it. */
const isFighting = (sight: Sight): boolean =>
  sight.view.turn.step === 'declare-blockers' && sight.view.stack.length === 0 && creaturesOf(sight, sight.me).some((one) => inCombat(sight, one));
const TURNS_A_FIGHT = 2;

function castGain(sight: Sight, { cast, how }: Extract<PriorityOption, { cast: number }>): number {
  const self = seenAt(sight, cast);
  if (self === null) return NOTHING;
  if (how === 'morph') return isMyMain(sight) ? 1 : NOTHING;
  const spellText = self.as.abilities.find(({ kind }) => kind === 'spell' || kind === 'triggered');
  const answers = foesSpellOnTop(sight);
  if (self.as.abilities.some(counters)) return answers === null ? NOTHING : isPermanent(self) ? worth(self) + answers.as.manaValue : ofSpell(sight, self);
  if (spellText && !isPermanent(self) && isTrick(spellText)) return isFighting(sight) ? TURNS_A_FIGHT : NOTHING;
  const now = isMyMain(sight) || (!isMyTurn(sight) && sight.view.stack.length === 0 && sight.view.turn.step === 'declare-attackers');
  return now ? (isPermanent(self) ? ofPermanent(sight, self) : ofSpell(sight, self) - CARD) : NOTHING;
}

function priceOf(sight: Sight, self: Seen, cost: Cost): number {
  return cost.reduce((sum, part) => {
    if ('sacrifice' in part) return sum + (part.sacrifice === 'self' ? worth(self) : Math.min(5, ...creaturesOf(sight, sight.me).map(worth)));
    if ('discard' in part) return sum + 1.2;
    if ('life' in part) return sum + 0.8;
    if ('tap' in part) return sum + (isCreature(self) ? 0.2 * powerOf(self) : 0);
    return sum + ('loyalty' in part && typeof part.loyalty === 'number' ? -0.5 * part.loyalty : 0);
  }, 0.2);
}

/** Whether damage is about to reach it that would kill it. */
function isThreatened(sight: Sight, self: Seen): boolean {
  const { combat, turn } = sight.view;
  if (!combat || turn.step !== 'declare-blockers') return false;
  const facing = [
    ...combat.blocks.filter(({ attackers }) => attackers.includes(self.id)).map(({ blocker }) => blocker),
    ...combat.blocks.filter(({ blocker }) => blocker === self.id).flatMap(({ attackers }) => attackers),
  ];
  const damage = facing.reduce((sum, id) => sum + (seenAt(sight, id) === null ? 0 : powerOf(seenAt(sight, id) as Seen)), 0);
  return damage >= toughnessLeft(self);
}

function equipGain(sight: Sight, self: Seen): number {
  const hosts = creaturesOf(sight, sight.me);
  const isWorn = typeof self.attachedTo === 'number' && controllerOf(sight, self.attachedTo) === sight.me;
  return isWorn || hosts.length === 0 ? NOTHING : Math.max(...hosts.map((host) => changesWorth(attachedChanges(self.as.abilities), host)));
}

function activationGain(sight: Sight, { activate, ability: index }: Extract<PriorityOption, { activate: number }>): number {
  const self = seenAt(sight, activate);
  const ability = self?.as.abilities[index];
  if (!self || !ability) return NOTHING;
  if (ability.kind === 'keyword') return ability.keyword === 'equip' && isMyMain(sight) ? equipGain(sight, self) : cycling(sight, ability.keyword);
  if (ability.kind !== 'activated') return NOTHING;
  const saves = ability.do?.some((one) => one.do === 'regenerate' && one.what === 'self');
  if (saves) return isThreatened(sight, self) ? worth(self) : NOTHING;
  if (isTrick(ability) && !ability.targets) return isFighting(sight) && inCombat(sight, self) ? 1 : NOTHING;
  return isMyMain(sight) ? gainOfText(sceneOf(sight, { self, you: sight.me }), ability) - priceOf(sight, self, ability.cost) : NOTHING;
}

/** A land in hand that could be a card is worth more as one once there are lands enough. */
const ENOUGH_LANDS = 6;
const cycling = (sight: Sight, word: string): number => {
  const lands = onBattlefield(sight).filter(({ as }) => as.controller === sight.me && as.types.includes('land')).length;
  return word.endsWith('cycling') && lands >= ENOUGH_LANDS && isMyMain(sight) ? 1 : NOTHING;
};

function landGain(sight: Sight, { play }: Extract<PriorityOption, { play: number }>): number {
  const land = seenAt(sight, play);
  if (land === null) return LAND;
  const lands = onBattlefield(sight).filter(({ as }) => as.controller === sight.me && as.types.includes('land'));
  return LAND + land.as.subtypes.length - lands.filter(({ as }) => as.name === land.as.name).length * 0.1;
}

const specialGain = (sight: Sight, { special }: Extract<PriorityOption, { special: string }>): number =>
  special === 'faceUp' ? (isMyMain(sight) || isFighting(sight) ? 3 : NOTHING) : isMyMain(sight) ? 1 : NOTHING;

function optionGain(sight: Sight, option: PriorityOption): number {
  if ('play' in option) return landGain(sight, option);
  if ('cast' in option) return castGain(sight, option);
  if ('special' in option) return specialGain(sight, option);
  return option.mana === true ? NOTHING : activationGain(sight, option);
}

/** The option that gains the most, of equal ones the dearest; null if none gains enough. */
export function bestOption(sight: Sight, options: readonly PriorityOption[]): PriorityOption | null {
  const dear = (option: PriorityOption): number => ('cast' in option ? 0.2 * (seenAt(sight, option.cast)?.as.manaValue ?? 0) : 0);
  const [top] = options
    .map((option) => ({ option, gain: optionGain(sight, option) }))
    .filter(({ gain }) => gain >= ENOUGH)
    .toSorted((a, b) => b.gain + dear(b.option) - a.gain - dear(a.option));
  return top?.option ?? null;
}
