import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type Axe from 'axe-core';
import type { Result, RunOptions } from 'axe-core';

const AXE_JS = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** What was announced stays for some seconds, with names of elements that may have gone. */
const UNSEEN = '[data-live-announcer]';
const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
  // Of what holds nobody asks where it is.
  resultTypes: ['violations'],
};

/** Fails where axe finds anything on the page as it stands once all of it is there. */
export async function expectAccessible(page: Page): Promise<void> {
  // Tiles on their way may need scrolling while none of them can be focused yet.
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await page.evaluate(untilStill);
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(AXE_JS);
  const violations = await page.evaluate(audit, [UNSEEN, OPTIONS] as const);
  const found: string[] = [];
  for (const { id, nodes } of violations) {
    for (const { html, target } of nodes) {
      if (id === 'target-size' && (await isPin(page, String(target[0])))) continue;
      found.push(`${id}: ${html}`);
    }
  }
  expect(found).toEqual([]);
}

/** Runs in the page. */
async function audit([unseen, options]: readonly [string, RunOptions]): Promise<Result[]> {
  const { axe } = globalThis as unknown as { axe: typeof Axe };
  const { violations } = await axe.run({ exclude: [unseen] }, options);
  return violations;
}

/**
 * Pins of a map stand where their places are, however near to each other: WCAG 2.5.8 excepts them as
 * essential, and tables beside the map hold the same places.
 */
function isPin(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).evaluate((pin) => pin.closest('.maplibregl-marker') !== null);
}

/** What comes or goes by degrees is half transparent on its way. */
async function untilStill(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map((animation) => animation.finished));
}
