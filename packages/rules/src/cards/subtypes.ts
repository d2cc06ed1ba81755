import { basicLandTypes, type CardType } from '@arbiter/schema';

const list = (words: string): readonly string[] => words.trim().split(/\s+/);

/** 2016:205.3g–m: each subtype belongs to the card types named here; a word in none of these lists is read as a creature type. */
export const landTypes: readonly string[] = [...basicLandTypes, 'Desert', 'Gate', 'Lair', 'Locus', 'Mine', 'Power-Plant', 'Tower', "Urza's"];
const artifactTypes = ['Clue', 'Contraption', 'Equipment', 'Food', 'Fortification', 'Gold', 'Treasure', 'Vehicle'];
const enchantmentTypes = ['Aura', 'Cartouche', 'Curse', 'Saga', 'Shrine'];
const spellTypes = ['Adventure', 'Arcane', 'Trap'];
const planeswalkerTypes = list(`
  Ajani Aminatou Angrath Arlinn Ashiok Bolas Chandra Dack Daretti Davriel Domri Dovin Elspeth Estrid Freyalise Garruk Gideon Huatli Inzerva Jace Jaya
  Karn Kasmina Kaya Kiora Koth Liliana Nahiri Narset Nissa Nixilis Ral Rowan Saheeli Samut Sarkhan Serra Sorin Tamiyo Teferi Teyo Tezzeret Tibalt Ugin
  Venser Vivien Vraska Will Windgrace Wrenn Xenagos Yanggu Yanling
`);

/** 2016:205.3m, with the types of later printings up to 2019. */
export const creatureTypes: readonly string[] = list(`
  Advisor Aetherborn Ally Angel Antelope Ape Archer Archon Artificer Assassin Assembly-Worker Atog Aurochs Avatar Azra Badger Barbarian Basilisk Bat
  Bear Beast Beeble Berserker Bird Blinkmoth Boar Bringer Brushwagg Camarid Camel Caribou Carrier Cat Centaur Cephalid Chicken Chimera Citizen Cleric
  Cockatrice Construct Coward Crab Crocodile Cyclops Dauthi Demon Deserter Devil Dinosaur Djinn Dragon Drake Dreadnought Drone Druid Dryad Dwarf Efreet
  Egg Elder Eldrazi Elemental Elephant Elf Elk Eye Faerie Ferret Fish Flagbearer Fox Frog Fungus Gargoyle Germ Giant Gnome Goat Goblin God Golem Gorgon
  Graveborn Gremlin Griffin Hag Harpy Hellion Hippo Hippogriff Homarid Homunculus Horror Horse Hound Human Hydra Hyena Illusion Imp Incarnation Insect
  Jackal Jellyfish Juggernaut Kavu Kirin Kithkin Knight Kobold Kor Kraken Lamia Lammasu Leech Leviathan Lhurgoyf Licid Lizard Manticore Masticore
  Mercenary Merfolk Metathran Minion Minotaur Mole Monger Mongoose Monk Monkey Moonfolk Mutant Myr Mystic Naga Nautilus Nephilim Nightmare Nightstalker
  Ninja Noggle Nomad Nymph Octopus Ogre Ooze Orb Orc Orgg Ouphe Ox Oyster Pangolin Pegasus Pentavite Pest Phelddagrif Phoenix Pilot Pincher Pirate
  Plant Praetor Prism Processor Rabbit Rat Rebel Reflection Rhino Rigger Rogue Sable Salamander Samurai Sand Saproling Satyr Scarecrow Scion Scorpion
  Scout Sculpture Serf Serpent Servo Shade Shaman Shapeshifter Sheep Siren Skeleton Slith Sliver Slug Snake Soldier Soltari Spawn Specter Spellshaper
  Sphinx Spider Spike Spirit Splinter Sponge Squid Squirrel Starfish Surrakar Survivor Tetravite Thalakos Thopter Thrull Treefolk Trilobite
  Triskelavite Troll Turtle Unicorn Vampire Vedalken Viashino Volver Wall Warrior Weird Werewolf Whale Wizard Wolf Wolverine Wombat Worm Wraith Wurm
  Yeti Zombie Zubera
`);

/** Subtypes of one kind stand and fall together (2016:205.1a); tribals share creature types (2016:205.3m), instants and sorceries spell types (2016:205.3k). */
export type SubtypeKind = 'creature' | 'land' | 'artifact' | 'enchantment' | 'spell' | 'planeswalker';
const kinds = new Map<string, SubtypeKind>([
  ...landTypes.map((word) => [word, 'land'] as const),
  ...artifactTypes.map((word) => [word, 'artifact'] as const),
  ...enchantmentTypes.map((word) => [word, 'enchantment'] as const),
  ...spellTypes.map((word) => [word, 'spell'] as const),
  ...planeswalkerTypes.map((word) => [word, 'planeswalker'] as const),
]);
export const subtypeKind = (word: string): SubtypeKind => kinds.get(word.replace('’', "'")) ?? 'creature';

const cardTypesWith: Readonly<Record<SubtypeKind, readonly CardType[]>> = {
  creature: ['creature', 'tribal'],
  land: ['land'],
  artifact: ['artifact'],
  enchantment: ['enchantment'],
  spell: ['instant', 'sorcery'],
  planeswalker: ['planeswalker'],
};
/** Whether an object of these card types can have this subtype (2016:205.3c). */
export const canHave = (types: readonly CardType[], subtype: string): boolean => cardTypesWith[subtypeKind(subtype)].some((type) => types.includes(type));

export const isBasicLandType = (word: string): boolean => (basicLandTypes as readonly string[]).includes(word);
