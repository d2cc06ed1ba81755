import type { Ability } from '@arbiter/schema';
import { keyword } from './keyword.ts';

const everyCreatureType: readonly Ability[] = [{ kind: 'static', changes: [{ types: { every: 'creature' } }] }];
/** 2016:702.72a. A characteristic-defining ability. */
export const changeling = keyword('changeling', () => everyCreatureType);
