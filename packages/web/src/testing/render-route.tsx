import { messages as scoringTexts } from '@cloudstreet/scoring/messages/en-gb';
import type { Api } from '@cloudstreet/sdk';
import { messages as kitMessages } from '@cloudstreet/ui/messages/en-gb';
import { createMemoryHistory } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { App } from '../App.js';
import type { Locale } from '../app/locale.js';
import { createPreferences } from '../app/preferences.js';
import type { Texts } from '../app/texts.js';
import type { CheckFile } from '../app/uploads/file-checker.js';
import { createApp } from '../create-app.js';
import { messages } from '../generated/messages/en-gb.js';
import { checkFile as checkDirectly } from '../workers/check-file.js';
import { solve } from '../workers/solve.js';

export interface RenderRouteOptions {
  /** A client of the reference server; signed in, if its session is. */
  api: Api;
  now?: () => Date;
  /** Defaults to the functions of the worker, called directly: there are no workers here. */
  checkFile?: CheckFile;
  /** Left out: British English. */
  locale?: Locale;
  /** Left out: all of them, at once. */
  texts?: Texts;
}

const ALL_TEXTS: Texts = { messages, kitMessages, scoringTexts, complete: async () => {} };

/** Shows a path of the whole application: the real router, talking to the reference server. */
export function renderRoute(
  path: string,
  {
    api,
    now = () => new Date(),
    checkFile = checkDirectly,
    locale = 'en-gb',
    texts = ALL_TEXTS,
  }: RenderRouteOptions,
) {
  const router = createApp({
    api,
    texts,
    now,
    locale,
    checkFile,
    solveCaptcha: solve,
    preferences: createPreferences('M'),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  const { unmount } = render(<App router={router} />);
  return { router, unmount };
}
