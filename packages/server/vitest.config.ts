import { defineConfig } from 'vitest/config';
import { sourceConditions } from '../../vitest.shared.ts';

export default defineConfig({
  ...sourceConditions,
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['src/testing/global-setup.ts'],
    // A first scoring has to load its worker, on a machine that may be busy.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
