/**
 * The scripts that a page needs, and how large they may be. `size-limit` holds the limits, the bench
 * of the screens prints the sizes.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const dist = join(import.meta.dirname, 'dist');

/** The entry and the English texts. */
const APPLICATION = ['index.html', 'messages/en-gb.start.ts'];

/**
 * Per page the modules that its content needs, each with everything that it imports statically, and the
 * limit in kB as browsers receive it: the tiles of the home page, and all sections of a flight with its
 * map and barogram. Without the map library, workers, and everything that is loaded when the page is idle.
 */
export const PAGES = {
  home: {
    limitKb: 165,
    modules: [...APPLICATION, 'src/routes/index.tsx'],
  },
  flight: {
    limitKb: 600,
    modules: [
      ...APPLICATION,
      'messages/en-gb.later.ts',
      'src/routes/flight.$flight.tsx',
      'ui/src/layout/Panes/SecondaryPane.tsx',
      'ui/src/charts/Barogram/index.ts',
      'ui/src/map/FlightMap/FlightMap.tsx',
      'src/screens/flight/analysis/AnalysisSection.tsx',
      'src/screens/flight/coach/CoachSection.tsx',
      'src/screens/flight/compare/CompareSection.tsx',
    ],
  },
};

/** @returns {string[]} The files of a page, relative to `dist`. */
export function scriptsOf({ modules }) {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const wanted = new Set();
  const visit = (key) => {
    if (wanted.has(key)) return;
    wanted.add(key);
    for (const next of manifest[key].imports ?? []) visit(next);
  };
  for (const module of modules) {
    const keys = Object.keys(manifest).filter((key) =>
      join('packages/web', key.split('?')[0]).endsWith(module),
    );
    if (keys.length === 0) throw new Error(`The build has no chunk for ${module}.`);
    for (const key of keys) visit(key);
  }
  return [...wanted].map((key) => manifest[key].file).filter((file) => !isMapLibrary(file));
}

/** @returns {number} Kilobytes of a page's scripts, each packed with Brotli by the build. */
export function scriptsKb(page) {
  const bytes = scriptsOf(page).map((file) => {
    const packed = join(dist, `${file}.br`);
    return statSync(existsSync(packed) ? packed : join(dist, file)).size;
  });
  return bytes.reduce((sum, size) => sum + size, 0) / 1000;
}

function isMapLibrary(file) {
  return file.startsWith('assets/map-library-');
}
