import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '../packages/scoring/src/units/locales.js';
import { layoutFlaws } from './layout-flaws.js';
import { expect, type Page, test } from './test.js';
import { tooWide } from './too-wide.js';
import { visit } from './visit.js';

/** The language with the longest words; before a release, all of them. */
export const LANGUAGES = process.env.CLOUDSTREET_TEST_RELEASE
  ? LOCALES.map(({ code }) => code)
  : ['de'];
/** Others leave out what they share with it. */
const BASE_LOCALE = 'en-gb';

/** Fails if a text on one of the pages is cut off, or a page is wider than the screen. */
export async function expectReadable(
  page: Page,
  locale: string,
  paths: readonly string[],
): Promise<void> {
  test.slow();
  for (const path of paths) {
    await visit(page, path);
    // Markers lie on the placeholder of a map.
    const loading = textsOf(locale, 'ui')['map.loading'] ?? '';
    await expect(page.getByText(loading)).toHaveCount(0);
    await expectNoFlaws(page, locale, path);
  }
}

/** Fails if a text on the current page is cut off, or the page is wider than the screen. */
export async function expectNoFlaws(page: Page, locale: string, where: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const texts = (['ui', 'web'] as const).flatMap((name) => Object.values(textsOf(locale, name)));
  expect.soft(await layoutFlaws(page, texts), where).toEqual([]);
  expect.soft(await tooWide(page), where).toEqual([]);
}

/** Texts of a page in a language. */
export function getText(locale: string, key: string): string {
  const text = textsOf(locale, 'web')[key] ?? textsOf(locale, 'ui')[key];
  if (text === undefined) throw new RangeError(`No page says ${key}.`);
  return text;
}

function textsOf(locale: string, name: 'ui' | 'web'): Record<string, string> {
  return { ...readCatalogue(BASE_LOCALE, name), ...readCatalogue(locale, name) };
}

function readCatalogue(locale: string, name: 'ui' | 'web'): Record<string, string> {
  const file = join(import.meta.dirname, `../packages/${name}/src/messages/${locale}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
}
