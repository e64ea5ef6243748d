import { defineConfig } from 'vitest/config';
import { sourceConditions, timeouts } from '../../vitest.shared.ts';

export default defineConfig({
  ...sourceConditions,
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
    restoreMocks: true,
    ...timeouts,
  },
});
