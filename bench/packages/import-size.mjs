import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

const kit = join(import.meta.dirname, '../../packages/ui');
/** The bench has no bundler of its own. */
const esbuild = createRequire(join(kit, 'package.json')).resolve('esbuild');
const REACT = ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client'];

/**
 * Bundles a few lines as an application does, and measures the scripts that a page loads before it can
 * render: not React, and not what is imported later by `import()`.
 *
 * @param {string} code Lines that import from packages, resolved as within the kit.
 * @returns {Promise<number>} Kilobytes, minified and gzipped.
 */
export async function importKb(code) {
  const { build } = await import(pathToFileURL(esbuild).href);
  const { metafile, outputFiles } = await build({
    stdin: { contents: code, resolveDir: kit, loader: 'tsx' },
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    write: false,
    metafile: true,
    outdir: 'out',
    entryNames: 'entry',
    external: REACT,
    loader: { '.css': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const loaded = new Set();
  const load = (name) => {
    if (loaded.has(name) || !metafile.outputs[name]) return;
    loaded.add(name);
    for (const { kind, path } of metafile.outputs[name].imports) {
      if (kind === 'import-statement') load(path);
    }
  };
  load('out/entry.js');
  const bytes = outputFiles
    .filter(({ path }) => [...loaded].some((name) => path.endsWith(name)))
    .map(({ contents }) => gzipSync(contents, { level: 9 }).length);
  return Math.round(bytes.reduce((sum, size) => sum + size, 0) / 100) / 10;
}
