import { defineConfig } from 'vitest/config';
import { sourceConditions } from '../../vitest.shared.ts';

/** What starts the embedded engine itself has nothing to say about another one. */
const EMBEDDED_ENGINE = [
  'src/cli.test.ts',
  'src/database/embedded-engine.test.ts',
  'src/flights/kill.test.ts',
];

export default defineConfig({
  ...sourceConditions,
  test: {
    include: ['src/**/*.test.ts'],
    exclude: process.env.CLOUDSTREET_TEST_PG ? EMBEDDED_ENGINE : [],
    environment: 'node',
    // Most wait for a database or a process rather than compute.
    maxWorkers: 3,
    globalSetup: ['src/testing/global-setup.ts'],
    // A first scoring has to load its worker, on a machine that may be busy.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
