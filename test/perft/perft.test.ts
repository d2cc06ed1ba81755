import { expect, it } from 'vitest';
import { table } from './boards.ts';
import { divergence, listed, perft, tried } from './count.ts';
import { positionOf } from './boards.ts';
