import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeGenerated } from '../../../scripts/write-generated.mjs';

const target = fileURLToPath(new URL('../src/generated/flags.ts', import.meta.url));
const flags = new URL('../node_modules/country-flag-icons/string/3x2', import.meta.url);

/**
 * Writes `src/generated/flags.ts`: country code → a function that loads its flag.
 * Each flag is a separate chunk, because a page shows only a few of 260.
 */
export function generateFlags() {
  const countries = readdirSync(flags)
    .filter((file) => /^[A-Z]{2}\.js$/.test(file))
    .map((file) => basename(file, '.js'))
    .toSorted();
  const lines = countries.map(
    (code) => `  ${code}: () => import('country-flag-icons/string/3x2/${code}'),`,
  );
  writeGenerated(
    target,
    `// Written by packages/ui/scripts/generate-flags.mjs.

/** ISO 3166-1 code → loads the flag as SVG text. */
export const flags: Readonly<Record<string, () => Promise<{ default: string }>>> = {
${lines.join('\n')}
};
`,
  );
}
