import { createServer } from 'node:http';
import { performance } from 'node:perf_hooks';
import {
  createApi,
  memoryTokenStore,
  signIn,
  unwrap,
  uploadFlight,
  waitForScore,
} from '@cloudstreet/sdk';
import { chromium } from '@playwright/test';
import { findOrInstallChromium } from '../../scripts/chromium.mjs';
import { startInstance } from '../lists/instance.mjs';
import { percentile } from '../lists/measure.mjs';
import { longFlight } from '../screen/long-flight.ts';

const TURNS = 9;
const PASSWORD = 'a long enough password';
const PILOT = 'Pilot of Flights';

/**
 * Opens a page of another site that shows the latest flights: as a widget, and as a frame of the
 * embedded page. Each opening has an empty cache.
 *
 * @returns Medians in milliseconds from the address to the name of the pilot.
 */
export async function measureWidgetStart() {
  const instance = await startInstance();
  const browser = await chromium.launch({
    executablePath: await findOrInstallChromium(),
    args: ['--no-sandbox'],
  });
  const { address } = instance;
  const site = await serveSite({
    '/widget': `<cloudstreet-flights></cloudstreet-flights><script src="${address}/widgets.js" async></script>`,
    '/frame': `<iframe src="${address}/embedded/latest" title="Flights" width="800" height="600"></iframe>`,
  });
  try {
    await uploadOne(address);
    const times = { widget: [], frame: [] };
    for (let turn = 0; turn <= TURNS; turn++) {
      const widget = await openingMs(browser, `${site.address}/widget`, (page) => page);
      const frame = await openingMs(browser, `${site.address}/frame`, (page) =>
        page.frameLocator('iframe'),
      );
      // The first turn warms up the server.
      if (turn === 0) continue;
      times.widget.push(widget);
      times.frame.push(frame);
    }
    return { widgetMs: median(times.widget), frameMs: median(times.frame) };
  } finally {
    site.stop();
    await browser.close();
    await instance.stop();
  }
}

async function openingMs(browser, url, partOf) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const startedAt = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  await partOf(page).getByText(PILOT).first().waitFor();
  const elapsed = performance.now() - startedAt;
  await context.close();
  return elapsed;
}

/** Serves pages by their path. Browsers treat localhost and 127.0.0.1 as different sites. */
async function serveSite(pages) {
  const server = createServer(({ url = '' }, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><html lang="en-GB"><title>Our club</title>${pages[url] ?? ''}`);
  });
  await new Promise((resolve) => server.listen(0, 'localhost', resolve));
  return { address: `http://localhost:${server.address().port}`, stop: () => server.close() };
}

async function uploadOne(baseUrl) {
  const api = createApi({ baseUrl, tokenStore: memoryTokenStore() });
  const email = 'pilot@example.org';
  const person = { date_of_birth: '1988-04-01', gender: 'F' };
  await unwrap(api.POST('/user', { body: { name: PILOT, email, password: PASSWORD, ...person } }));
  await signIn(api, { email, password: PASSWORD });
  const file = longFlight({ fixes: 7200, lat: 50.5, lon: 8.5, serial: 'AAA' });
  const [flight] = await uploadFlight(api, file, { name: 'flight.igc' });
  await waitForScore(api, flight.id);
}

function median(times) {
  return Math.round(percentile(times, 0.5));
}
