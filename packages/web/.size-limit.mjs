import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What stands before the first picture of `/`: the entry, its texts and the route's own. */
const HOME = ['index.html', 'web/src/generated/messages/en-gb.start.ts', 'src/routes/index.tsx'];

/** What every visit of `/` loads right after it, on a desktop at least. */
const SOON = [
  'ui/src/layout/Panes/SecondaryPane.tsx',
  'src/app/flights/FlightsPane.tsx',
  'ui/src/generated/flags.ts',
];

/**
 * The chunks of these modules and all that they import at once. Not counted: the map, which fills
 * its pane after the page is there and which a phone loads when it is asked for; the drawings of
 * single flags; and the routes that are warmed while the browser is idle.
 */
function chunksOf(entries) {
  const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'));
  const wanted = new Set();
  const visit = (key) => {
    if (wanted.has(key)) return;
    wanted.add(key);
    for (const next of manifest[key].imports ?? []) visit(next);
  };
  for (const entry of entries) {
    const keys = Object.keys(manifest).filter((key) =>
      join('packages/web', key.split('?')[0]).endsWith(entry),
    );
    if (keys.length === 0) throw new Error(`No chunk is made of ${entry}.`);
    for (const key of keys) visit(key);
  }
  return [...wanted].map((key) => `dist/${manifest[key].file}`);
}

// oxlint-disable-next-line import/no-default-export -- size-limit reads it
export default [
  {
    name: 'Home page until its first picture',
    path: chunksOf(HOME),
    limit: '180 kB',
    gzip: true,
  },
  {
    name: 'Home page with what it always loads after the first picture, without the map',
    path: chunksOf([...HOME, ...SOON]),
    limit: '180 kB',
    // As browsers get it: the build packs every file with Brotli.
    brotli: true,
  },
];
