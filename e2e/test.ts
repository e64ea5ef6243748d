import { type Browser, type BrowserContext, test as playwrightTest } from '@playwright/test';

export * from '@playwright/test';

interface Options {
  /** Whether pages load all screens when idle, as in users' browsers. This takes a third of a page's time. */
  preloadsScreens: boolean;
}

/** Runs a journey in a browser that reports `saveData`, so that no screen is preloaded. */
export const test = playwrightTest.extend<object, Options & { browser: Browser }>({
  preloadsScreens: [false, { option: true, scope: 'worker' }],
  browser: [
    async ({ browser, preloadsScreens }, use) => {
      if (!preloadsScreens) browser.on('context', saveData);
      await use(browser);
      browser.off('context', saveData);
    },
    { scope: 'worker' },
  ],
});

function saveData(context: BrowserContext): void {
  void context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}
