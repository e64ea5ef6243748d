/** Measures the time until the flight page and the bare page respond, in turns. */
import type { Page } from '@playwright/test';
import { FIGURES, IDLE_MAP, SLIDER } from './parts.ts';

const TURNS = 7;
const OTHER_PAGE = '/auth/log-in';
/** Everything that a page loads and draws late has ended by then. */
const SETTLED_MS = 3000;

/** Milliseconds. */
interface MountTimes {
  /** Head, points and legs are there, and the barogram follows a key. */
  figuresMs: number;
  /** The map has reported that it is idle. */
  mapMs: number;
}

/** A value per turn. */
export interface Turns {
  own: MountTimes[];
  bare: MountTimes[];
}

/**
 * From mounting, with code and data at hand: the figures from then on, the map from the beginning of
 * its library's work.
 *
 * @param page Shows the flight.
 * @param bare Has loaded the same flight.
 */
export function measureMounts(page: Page, bare: Page): Promise<Turns> {
  return inTurns(
    () => mountPage(page),
    () => mountBare(bare),
  );
}

/** From navigating, with a warm cache. */
export function measureOpenings(page: Page, url: string, bare: Page): Promise<Turns> {
  const bareUrl = bare.url();
  return inTurns(
    async () => {
      await page.bringToFront();
      await page.goto('about:blank');
      await page.goto(url, { waitUntil: 'commit' });
      return page.evaluate(untilMounted, { ...SELECTORS, goesBack: false });
    },
    async () => {
      await bare.bringToFront();
      await bare.goto('about:blank');
      await bare.goto(bareUrl);
      return bare.evaluate(() => globalThis.bare.open());
    },
  );
}

/** The first turn warms both up and does not count. */
async function inTurns(
  own: () => Promise<MountTimes>,
  bare: () => Promise<MountTimes>,
): Promise<Turns> {
  const turns: Turns = { own: [], bare: [] };
  for (let turn = 0; turn <= TURNS; turn++) {
    const times = { own: await own(), bare: await bare() };
    if (turn === 0) continue;
    turns.own.push(times.own);
    turns.bare.push(times.bare);
  }
  return turns;
}

/** Notes when the map library begins its work, before the page's own scripts run. */
export async function noteMaps(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- it is called with the canvas below
    const original = HTMLCanvasElement.prototype.getContext;
    Object.assign(HTMLCanvasElement.prototype, {
      getContext(this: HTMLCanvasElement, ...options: Parameters<typeof original>) {
        if (this.classList.contains('maplibregl-canvas')) performance.mark('map');
        return original.apply(this, options);
      },
    });
  });
}

/** Leaves the page of the flight and returns to it. */
async function mountPage(page: Page): Promise<MountTimes> {
  await page.bringToFront();
  await page.evaluate((path) => history.pushState({}, '', path), OTHER_PAGE);
  await page.locator(SLIDER).waitFor({ state: 'detached' });
  await page.waitForTimeout(SETTLED_MS);
  return page.evaluate(untilMounted, { ...SELECTORS, goesBack: true });
}

const SELECTORS = { figures: FIGURES, slider: SLIDER, map: IDLE_MAP };

/** Runs in the page, which goes back or has just been navigated to. */
async function untilMounted(input: typeof SELECTORS & { goesBack: boolean }): Promise<MountTimes> {
  const isThere = (selector: string) => document.querySelector(selector) !== null; // oxlint-disable-line unicorn/consistent-function-scoping -- the page gets this function alone
  performance.clearMarks('map');
  const startedAt = input.goesBack ? performance.now() : 0;
  if (input.goesBack) history.back();
  const mapAt = new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!isThere(input.map)) return;
      observer.disconnect();
      resolve(performance.now());
    });
    observer.observe(document, { subtree: true, childList: true, attributeFilter: ['aria-busy'] });
  });
  const key = { key: 'ArrowRight', bubbles: true, cancelable: true };
  let before: string | null = null;
  let text: string | null = null;
  while (before === null || text === before) {
    await new Promise(requestAnimationFrame);
    const slider = document.querySelector(input.slider);
    if (!slider || !input.figures.every(isThere)) continue;
    before ??= slider.getAttribute('aria-valuetext');
    slider.dispatchEvent(new KeyboardEvent('keydown', key));
    text = slider.getAttribute('aria-valuetext');
  }
  const figuresMs = performance.now() - startedAt;
  const idleAt = await mapAt;
  const mapBegan = input.goesBack ? performance.getEntriesByName('map')[0] : undefined;
  return { figuresMs, mapMs: idleAt - (mapBegan?.startTime ?? startedAt) };
}

async function mountBare(page: Page): Promise<MountTimes> {
  await page.bringToFront();
  await page.evaluate(() => bare.unmount());
  await page.waitForTimeout(SETTLED_MS);
  return page.evaluate(async () => ({
    figuresMs: await bare.mountFigures(),
    mapMs: await bare.mountMap(),
  }));
}
