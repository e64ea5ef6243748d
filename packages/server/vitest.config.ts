import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { sourceConditions, timeouts } from '../../vitest.shared.ts';

/**
 * Tests that `npm test` also runs on PostgreSQL 15: the migrations, the matrix of permissions, which asks every
 * operation once, and the longest statements. Before a release all tests of the database run on every version.
 */
const ON_EVERY_VERSION = [
  'flights/list/listFlightsOfMonth',
  'platform/database/database',
  'platform/http/permissions',
  'rankings/getRanking',
  'search/search',
].map((name) => existing(`src/${name}.test.ts`));

/** Throws for a file that was renamed, because Vitest ignores names without a file. */
function existing(file: string): string {
  if (!existsSync(join(import.meta.dirname, file))) throw new Error(`No file ${file}.`);
  return file;
}

/** Tests of files, mails, processes and texts, which do not depend on the version of PostgreSQL. */
const NOT_OF_THE_DATABASE = [
  'src/certificates/**',
  'src/accounts/{account-mail,captcha,equal-work,password,password-attempts,run-recover,superuser-link}.test.ts',
  'src/app/**',
  'src/demo/**',
  'src/flights/{card,upload}/!(uploadIgcFile).test.ts',
  'src/flights/model/flight-mass.test.ts',
  'src/flights/scoring/{receipt-example,server-crash}.test.ts',
  'src/imports/**',
  'src/instance/**',
  'src/integrations/**',
  'src/notifications/push.test.ts',
  'src/pages/**',
  'src/platform/{config,errors,files,log,mail,queue,terminal,text}/**',
  'src/platform/database/embedded-engine.test.ts',
  'src/platform/http/!(permissions).test.ts',
  'src/stories/**',
  'src/testing/**',
  'src/users/{sendUserMessage,setUserImage}.test.ts',
];

/** Tests that replace modules, which other files must not see. */
const REPLACING_MODULES = [
  'src/platform/http/network-addresses.test.ts',
  'src/accounts/{equal-work,password,password-attempts,tokens}.test.ts',
];

const { CLOUDSTREET_TEST_PG: version, CLOUDSTREET_TEST_RELEASE: isRelease } = process.env;

const shared = {
  exclude: version ? NOT_OF_THE_DATABASE : [],
  environment: 'node',
  ...timeouts,
} as const;

export default defineConfig({
  test: {
    // Most tests wait for a database or a process.
    maxWorkers: 3,
    globalSetup: ['src/testing/global-setup.ts'],
    projects: [
      {
        ...sourceConditions,
        test: {
          ...shared,
          name: 'shared',
          include: version && !isRelease ? ON_EVERY_VERSION : ['src/**/*.test.ts'],
          exclude: [...shared.exclude, ...REPLACING_MODULES],
          // Loading the server takes longer than many of its tests.
          isolate: false,
          setupFiles: ['src/testing/end-servers.ts'],
        },
      },
      {
        ...sourceConditions,
        test: { ...shared, name: 'isolated', include: REPLACING_MODULES },
      },
    ],
  },
});
