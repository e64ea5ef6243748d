import { defineConfig } from 'vitest/config';
import { sourceConditions } from '../../vitest.shared.ts';

export default defineConfig({
  ...sourceConditions,
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
    // By default Vitest reserves a processor for itself, which is half of a small machine.
    maxWorkers: 2,
    // Pure modules can be shared by all test files.
    isolate: false,
    // The longest flights, on a machine that runs other tests too.
    testTimeout: 120_000,
  },
});
