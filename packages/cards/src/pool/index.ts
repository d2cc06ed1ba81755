import type { Card } from '@arbiter/schema';
import { birdsOfParadise } from './birds-of-paradise.ts';
import { bloodPet } from './blood-pet.ts';
import { chromaticSphere } from './chromatic-sphere.ts';
import { counterspell } from './counterspell.ts';
import { drudgeSkeletons } from './drudge-skeletons.ts';
import { flametongueKavu } from './flametongue-kavu.ts';
import { forest } from './forest.ts';
import { garrukWildspeaker } from './garruk-wildspeaker.ts';
import { giantGrowth } from './giant-growth.ts';
import { grizzlyBears } from './grizzly-bears.ts';
import { hillGiant } from './hill-giant.ts';
import { holyStrength } from './holy-strength.ts';
import { innocentBlood } from './innocent-blood.ts';
import { island } from './island.ts';
import { lightningBolt } from './lightning-bolt.ts';
import { lotusPetal } from './lotus-petal.ts';
import { mountain } from './mountain.ts';
import { nekrataal } from './nekrataal.ts';
import { pacifism } from './pacifism.ts';
import { plains } from './plains.ts';
import { serraAngel } from './serra-angel.ts';
import { steamVents } from './steam-vents.ts';
import { swamp } from './swamp.ts';
import { voiceOfAll } from './voice-of-all.ts';
import { warMammoth } from './war-mammoth.ts';
import { whiteKnight } from './white-knight.ts';
import { wildEvocation } from './wild-evocation.ts';

/** Every card there is, one row each. */
export const pool: readonly Card[] = [
  birdsOfParadise,
  bloodPet,
  chromaticSphere,
  counterspell,
  drudgeSkeletons,
  flametongueKavu,
  forest,
  garrukWildspeaker,
  giantGrowth,
  grizzlyBears,
  hillGiant,
  holyStrength,
  innocentBlood,
  island,
  lightningBolt,
  lotusPetal,
  mountain,
  nekrataal,
  pacifism,
  plains,
  serraAngel,
  steamVents,
  swamp,
  voiceOfAll,
  warMammoth,
  whiteKnight,
  wildEvocation,
];
