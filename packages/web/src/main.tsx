import '@cloudstreet/ui/styles.css';
import { browserTokenStore, createApi } from '@cloudstreet/sdk';
import { messages as firstKitMessages } from '@cloudstreet/ui/messages/en-gb.first';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.js';
import { createApp } from './app/create-app.js';
import { LOCALE } from './app/locale.js';
import { createPreferences, unitOfReader } from './app/preferences.js';
import { createTexts } from './app/texts.js';
import { createFileChecker } from './app/uploads/file-checker.js';
import { warmRoutes } from './app/warm-routes.js';
import { messages as firstMessages } from './generated/messages/en-gb.first.js';

const router = createApp({
  api: createApi({ tokenStore: browserTokenStore(), clientId: 'web', language: () => LOCALE }),
  texts: createTexts({ messages: firstMessages, kitMessages: firstKitMessages }, loadTexts),
  now: () => new Date(),
  preferences: createPreferences(unitOfReader(navigator)),
  // The build finds the worker by this very form.
  checkFile: createFileChecker(
    () => new Worker(new URL('./workers/igc.worker.ts', import.meta.url), { type: 'module' }),
  ),
});

createRoot(document.querySelector('#app')!).render(
  <StrictMode>
    <App router={router} />
  </StrictMode>,
);

async function loadTexts() {
  const [{ messages }, { messages: kitMessages }] = await Promise.all([
    import('./generated/messages/en-gb.rest.js'),
    import('@cloudstreet/ui/messages/en-gb.rest'),
  ]);
  return { messages, kitMessages };
}

const stopWaiting = router.subscribe('onRendered', () => {
  stopWaiting();
  warmRoutes(router, window);
});
