import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const SOAK_RUNS = '500';

export default defineConfig(({ mode }) => ({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['packages/*/src/**/*.test.ts', 'services/*/src/**/*.test.ts', 'test/**/*.test.ts'],
    reporters: ['default', 'json', './test/support/closing-line.ts'],
    outputFile: { json: 'reports/vitest.json' },
    sequence: { shuffle: { files: true, tests: true } },
    isolate: false,
    maxWorkers: '100%',
    testTimeout: mode === 'soak' ? 3_600_000 : 120_000,
    hookTimeout: 120_000,
    env: mode === 'soak' ? { RUNS: process.env.RUNS ?? SOAK_RUNS } : {},
  },
}));
