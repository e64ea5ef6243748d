/** Resolution that lets tests read the sources of the workspace's packages, not their builds. */
export const sourceConditions = {
  resolve: { conditions: ['@cloudstreet/source', 'module', 'import', 'default'] },
  ssr: { resolve: { conditions: ['@cloudstreet/source', 'module', 'import', 'node', 'default'] } },
};
