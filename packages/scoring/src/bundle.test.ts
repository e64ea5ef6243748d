import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bundle } from './testing/bundle.js';

const PARSE = `import { parseIgc } from '@cloudstreet/scoring/parse';`;

/** Limits in bytes after gzip. */
test.each([
  { why: 'reading a file', program: `${PARSE} globalThis.use(parseIgc);`, limit: 12_000 },
  {
    why: 'reading a file and the free distance of its flights',
    program: `
      import { freeDistancesKm } from './examples/free-distance.mjs';
      globalThis.use(freeDistancesKm);`,
    limit: 30_000,
  },
  {
    why: 'all contests with receipts',
    program: `
      ${PARSE}
      import { scoreFlight } from '@cloudstreet/scoring/score';
      globalThis.use(parseIgc, scoreFlight);`,
    limit: 70_000,
  },
])('$why fits below $limit bytes', async ({ program, limit }) => {
  const size = gzipSync(await bundle(program), { level: 9 }).length;
  expect(size).toBeLessThan(limit);
});

test('reading a file brings no sentences but its own', async () => {
  const program = `${PARSE} globalThis.use(parseIgc);`;
  const code = await bundle(program);
  expect(code).toContain('The file is empty.');
  expect(code).not.toContain('The file does not name its recorder');
});
