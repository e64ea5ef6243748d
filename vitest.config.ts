import { defineConfig } from 'vitest/config';
import { timeouts } from './vitest.shared.ts';

/** Tests with package managers, bundlers, tools for contracts and a clean clone. Some install from a registry and take minutes. */
const RELEASE_TESTS = [
  'packaging/{contract-tools,fresh-clone,published-packages,release-dry-run}.test.ts',
];

/** Tests of the whole repository: published packages and scripts. */
export default defineConfig({
  test: {
    include: ['packaging/**/*.test.ts'],
    exclude: process.env.CLOUDSTREET_TEST_RELEASE ? [] : RELEASE_TESTS,
    ...timeouts,
  },
});
