/**
 * Writes `src/generated/flags.ts`: country code → a function that loads the drawing of its flag.
 * Each flag is a chunk of its own, because a page shows a handful of 260.
 */
import { globSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';

const countries = globSync('node_modules/country-flag-icons/string/3x2/*.js')
  .map((file) => basename(file, '.js'))
  .filter((code) => /^[A-Z]{2}$/.test(code))
  .toSorted();
const lines = countries.map(
  (code) => `  ${code}: () => import('country-flag-icons/string/3x2/${code}'),`,
);

writeFileSync(
  'src/generated/flags.ts',
  `// Written by packages/ui/scripts/generate-flags.ts.

/** ISO 3166-1 code → loads the flag as SVG text. */
export const flags: Readonly<Record<string, () => Promise<{ default: string }>>> = {
${lines.join('\n')}
};
`,
);
