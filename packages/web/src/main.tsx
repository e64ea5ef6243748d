import '@cloudstreet/ui/styles.css';
import { browserTokenStore, createApi } from '@cloudstreet/sdk';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.js';
import { APP_VERSION } from './app/app-version.js';
import { createCaptchaSolver } from './app/captcha/captcha-solver.js';
import { createApp } from './app/create-app.js';
import { installedOn } from './app/installed.js';
import { type Locale, localeOfReader, tagOf } from './app/locale.js';
import { createPreferences, unitOfReader } from './app/preferences.js';
import { createTexts, type Texts } from './app/texts.js';
import { createFileChecker } from './app/uploads/file-checker.js';
import { warmRoutes } from './app/warm-routes.js';
import { FIRST_TEXTS, OTHER_TEXTS } from './generated/messages/loaders.js';

const preferences = createPreferences(unitOfReader(navigator));
const locale = localeOfReader(preferences.get().locale, navigator);
document.documentElement.lang = tagOf(locale);
void loadTexts(locale).then(start);

function start(texts: Texts): void {
  const router = createApp({
    api: createApi({
      tokenStore: browserTokenStore(),
      clientId: 'web',
      ...(APP_VERSION !== undefined && { appVersion: APP_VERSION }),
      installed: () => installedOn(window),
      language: () => locale,
    }),
    texts,
    locale,
    now: () => new Date(),
    preferences,
    // The build finds the workers by this very form.
    checkFile: createFileChecker(
      () => new Worker(new URL('./workers/igc.worker.ts', import.meta.url), { type: 'module' }),
    ),
    solveCaptcha: createCaptchaSolver(
      () => new Worker(new URL('./workers/captcha.worker.ts', import.meta.url), { type: 'module' }),
    ),
  });
  createRoot(document.querySelector('#app')!).render(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
  );
  const stopWaiting = router.subscribe('onRendered', () => {
    stopWaiting();
    warmRoutes(router, window);
  });
}

/** What the first picture says, and the way to all other texts. */
async function loadTexts(code: Locale): Promise<Texts> {
  const first = await FIRST_TEXTS[code]();
  return createTexts(first.texts, async () => (await OTHER_TEXTS[code]()).texts);
}
