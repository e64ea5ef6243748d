import { defineConfig } from 'vitest/config';
import { sourceConditions } from '../../vitest.shared.ts';

/** What says the same whichever version of PostgreSQL answers, or starts an engine of its own. */
const NOT_OF_THE_DATABASE = [
  'src/cli.test.ts',
  'src/database/embedded-engine.test.ts',
  'src/demo/**',
  'src/flights/kill.test.ts',
  'src/flights/real-flights.test.ts',
  'src/http/!(permissions).test.ts',
  'src/pages/**',
  'src/pictures/**',
  'src/stories/prepare-*.test.ts',
];

export default defineConfig({
  ...sourceConditions,
  test: {
    include: ['src/**/*.test.ts'],
    exclude: process.env.CLOUDSTREET_TEST_PG ? NOT_OF_THE_DATABASE : [],
    environment: 'node',
    // Most wait for a database or a process rather than compute.
    maxWorkers: 3,
    globalSetup: ['src/testing/global-setup.ts'],
    // A first scoring has to load its worker, on a machine that may be busy.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
