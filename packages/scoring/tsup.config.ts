import { globSync } from 'node:fs';
import { defineConfig } from 'tsup';

/** Folders with an entry point, as in `exports` of package.json. */
const ENTRY_FOLDERS = [
  'units',
  'geo',
  'shape',
  'igc',
  'track',
  'validation',
  'polar',
  'task',
  'airspace',
  'terrain',
  'analysis',
  'coach',
  'contest',
  'season',
  'flight',
  'preview',
] as const;

export default defineConfig({
  entry: {
    ...Object.fromEntries(
      ENTRY_FOLDERS.map((folder) => [`${folder}/index`, `src/${folder}/index.ts`]),
    ),
    ...Object.fromEntries(
      globSync('src/generated/messages/*.ts', { exclude: ['**/types.ts'] }).map((file) => [
        file.slice('src/'.length, -'.ts'.length),
        file,
      ]),
    ),
    'cli/main': 'src/cli/main.ts',
  },
  format: 'esm',
  platform: 'neutral',
  external: [/^node:/],
  target: 'es2023',
  dts: { compilerOptions: { customConditions: [], noEmit: false } },
  sourcemap: true,
  clean: true,
});
