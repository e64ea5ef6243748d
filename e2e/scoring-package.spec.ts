import { bundle, bundleFile } from '../packages/scoring/src/testing/bundle.js';
import { circlingFlight } from '../packages/scoring/src/testing/circling-flight.js';
import { expect, test } from './test.js';

const PAGE = 'http://scoring.test/';
/** Free distance of the flight. */
const DISTANCE_KM = 96.8;

test('examples of the scoring package run in a browser and in a worker', async ({ page }) => {
  const scripts: Record<string, string> = {
    'page.mjs': await bundle(
      "import { freeDistancesKm } from './examples/free-distance.mjs'; Object.assign(globalThis, { freeDistancesKm });",
    ),
    'worker.mjs': await bundleFile('examples/free-distance-worker.mjs', 'browser'),
  };
  await page.route(`${PAGE}**`, (route) => {
    const body = scripts[new URL(route.request().url()).pathname.slice(1)];
    return body
      ? route.fulfill({ contentType: 'text/javascript', body })
      : route.fulfill({
          contentType: 'text/html',
          body: '<script type="module" src="/page.mjs"></script>',
        });
  });
  await page.goto(PAGE);
  const bytes = Array.from(circlingFlight());
  const found = await page.evaluate(async (values) => {
    const file = Uint8Array.from(values);
    const scope = globalThis as unknown as { freeDistancesKm: (igc: Uint8Array) => number[] };
    const inPage = scope.freeDistancesKm(file);
    const worker = new Worker('/worker.mjs', { type: 'module' });
    const inWorker = await new Promise((resolve, reject) => {
      worker.addEventListener('message', ({ data }) => resolve(Array.from(data as Float64Array)));
      worker.addEventListener('error', reject);
      worker.postMessage(file, [file.buffer]);
    });
    return { inPage, inWorker };
  }, bytes);
  expect(found.inPage).toEqual([expect.closeTo(DISTANCE_KM, 1)]);
  expect(found.inWorker).toEqual(found.inPage);
});
