import { defineConfig } from 'vitest/config';

/** Tests of the repository as a whole: what is published, and what the scripts promise. */
export default defineConfig({
  test: { include: ['packaging/**/*.test.ts'], testTimeout: 600_000, hookTimeout: 600_000 },
});
