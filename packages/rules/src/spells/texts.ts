import type { Ability, Filter, Game, Id, Text, Who } from '@arbiter/schema';
import { objectOf } from '../engine/game.ts';
import type { Look } from '../engine/play.ts';
import { placedOf } from './abilities.ts';
