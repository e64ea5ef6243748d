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

/** Pages as they are served, by a server of the test's own. */
const routes = {
  ...shared,
  setupFiles: [
    ...shared.setupFiles,
    'src/testing/node-network.ts',
    '../server/src/testing/end-servers.ts',
  ],
  globalSetup: ['../server/src/testing/global-setup.ts'],
  // A first scoring has to load its worker, on a machine that may be busy.
  testTimeout: 60_000,
  hookTimeout: 120_000,
};

const project = <Test extends object>(test: Test) => ({
  ...sourceConditions,
  // As in the application, the compiler memoises what a page renders.
  plugins: [react({ compiler: true }), vanillaExtractPlugin()],
  test,
});

export default defineConfig({
  test: {
    // Alone, Vitest leaves a processor to itself, which is half of a small machine.
    maxWorkers: 2,
    projects: [
      // A test in .ts has no document, which takes longer to make than most tests.
      project({
        name: 'pure',
        include: ['src/**/*.test.ts'],
        isolate: false,
      }),
      project({
        ...shared,
        name: 'unit',
        include: ['src/**/*.test.tsx'],
        exclude: ['src/routes/**'],
      }),
      project({
        ...routes,
        name: 'routes',
        include: ['src/routes/**/*.test.tsx'],
        exclude: REPLACING_MODULES,
      }),
      project({ ...routes, name: 'isolated', include: REPLACING_MODULES, isolate: true }),
    ],
  },
});
