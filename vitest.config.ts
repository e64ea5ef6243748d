import { defineConfig } from 'vitest/config';

/** Package managers, bundlers and a clean clone: they install from a registry, and take minutes. */
const RELEASE_TESTS = ['packaging/{fresh-clone,published-packages}.test.ts'];

/** Tests of the repository as a whole: what is published, and what the scripts promise. */
export default defineConfig({
  test: {
    include: ['packaging/**/*.test.ts'],
    exclude: process.env.CLOUDSTREET_TEST_RELEASE ? [] : RELEASE_TESTS,
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
