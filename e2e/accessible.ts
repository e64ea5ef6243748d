import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Fails where axe finds anything on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(untilStill);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    // What was announced stays for some seconds, with names of elements that may have gone.
    .exclude('[data-live-announcer]')
    .analyze();
  const found: string[] = [];
  for (const { id, nodes } of violations) {
    for (const { html, target } of nodes) {
      if (id === 'target-size' && (await isPin(page, String(target[0])))) continue;
      found.push(`${id}: ${html}`);
    }
  }
  expect(found).toEqual([]);
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
