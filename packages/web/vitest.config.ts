import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { sourceConditions } from '../../vitest.shared.ts';

const shared = {
  environment: 'jsdom',
  // Files share their modules and the document, which each leaves as it found it.
  isolate: false,
  setupFiles: ['src/testing/setup.ts'],
};

/** A module that another file has loaded can no longer be replaced. */
const REPLACING_MODULES = ['src/routes/flight.no-arrivals.test.tsx'];

export default defineConfig({
  test: {
    // Alone, Vitest leaves a processor to itself, which is half of a small machine.
    maxWorkers: 2,
    projects: [
      {
        ...sourceConditions,
        plugins: [react(), vanillaExtractPlugin()],
        test: {
          ...shared,
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: ['src/routes/**'],
        },
      },
      {
        ...sourceConditions,
        plugins: [react(), vanillaExtractPlugin()],
        test: {
          ...shared,
          name: 'routes',
          setupFiles: [
            ...shared.setupFiles,
            'src/testing/node-network.ts',
            '../server/src/testing/end-servers.ts',
          ],
          include: ['src/routes/**/*.test.tsx'],
          exclude: REPLACING_MODULES,
          globalSetup: ['../server/src/testing/global-setup.ts'],
          // A first scoring has to load its worker, on a machine that may be busy.
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        ...sourceConditions,
        plugins: [react(), vanillaExtractPlugin()],
        test: {
          ...shared,
          name: 'isolated',
          setupFiles: [
            ...shared.setupFiles,
            'src/testing/node-network.ts',
            '../server/src/testing/end-servers.ts',
          ],
          include: REPLACING_MODULES,
          isolate: true,
          globalSetup: ['../server/src/testing/global-setup.ts'],
          // A first scoring has to load its worker, on a machine that may be busy.
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
