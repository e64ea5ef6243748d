/**
 * Writes the generated sources that are not committed: compiled message catalogues, the list of flags,
 * the worker of maps and the route tree. Takes about a second and changes only outdated files, so every entry point calls it:
 * installing, `check`, `dev`, `storybook`, builds, and the configurations of Vitest.
 *
 * `node scripts/generate-sources.mjs [PACKAGE…]`: all packages by default.
 */
import { generateFlags } from '../packages/ui/scripts/generate-flags.mjs';
import { generateMapWorker } from '../packages/ui/scripts/generate-map-worker.mjs';
import { generateEmoji } from '../packages/web/scripts/generate-emoji.mjs';
import { generateRoutes } from '../packages/web/scripts/generate-routes.mjs';
import { generateMessages } from './generate-messages.mjs';

/** Generators of each package. */
const GENERATORS = {
  scoring: () => generateMessages('scoring'),
  server: () => generateMessages('server'),
  ui: () => {
    generateMessages('ui');
    generateFlags();
    generateMapWorker();
  },
  web: () => {
    generateMessages('web');
    generateEmoji();
    return generateRoutes();
  },
};

/** The packages that have generated sources; each has message catalogues. */
export const GENERATED_PACKAGES = Object.keys(GENERATORS);

/** @param {string[]} packages Names of the packages whose sources are written. */
export async function generateSources(packages = GENERATED_PACKAGES) {
  await Promise.all(packages.map((name) => GENERATORS[name]()));
}

if (import.meta.filename === process.argv[1]) {
  const packages = process.argv.slice(2);
  await generateSources(packages.length > 0 ? packages : undefined);
}
