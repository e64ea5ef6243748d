/**
 * Writes `src/generated/flags.ts`: country code → a function that loads the drawing of its flag.
 * Each flag is a chunk of its own, because a page shows a handful of 260. With `--check` nothing is
 * written, and the command fails when the file is out of date.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

const target = new URL('../src/generated/flags.ts', import.meta.url);
const flags = fileURLToPath(
  new URL('../node_modules/country-flag-icons/string/3x2', import.meta.url),
);
const countries = globSync('*.js', { cwd: flags })
  .map((file) => basename(file, '.js'))
  .filter((code) => /^[A-Z]{2}$/.test(code))
  .toSorted();
const lines = countries.map(
  (code) => `  ${code}: () => import('country-flag-icons/string/3x2/${code}'),`,
);
const wanted = `// Written by packages/ui/scripts/generate-flags.ts.

/** ISO 3166-1 code → loads the flag as SVG text. */
export const flags: Readonly<Record<string, () => Promise<{ default: string }>>> = {
${lines.join('\n')}
};
`;

if (!process.argv.includes('--check')) {
  writeFileSync(target, wanted);
} else if (readFileSync(target, 'utf8') !== wanted) {
  console.error('Out of date: packages/ui/src/generated/flags.ts. Run: npm run generate');
  process.exitCode = 1;
}
