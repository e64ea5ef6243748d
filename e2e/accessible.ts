import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type Axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { expect, type Page } from './test.js';

const AXE_JS = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Live regions keep announcements for some seconds. */
const UNSEEN = '[data-live-announcer]';
const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
  // Passing rules need no details.
  resultTypes: ['violations'],
};

/** Rules whose result depends on the theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Fails if axe finds a violation on the completely loaded page. */
export function expectAccessible(page: Page): Promise<void> {
  return expectNoViolations(page, OPTIONS);
}

/** Does the same with the rules about colours: the others have the same result in every theme. */
export function expectAccessibleColours(page: Page): Promise<void> {
  return expectNoViolations(page, { ...OPTIONS, runOnly: COLOUR_RULES });
}

async function expectNoViolations(page: Page, options: RunOptions): Promise<void> {
  // Tiles on their way may need scrolling while none of them can be focused yet.
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await page.evaluate(untilStill);
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(AXE_JS);
  expect(await page.evaluate(audit, [UNSEEN, options] as const)).toEqual([]);
}

/**
 * Runs in the page. Leaves out the position of map pins: WCAG 2.5.8 exempts targets whose position is
 * essential, and tables beside the map contain the same places.
 */
async function audit([unseen, options]: readonly [string, RunOptions]): Promise<string[]> {
  const { axe } = globalThis as unknown as { axe: typeof Axe };
  const { violations } = await axe.run({ exclude: [unseen] }, { ...options, elementRef: true });
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(
        ({ element }) =>
          id !== 'target-size' || !element?.closest('.maplibregl-marker, [data-map-pin]'),
      )
      .map(({ html }) => `${id}: ${html}`),
  );
}

/** Waits for fading elements, which are half transparent. */
async function untilStill(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map((animation) => animation.finished));
}
