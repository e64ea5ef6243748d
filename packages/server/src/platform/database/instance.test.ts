import { expect, test } from 'vitest';
import { ConfigError, readConfig } from '../config/config.js';
import { openInstance } from './instance.js';

const UNUSABLE = 'postgres://x@127.0.0.1:1/x';

test.each([
  { path: '/dev/null/x', reason: 'a file is in the way' },
  { path: '/dev/null', reason: 'a file is in the way' },
  // Node alone retries endlessly to create this folder with its parents.
  { path: '/proc/x/y', reason: '.*' },
  { path: '/proc/x', databaseUrl: UNUSABLE, reason: '.*' },
  // A folder in which not even root can create anything.
  { path: '/proc', join: true, reason: '.*' },
])('$path cannot be the data folder', async ({ path, reason, databaseUrl, join = false }) => {
  const config = readConfig({ CLOUDSTREET_DATA: path, DATABASE_URL: databaseUrl });
  const error = await openInstance({ config, join }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ConfigError);
  expect((error as ConfigError).message).toMatch(
    new RegExp(
      `^The data folder ${path} cannot be used: ${reason}; choose another with --data\\.$`,
    ),
  );
});
