import { defineConfig } from 'vitest/config';
import { sourceConditions, timeouts } from '../../vitest.shared.ts';

export default defineConfig({
  ...sourceConditions,
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
    // By default Vitest reserves a processor for itself, which is half of a small machine.
    maxWorkers: 2,
    // Pure modules can be shared by all test files.
    isolate: false,
    ...timeouts,
  },
});
