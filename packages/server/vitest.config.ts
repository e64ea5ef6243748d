import { defineConfig } from 'vitest/config';
import { sourceConditions } from '../../vitest.shared.ts';

/**
 * What says the same whichever version of PostgreSQL answers: the matrix of permissions asks every
 * operation once, and these are about files, mails, processes and words.
 */
const NOT_OF_THE_DATABASE = [
  'src/certificates/**',
  'src/cli.test.ts',
  'src/database/embedded-engine.test.ts',
  'src/demo/**',
  'src/flights/anonymous-upload.test.ts',
  'src/flights/kill.test.ts',
  'src/flights/real-flights.test.ts',
  'src/http/!(permissions).test.ts',
  'src/imports/**',
  'src/integrations/**',
  'src/pages/**',
  'src/pictures/**',
  'src/sdk-example.test.ts',
  'src/serve.test.ts',
  'src/stories/**',
  'src/users/{account-mail,captcha,password,password-attempts}.test.ts',
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
