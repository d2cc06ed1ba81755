import type { Ability } from '@arbiter/schema';
import { keyword } from './keyword.ts';

const colorless: readonly Ability[] = [{ kind: 'static', changes: [{ colors: { set: [] } }] }];
/** 2016:702.113a. A characteristic-defining ability. */
export const devoid = keyword('devoid', () => colorless);
