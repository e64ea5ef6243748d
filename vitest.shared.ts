import { generateSources } from './scripts/generate-sources.mjs';

await generateSources();

/**
 * Resolution that lets tests read the sources of the workspace's packages, not their builds. Vite
 * adds `import` and `default` by itself; named here, Node would take `import` for `require` too.
 */
export const sourceConditions = {
  resolve: { conditions: ['@cloudstreet/source', 'module'] },
  ssr: { resolve: { conditions: ['@cloudstreet/source', 'module', 'node'] } },
};
