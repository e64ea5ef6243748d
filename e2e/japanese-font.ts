import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

/**
 * Every glyph has the width of an em, as in the fonts of phones and computers. It comes from npm and not
 * from the system, so that layouts are judged alike on all machines.
 */
const FONT = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/biz-udgothic/400Regular/BIZUDGothic_400Regular.ttf',
);
const PATH = '/test-font.ttf';

/** Draws Japanese texts with a font of the tests instead of one of the machine. */
export async function useJapaneseFont(page: Page): Promise<void> {
  await page.route(`**${PATH}`, (route) => route.fulfill({ path: FONT, contentType: 'font/ttf' }));
  await page.addInitScript((path) => {
    // Completes the font of the application, which has no Japanese glyphs.
    const face = new FontFace('Inter Variable', `url(${path})`, {
      unicodeRange: 'U+3000-30FF, U+4E00-9FFF, U+FF00-FFEF',
      weight: '100 900',
    });
    document.fonts.add(face);
  }, PATH);
}
