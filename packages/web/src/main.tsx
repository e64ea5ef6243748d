import '@cloudstreet/ui/page.css';
import '@cloudstreet/ui/styles.css';
import { createApi } from '@cloudstreet/sdk';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.js';
import { APP_VERSION } from './app/app-version.js';
import { installedOn } from './app/installed.js';
import { type Locale, localeOfReader, tagOf } from './app/locale.js';
import { createPreferences, unitOfReader } from './app/preferences.js';
import { openSessionStore } from './app/session-store.js';
import { createTexts, type Texts } from './app/texts.js';
import { type AppRouter, createApp } from './create-app.js';
import { FIRST_TEXTS, OTHER_TEXTS } from './generated/messages/loaders.js';
import { preloadRoutes } from './preload-routes.js';

const preferences = createPreferences(unitOfReader(navigator));
const locale = localeOfReader(preferences.get().locale, navigator);
document.documentElement.lang = tagOf(locale);
// Maps in frames of other sites are no part of the application: they have no session.
void (/^\/embedded\//i.test(window.location.pathname)
  ? import('./embedded/embedded-map.js').then(({ showEmbeddedMap }) => showEmbeddedMap())
  : loadTexts(locale).then(start));

async function start(texts: Texts): Promise<void> {
  const router = createApp({
    api: createApi({
      tokenStore: openSessionStore(window),
      clientId: 'web',
      // The query cache repeats failed reads itself.
      retryOn: 'busy',
      ...(APP_VERSION !== undefined && { appVersion: APP_VERSION }),
      installed: () => installedOn(window),
      language: () => locale,
    }),
    texts,
    locale,
    now: () => new Date(),
    preferences,
    checkFile: async (request, isStillQueued) => {
      const { checkInWorker } = await import('./app/uploads/check-in-worker.js');
      return checkInWorker(request, isStillQueued);
    },
    solveCaptcha: async (challenge) => {
      const { solveCaptcha } = await import('./app/captcha/captcha-solver.js');
      return solveCaptcha(challenge);
    },
  });
  if (!navigator.onLine) await restoreForOffline(router).catch(() => undefined);
  createRoot(document.querySelector('#app')!).render(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
  );
  const stopWaiting = router.subscribe('onRendered', () => {
    stopWaiting();
    preloadRoutes(router, window);
  });
}

/** Restores responses of earlier visits, which are shown until the server responds. */
async function restoreForOffline({ options: { context } }: AppRouter): Promise<void> {
  const { restoreQueries } = await import('./app/background/persisted-queries.js');
  await restoreQueries(context);
}

/** Loads the texts of the first render, with a function that loads all other texts. */
async function loadTexts(code: Locale): Promise<Texts> {
  const first = await FIRST_TEXTS[code]();
  return createTexts(first.texts, async () => (await OTHER_TEXTS[code]()).texts);
}
