import { readFileSync } from 'node:fs';

/** All scripts that a visitor of `/` loads before anything is drawn: the entry and the route's own. */
function chunksOf(entries) {
  const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'));
  const wanted = new Set();
  const visit = (key) => {
    if (wanted.has(key)) return;
    wanted.add(key);
    for (const next of manifest[key].imports ?? []) visit(next);
  };
  for (const [key, { src = key }] of Object.entries(manifest)) {
    if (entries.some((entry) => src.startsWith(entry))) visit(key);
  }
  return [...wanted].map((key) => `dist/${manifest[key].file}`);
}

// oxlint-disable-next-line import/no-default-export -- size-limit reads it
export default [
  {
    name: 'Home page without the map',
    path: chunksOf(['index.html', 'src/routes/index.tsx']),
    limit: '180 kB',
    gzip: true,
  },
];
