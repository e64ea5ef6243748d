import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { sourceConditions, timeouts } from '../../vitest.shared.ts';

const shared = {
  environment: 'jsdom',
  // Files share modules and document; each restores both at its end.
  isolate: false,
  setupFiles: ['src/testing/setup.ts'],
};

/** Tests that replace modules, which must not be loaded by another file before. */
const REPLACING_MODULES = ['src/routes/flight.no-arrivals.test.tsx'];

/** Tests of served pages, each with its own server. */
const routes = {
  ...shared,
  setupFiles: [
    ...shared.setupFiles,
    'src/testing/node-network.ts',
    '../server/src/testing/end-servers.ts',
  ],
  globalSetup: ['../server/src/testing/global-setup.ts'],
  ...timeouts,
};

const project = <Test extends object>(test: Test) => ({
  ...sourceConditions,
  // As in the application, the compiler memoises what a page renders.
  plugins: [react({ compiler: true }), vanillaExtractPlugin()],
  test: { restoreMocks: true, ...test },
});

export default defineConfig({
  test: {
    // By default Vitest reserves a processor for itself, which is half of a small machine.
    maxWorkers: 2,
    projects: [
      // Tests in .ts have no document, because creating one takes longer than most tests.
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
