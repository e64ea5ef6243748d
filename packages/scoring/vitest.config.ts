import { defineConfig } from 'vitest/config';
import { sourceConditions } from '../../vitest.shared.ts';

export default defineConfig({
  ...sourceConditions,
  // Alone, Vitest leaves a processor to itself, which is half of a small machine.
  test: { include: ['src/**/*.test.ts'], environment: 'node', maxWorkers: 2, testTimeout: 30_000 },
});
