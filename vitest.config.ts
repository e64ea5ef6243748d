import { defineConfig } from 'vitest/config';
import { timeouts } from './vitest.shared.ts';

const isRelease = Boolean(process.env.CLOUDSTREET_TEST_RELEASE);
/** Tests with package managers, bundlers, tools for contracts and a clean clone. Some install from a registry and take minutes. */
const RELEASE_TESTS = [
  'packaging/{bundlers,contract-tools,fresh-clone,published-packages,release-dry-run}.test.ts',
];

/** Tests of the whole repository: published packages and scripts. */
export default defineConfig({
  test: {
    include: ['packaging/**/*.test.ts'],
    exclude: isRelease ? [] : RELEASE_TESTS,
    globalSetup: isRelease ? ['packaging/testing/pack-packages.ts'] : [],
    ...timeouts,
  },
});
