import type { Ability, Id, RuleChange, Switches } from '@arbiter/schema';
import { editions } from '@arbiter/schema';
import { scoped } from '../cards/linking.ts';
import { perKey, perName } from '../engine/perKey.ts';
import type { Look } from '../engine/play.ts';
import { absorb } from './absorb.ts';
import { affinity } from './affinity.ts';
import { afflict } from './afflict.ts';
import { amplify } from './amplify.ts';
import { annihilator } from './annihilator.ts';
import { awaken } from './awaken.ts';
import { banding } from './banding.ts';
import { bandsWithOther } from './bands-with-other.ts';
import { battleCry } from './battle-cry.ts';
import { bestow } from './bestow.ts';
import { bloodthirst } from './bloodthirst.ts';
import { bushido } from './bushido.ts';
import { buyback } from './buyback.ts';
import { cascade } from './cascade.ts';
import { champion } from './champion.ts';
import { changeling } from './changeling.ts';
import { cipher } from './cipher.ts';
import { conspire } from './conspire.ts';
import { convoke } from './convoke.ts';
import { crew } from './crew.ts';
import { cumulativeUpkeep } from './cumulative-upkeep.ts';
import { cycling } from './cycling.ts';
import { dash } from './dash.ts';
import { deathtouch } from './deathtouch.ts';
import { defender } from './defender.ts';
import { delve } from './delve.ts';
import { dethrone } from './dethrone.ts';
import { devoid } from './devoid.ts';
import { devour } from './devour.ts';
import { doubleStrike } from './double-strike.ts';
import { dredge } from './dredge.ts';
import { echo } from './echo.ts';
import { emerge } from './emerge.ts';
import { enchant } from './enchant.ts';
import { entwine } from './entwine.ts';
import { epic } from './epic.ts';
import { equip } from './equip.ts';
import { escalate } from './escalate.ts';
import { evoke } from './evoke.ts';
import { evolve } from './evolve.ts';
import { exalted } from './exalted.ts';
import { exploit } from './exploit.ts';
import { extort } from './extort.ts';
import { fabricate } from './fabricate.ts';
import { fading } from './fading.ts';
import { fear } from './fear.ts';
import { firstStrike } from './first-strike.ts';
import { flanking } from './flanking.ts';
import { flash } from './flash.ts';
import { flashback } from './flashback.ts';
import { flying } from './flying.ts';
import { fortify } from './fortify.ts';
import { frenzy } from './frenzy.ts';
import { fuse } from './fuse.ts';
import { graft } from './graft.ts';
import { haste } from './haste.ts';
import { haunt } from './haunt.ts';
import { hexproof } from './hexproof.ts';
import { hideaway } from './hideaway.ts';
import { horsemanship } from './horsemanship.ts';
import { improvise } from './improvise.ts';
import { indestructible } from './indestructible.ts';
import { infect } from './infect.ts';
import { ingest } from './ingest.ts';
import { intimidate } from './intimidate.ts';
import type { Keyword, KeywordAbility } from './keyword.ts';
import { kicker } from './kicker.ts';
import { landwalk } from './landwalk.ts';
import { levelUp } from './level-up.ts';
import { lifelink } from './lifelink.ts';
import { livingWeapon } from './living-weapon.ts';
import { madness } from './madness.ts';
import { megamorph } from './megamorph.ts';
import { melee } from './melee.ts';
import { menace } from './menace.ts';
import { miracle } from './miracle.ts';
import { modular } from './modular.ts';
import { morph } from './morph.ts';
import { multikicker } from './multikicker.ts';
import { myriad } from './myriad.ts';
import { ninjutsu } from './ninjutsu.ts';
import { offering } from './offering.ts';
import { outlast } from './outlast.ts';
import { overload } from './overload.ts';
import { persist } from './persist.ts';
import { phasing } from './phasing.ts';
import { poisonous } from './poisonous.ts';
import { protection } from './protection.ts';
import { provoke } from './provoke.ts';
import { prowess } from './prowess.ts';
import { prowl } from './prowl.ts';
import { rampage } from './rampage.ts';
import { reach } from './reach.ts';
import { rebound } from './rebound.ts';
import { recover } from './recover.ts';
import { reinforce } from './reinforce.ts';
import { renown } from './renown.ts';
import { replicate } from './replicate.ts';
import { retrace } from './retrace.ts';
import { ripple } from './ripple.ts';
import { scavenge } from './scavenge.ts';
import { shadow } from './shadow.ts';
import { shroud } from './shroud.ts';
import { skulk } from './skulk.ts';
import { soulbond } from './soulbond.ts';
import { soulshift } from './soulshift.ts';
import { splice } from './splice.ts';
import { splitSecond } from './split-second.ts';
import { storm } from './storm.ts';
import { sunburst } from './sunburst.ts';
import { surge } from './surge.ts';
import { suspend } from './suspend.ts';
import { totemArmor } from './totem-armor.ts';
import { trample } from './trample.ts';
import { transmute } from './transmute.ts';
import { typecycling } from './typecycling.ts';
import { undaunted } from './undaunted.ts';
import { undying } from './undying.ts';
import { unearth } from './unearth.ts';
import { unleash } from './unleash.ts';
import { vanishing } from './vanishing.ts';
import { vigilance } from './vigilance.ts';
import { wither } from './wither.ts';

