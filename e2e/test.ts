import { type Browser, type BrowserContext, test as playwrightTest } from '@playwright/test';

export * from '@playwright/test';

interface Options {
  /** Loads all screens once a page is idle, as users' browsers do. Takes a third of the time of a page. */
  preloadsScreens: boolean;
}

/** Runs a journey in a browser that saves data, unless it turns `preloadsScreens` on. */
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
