import { messages as scoringTexts } from '@cloudstreet/scoring/messages/en-gb';
import { signOut } from '@cloudstreet/sdk';
import { startTestApi } from '@cloudstreet/server/testing';
import { messages as firstOfKit } from '@cloudstreet/ui/messages/en-gb.first';
import { messages as restOfKit } from '@cloudstreet/ui/messages/en-gb.rest';
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createTexts } from '../app/texts.js';
import { messages as first } from '../generated/messages/en-gb.first.js';
import { messages as rest } from '../generated/messages/en-gb.rest.js';
import { EVENING, fly } from '../testing/fly.js';
import { renderRoute } from '../testing/render-route.js';

const FIRST = { messages: first, kitMessages: firstOfKit };
const REST = { messages: rest, kitMessages: restOfKit, scoringTexts };

test('the home page needs only the first texts, for any reader', async () => {
  const never = vi.fn(() => new Promise<never>(() => undefined));
  const { api, signUp } = await startTestApi({ clock: EVENING });
  const show = (client: typeof api) =>
    renderRoute('/', { api: client, now: EVENING, texts: createTexts(FIRST, never) });

  const empty = show(api);
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  empty.unmount();

  const pilot = await signUp({ name: 'Ana Ruiz' });
  await fly(pilot.api);
  const signedIn = show(pilot.api);
  expect(await screen.findByText('Ana Ruiz')).toBeVisible();
  await act(() => signOut(pilot.api));
  expect(await screen.findByText('Ana Ruiz')).toBeVisible();
  signedIn.unmount();
});

test('another page waits for the texts and retries if they could not be loaded', async () => {
  const load = vi
    .fn(async () => REST)
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const { api } = await startTestApi();
  const texts = createTexts(FIRST, load);
  await expect(texts.complete()).rejects.toThrow('Failed to fetch');
  renderRoute('/auth/log-in', { api, texts });
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
