/**
 * Loads a list of ten thousand flights in Chromium to its end and scrolls to its beginning as fast as a
 * mouse wheel. Counts late frames and the rows in the document.
 */
import { chromium } from '@playwright/test';
import { findOrInstallChromium } from '../scripts/chromium.mjs';
import { fill } from './lists/fill.mjs';
import { startInstance } from './lists/instance.mjs';
import { percentile } from './lists/measure.mjs';
import { machine, round } from './scoring/measure.mjs';

export const description = 'a list of ten thousand flights, scrolled in Chromium';

const FLIGHTS = 10_000;
const USERS = 3000;
const VIEWS = [
  { name: 'desktop', viewport: { width: 1440, height: 900 } },
  { name: 'phone', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
];
/** Distance of a wheel step per frame. */
const STEP_PX = 120;
const STEPS = 600;
/** Timeout for reaching the end of the list. */
const LOAD_TIMEOUT_MS = 240_000;

export async function run() {
  const executablePath = await findOrInstallChromium();
  const instance = await startInstance();
  try {
    await fill(instance.client, { flights: FLIGHTS, users: USERS });
    await instance.client.query('vacuum analyze');
    console.log(machine());
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
    const figures = {};
    for (const { name, ...view } of VIEWS) {
      const page = await browser.newPage(view);
      Object.assign(figures, await measure(page, instance.address, name));
      await page.close();
    }
    await browser.close();
    console.table(figures);
    return figures;
  } finally {
    await instance.stop();
  }
}

async function measure(page, address, name) {
  await page.goto(`${address}/flight`);
  await page.locator('article').first().waitFor();
  await page.evaluate(loadAll, LOAD_TIMEOUT_MS);
  const { frames, tiles, mostTiles } = await page.evaluate(scrollUp, { STEP_PX, STEPS });
  const usual = percentile(frames, 0.5);
  return {
    [`${name}_tiles`]: tiles,
    [`${name}_tiles_in_document_max`]: mostTiles,
    [`${name}_frame_ms_median`]: round(usual),
    [`${name}_frame_ms_p99`]: round(percentile(frames, 0.99)),
    [`${name}_frame_ms_max`]: round(Math.max(...frames)),
    // A frame that takes 1.5 times the usual time missed the next one.
    [`${name}_dropped`]: frames.filter((ms) => ms > 1.5 * usual).length,
    [`${name}_frames`]: frames.length,
  };
}

/** Runs in the page: scrolls to the end until no more flights are loaded. */
async function loadAll(patienceMs) {
  const pane = document.querySelector('main');
  const until = performance.now() + patienceMs;
  let [height, still] = [0, 0];
  while (still < 20) {
    if (performance.now() > until) throw new Error('The list did not come to its end.');
    pane.scrollTop = pane.scrollHeight;
    await new Promise((resolve) => setTimeout(resolve, 100));
    still = pane.scrollHeight === height && !pane.querySelector('[aria-busy=true]') ? still + 1 : 0;
    height = pane.scrollHeight;
  }
}

/** Runs in the page: scrolls one step per frame and records the time between frames. */
async function scrollUp({ STEP_PX: stepPx, STEPS: steps }) {
  const pane = document.querySelector('main');
  const list = pane.querySelector('[aria-busy]');
  const perTile = pane.querySelector('article').getBoundingClientRect().height;
  const frames = [];
  let mostTiles = 0;
  let last = await new Promise(requestAnimationFrame);
  for (let step = 0; step < steps; step++) {
    pane.scrollTop -= stepPx;
    const now = await new Promise(requestAnimationFrame);
    frames.push(now - last);
    last = now;
    mostTiles = Math.max(mostTiles, list.querySelectorAll('article').length);
  }
  return { frames, mostTiles, tiles: Math.round(list.scrollHeight / perTile) };
}
