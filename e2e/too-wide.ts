import type { Page } from './test.js';

/**
 * Returns elements wider than their container, among the document and its scrolling panes. Tab lists
 * and tables may scroll sideways.
 */
export function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => {
        const isRoom = element.matches('html, body, main, [role="dialog"]');
        const isScrolled = ['auto', 'scroll'].includes(getComputedStyle(element).overflowY);
        const holdsTable = element.matches(':has(> table)');
        return isRoom || (isScrolled && !holdsTable && element.scrollHeight > element.clientHeight);
      })
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ tagName, id, className, scrollWidth, clientWidth }) => {
        return `${tagName}#${id}.${className}: ${scrollWidth} in ${clientWidth} px`;
      }),
  );
}
