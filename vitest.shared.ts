import { generateSources } from './scripts/generate-sources.mjs';

// `npm test` generates them once for all steps.
if (!process.env['CLOUDSTREET_TEST_GENERATED']) await generateSources();

/**
 * Resolves the packages of the workspace to their sources instead of their builds. Vite adds
 * `import` and `default` itself; if they were listed, Node would use `import` for `require` too.
 */
export const sourceConditions = {
  resolve: { conditions: ['@cloudstreet/source', 'module'] },
  ssr: { resolve: { conditions: ['@cloudstreet/source', 'module', 'node'] } },
};

/** Limits that only end what hangs: another process may slow a test down twentyfold. */
export const timeouts = {
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 120_000 } },
};
