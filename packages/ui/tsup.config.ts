import { globSync, writeFileSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';
import { buildStyles } from './scripts/build-styles.ts';
import { markClientModules } from './scripts/mark-client-modules.ts';

/** Entry points: each folder with an `index.ts`, and one module per message catalogue. */
const entryFiles = [
  ...globSync('src/**/index.ts'),
  ...globSync('src/generated/messages/*.ts', { exclude: ['**/types.ts'] }),
];

export default defineConfig({
  entry: Object.fromEntries(
    entryFiles.map((file) => [file.slice('src/'.length, -'.ts'.length), file]),
  ),
  format: 'esm',
  target: 'es2023',
  clean: true,
  splitting: true,
  // The names must be those of the style sheet, which is built apart.
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' })],
  metafile: true,
  async onSuccess() {
    markClientModules();
    await buildStyles();
    writeMapTypes();
  },
});

/** Bundlers that are told to treat maps as files import their addresses. */
function writeMapTypes(): void {
  for (const name of ['base-map', 'relief']) {
    writeFileSync(`dist/${name}.pmtiles.d.ts`, 'declare const url: string;\nexport default url;\n');
  }
}
