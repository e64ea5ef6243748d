import { fileURLToPath } from 'node:url';
import { type BuildOptions, build } from 'esbuild';

const SCORING = fileURLToPath(new URL('../../', import.meta.url));
/** Imports of this package lead to its sources. */
const OPTIONS = {
  absWorkingDir: SCORING,
  bundle: true,
  minify: true,
  write: false,
  format: 'esm',
  target: 'es2022',
  platform: 'browser',
  conditions: ['@cloudstreet/source'],
} as const satisfies BuildOptions;

/** Bundles the text of a program for browsers, as users of this package would. */
export async function bundle(program: string): Promise<string> {
  const stdin = { contents: program, resolveDir: SCORING, loader: 'js' } as const;
  const { outputFiles } = await build({ ...OPTIONS, stdin });
  return outputFiles[0]!.text;
}

/** Bundles a file of this package, for browsers and workers or for Node 20. */
export async function bundleFile(file: string, platform: 'browser' | 'node'): Promise<string> {
  const target = platform === 'node' ? 'node20' : OPTIONS.target;
  const { outputFiles } = await build({ ...OPTIONS, entryPoints: [file], platform, target });
  return outputFiles[0]!.text;
}
