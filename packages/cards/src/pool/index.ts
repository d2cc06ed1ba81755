/** Every card there is. */
export * from './from-a-to-l.ts';
export * from './from-m-to-z.ts';
