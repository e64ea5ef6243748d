import { defineConfig } from 'vitest/config';
import { sourceConditions } from '../../vitest.shared.ts';

export default defineConfig({
  ...sourceConditions,
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
    // Alone, Vitest leaves a processor to itself, which is half of a small machine.
    maxWorkers: 2,
    // What is pure may be shared by all files.
    isolate: false,
    // The longest flights, on a machine that runs other tests too.
    testTimeout: 120_000,
  },
});
