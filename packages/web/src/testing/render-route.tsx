import type { Api } from '@cloudstreet/sdk';
import { createMemoryHistory } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { App } from '../app/App.js';
import { createApp } from '../app/create-app.js';
import { createPreferences } from '../app/preferences.js';
import { messages } from '../generated/messages/en-gb.js';

export interface RenderRouteOptions {
  /** A client of the reference server; signed in, if its session is. */
  api: Api;
  now?: () => Date;
}

/** Shows a path of the whole application: the real router, talking to the reference server. */
export function renderRoute(path: string, { api, now = () => new Date() }: RenderRouteOptions) {
  const router = createApp({
    api,
    messages,
    now,
    preferences: createPreferences('M'),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  const { unmount } = render(<App router={router} />);
  return { router, unmount };
}
