import { globSync, rmSync, writeFileSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build } from 'esbuild';

/** Styles of a page that consists of the kit; all others are in `styles.css`. */
const PAGE = 'src/theme/page.css.ts';

/**
 * Writes `dist/styles.css`, with the typeface, the theme, then every component's styles, and
 * `dist/page.css`, minified. Removes the style sheets of single modules, which repeat the shared ones.
 */
export async function buildStyles(): Promise<void> {
  for (const file of globSync('dist/**/*.css{,.map}')) rmSync(file);
  const sheets = new Set([
    'src/styles.css',
    ...globSync('src/theme/*.css.ts'),
    ...globSync('src/**/*.css.ts'),
  ]);
  sheets.delete(PAGE);
  await buildSheet('styles', [...sheets]);
  await buildSheet('page', [PAGE]);
}

async function buildSheet(name: string, files: string[]): Promise<void> {
  await build({
    stdin: {
      contents: files.map((file) => `import './${file}';`).join('\n'),
      resolveDir: process.cwd(),
    },
    outfile: `dist/${name}.js`,
    bundle: true,
    minify: true,
    format: 'esm',
    legalComments: 'none',
    loader: { '.woff2': 'file' },
    assetNames: 'fonts/[name]-[hash]',
    plugins: [vanillaExtractPlugin({ identifiers: 'short' })],
  });
  rmSync(`dist/${name}.js`);
  // TypeScript looks for types of every import.
  writeFileSync(`dist/${name}.css.d.ts`, 'export {};\n');
}
