import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));

/** Resolves direct dependencies from the `node_modules` of the server; indirect ones are not there. */
const dependenciesOfServer: Plugin = {
  name: 'dependencies of the server',
  setup(building) {
    building.onResolve({ filter: /^[^./]/ }, ({ path, importer }) =>
      importer.startsWith(SOURCES) && !path.startsWith('@cloudstreet/')
        ? { path, external: true }
        : undefined,
    );
  },
};

/**
 * Writes the sources of the worker threads into one file: each thread of each test server loads it,
 * which from hundreds of sources takes longer than most tests.
 *
 * @param file Somewhere below the server's package, where its dependencies are found.
 */
export async function bundleWorker(file: string): Promise<void> {
  await build({
    entryPoints: [fileURLToPath(new URL('../app/worker.ts', import.meta.url))],
    outfile: file,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    conditions: ['@cloudstreet/source', 'module'],
    plugins: [dependenciesOfServer],
    sourcemap: 'inline',
    logLevel: 'error',
  });
}
