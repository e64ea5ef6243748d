import { globSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';
import { buildStyles } from './scripts/build-styles.ts';

/** Every folder with an `index.ts` is a door, plus one module per message catalogue. */
const doors = [
  ...globSync('src/**/index.ts'),
  ...globSync('src/generated/messages/*.ts', { exclude: ['**/types.ts'] }),
];

export default defineConfig({
  entry: Object.fromEntries(doors.map((file) => [file.slice('src/'.length, -'.ts'.length), file])),
  format: 'esm',
  target: 'es2023',
  clean: true,
  splitting: true,
  sourcemap: true,
  // The names must be those of the style sheet, which is built apart.
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' })],
  onSuccess: buildStyles,
});
