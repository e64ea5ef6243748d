import { defineConfig } from 'vitest/config';
import { sourceConditions } from '../../vitest.shared.ts';

export default defineConfig({
  ...sourceConditions,
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
    restoreMocks: true,
    // Generating the contract starts processes, on a machine that may be busy.
    testTimeout: 60_000,
  },
});
