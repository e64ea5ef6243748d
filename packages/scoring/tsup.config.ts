import { globSync } from 'node:fs';
import { defineConfig } from 'tsup';

/** The doors of the package: one entry per room that `exports` names. */
const DOORS = [
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
    ...Object.fromEntries(DOORS.map((door) => [`${door}/index`, `src/${door}/index.ts`])),
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
