import { globSync } from 'node:fs';
import { defineConfig } from 'tsup';

/** Entry points, as in `exports` of package.json. */
const ENTRY_POINTS = [
  'parse',
  'score',
  'analyse',
  'task',
  'task-files',
  'competition',
  'airspace',
  'units',
  'season',
  'geo',
  'badges',
] as const;

/** Entry points and message catalogues by their names in `dist`, which have types. */
const typed = {
  ...Object.fromEntries(ENTRY_POINTS.map((name) => [name, `src/${name}.ts`])),
  ...Object.fromEntries(
    globSync('src/generated/messages/*.ts', {
      exclude: ['**/types.ts', '**/*.{first,rest,widgets}.ts'],
    }).map((file) => [file.slice('src/'.length, -'.ts'.length), file]),
  ),
  'cli/main': 'src/cli/main.ts',
};

export default defineConfig({
  // Bundlers leave out modules that are not used, but keep tables of a module that they cannot judge.
  // So each module stays a file.
  bundle: false,
  entry: globSync('src/**/*.ts', { exclude: ['**/*.test.ts', '**/testing/**'] }),
  format: 'esm',
  platform: 'neutral',
  target: 'es2023',
  dts: {
    entry: typed,
    compilerOptions: { customConditions: [], noEmit: false, stableTypeOrdering: true },
  },
  clean: true,
});