export { hasKeyword } from './has.ts';

const all: readonly Keyword[] = [
  absorb,
  affinity,
  afflict,
  amplify,
  annihilator,
  awaken,
  banding,
  bandsWithOther,
  battleCry,
  bestow,
  bloodthirst,
  bushido,
  buyback,
  cascade,
  champion,
  changeling,
  cipher,
  conspire,
  convoke,
  crew,
  cumulativeUpkeep,
  cycling,
  dash,
  deathtouch,
  defender,
  delve,
  dethrone,
  devoid,
  devour,
  doubleStrike,
  dredge,
  echo,
  emerge,
  enchant,
  entwine,
  epic,
  equip,
  escalate,
  evoke,
  evolve,
  exalted,
  exploit,
  extort,
  fabricate,
  fading,
  fear,
  firstStrike,
  flanking,
  flash,
  flashback,
  flying,
  fortify,
  frenzy,
  fuse,
  graft,
  haste,
  haunt,
  hexproof,
  hideaway,
  horsemanship,
  improvise,
  indestructible,
  infect,
  ingest,
  intimidate,
  kicker,
  landwalk,
  levelUp,
  lifelink,
  livingWeapon,
  madness,
  megamorph,
  melee,
  menace,
  miracle,
  modular,
  morph,
  multikicker,
  myriad,
  ninjutsu,
  offering,
  outlast,
  overload,
  persist,
  phasing,
  poisonous,
  protection,
  provoke,
  prowess,
  prowl,
  rampage,
  reach,
  rebound,
  recover,
  reinforce,
  renown,
  replicate,
  retrace,
  ripple,
  scavenge,
  shadow,
  shroud,
  skulk,
  soulbond,
  soulshift,
  splice,
  splitSecond,
  storm,
  sunburst,
  surge,
  suspend,
  totemArmor,
  trample,
  transmute,
  typecycling,
  undaunted,
  undying,
  unearth,
  unleash,
  vanishing,
  vigilance,
  wither,
];
/** Every keyword the rules know, by its name. A card with another one is not whole. */
export const keywords: ReadonlyMap<string, Keyword> = new Map(all.map((keyword) => [keyword.name, keyword]));

const nothing: readonly Ability[] = [];
const meaningOf = (ability: KeywordAbility, rules: Switches): readonly Ability[] => {
  const meant = keywords.get(ability.keyword)?.meaning(ability, rules) ?? nothing;
  return ability.scope === undefined ? meant : scoped(meant, ability.scope);
};
const meanings = perKey((rules: Switches) => perKey((ability: KeywordAbility) => meaningOf(ability, rules)));
/** What a keyword stands for, in the words of this vocabulary; the same list for the same ability. Only lifelink and deathtouch depend on the switches. */
export const expandKeyword = (ability: Ability, rules: Switches = editions.classic): readonly Ability[] =>
  ability.kind === 'keyword' ? meanings(rules)(ability) : nothing;

/** Keywords each of which is paid for by itself, however many of them an object has (2016:702.55b, 702.77b). */
const paidApart: ReadonlySet<string> = new Set(['buyback', 'conspire', 'dash', 'emerge', 'evoke', 'flashback', 'prowl', 'replicate', 'surge']);
const costFields: readonly string[] = ['key', 'paid', 'paidTimes'];
const renamedCost = <T>(value: T, from: string, to: string): T => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => renamedCost(item, from, to)) as T;
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [field, inner === from && costFields.includes(field) ? to : renamedCost(inner, from, to)]),
  ) as T;
};
const others = perName<readonly Ability[], readonly Ability[]>();
/** What the nth instance of a keyword stands for, from 0: its cost goes by a name of its own. */
const instanceOf = (keyword: string, meant: readonly Ability[], nth: number): readonly Ability[] =>
  nth === 0 || !paidApart.has(keyword) ? meant : others(meant, nth, () => renamedCost(meant, keyword, `${keyword} ${nth + 1}`));
/** What each of these abilities stands for, if it is a keyword: in step with the list. */
export const expandKeywords = (abilities: readonly Ability[], rules?: Switches): readonly (readonly Ability[])[] => {
  const counted = new Map<string, number>();
  return abilities.map((ability) => {
    if (ability.kind !== 'keyword') return nothing;
    const nth = counted.get(ability.keyword) ?? 0;
    counted.set(ability.keyword, nth + 1);
    return instanceOf(ability.keyword, expandKeyword(ability, rules), nth);
  });
};

/** What an object may, must and cannot do. */
export const rulesOn = (look: Look, id: Id): readonly RuleChange[] => look.of(id).rules;
