import { globSync } from 'node:fs';
import { defineConfig } from 'tsup';

/** Entry points, as in `exports` of package.json. */
const ENTRY_POINTS = [
  'parse',
  'score',
  'analyse',
  'task',
  'task-files',
  'airspace',
  'units',
  'season',
  'geo',
  'badges',
] as const;

export default defineConfig({
  entry: {
    ...Object.fromEntries(ENTRY_POINTS.map((name) => [name, `src/${name}.ts`])),
    ...Object.fromEntries(
      globSync('src/generated/messages/*.ts', {
        exclude: ['**/types.ts', '**/*.{first,rest,widgets}.ts'],
      }).map((file) => [file.slice('src/'.length, -'.ts'.length), file]),
    ),
    'cli/main': 'src/cli/main.ts',
  },
  format: 'esm',
  platform: 'neutral',
  external: [/^node:/],
  target: 'es2023',
  dts: { compilerOptions: { customConditions: [], noEmit: false, stableTypeOrdering: true } },
  clean: true,
});
