import { globSync, rmSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build } from 'esbuild';

/**
 * Writes `dist/styles.css`: the typeface, the theme, then every component's styles, minified. Removes the
 * style sheets of single modules, which repeat the shared ones.
 */
export async function buildStyles(): Promise<void> {
  for (const file of globSync('dist/**/*.css{,.map}')) rmSync(file);
  const sheets = [
    'src/styles.css',
    ...globSync('src/theme/*.css.ts'),
    ...globSync('src/**/*.css.ts'),
  ];
  await build({
    stdin: {
      contents: [...new Set(sheets)].map((file) => `import './${file}';`).join('\n'),
      resolveDir: process.cwd(),
    },
    outfile: 'dist/styles.js',
    bundle: true,
    minify: true,
    format: 'esm',
    legalComments: 'none',
    loader: { '.woff2': 'file' },
    assetNames: 'fonts/[name]-[hash]',
    plugins: [vanillaExtractPlugin({ identifiers: 'short' })],
  });
  rmSync('dist/styles.js');
}
