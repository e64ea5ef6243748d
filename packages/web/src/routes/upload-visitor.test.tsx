import { createApi, unwrap, uploadFlight } from '@cloudstreet/sdk';
import { startTestApi, type TestApi } from '@cloudstreet/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { fill } from '../testing/fill.js';
import { EVENING, fly, sampleFile } from '../testing/fly.js';
import { stubNodeBytes } from '../testing/node-bytes.js';
import { renderRoute } from '../testing/render-route.js';
import { choose, confirmAll, fileNamed } from '../testing/upload-page.js';

let server: TestApi;
beforeAll(async () => {
  stubNodeBytes();
  server = await startTestApi({ clock: EVENING, config: { anonymousUpload: true } });
});
beforeEach(() => sessionStorage.clear());

const visitor = () => createApi({ baseUrl: server.url });

async function enterPilot(name: string, birth: string): Promise<void> {
  const field = screen.getByRole('textbox', { name: /First and last name/ });
  await userEvent.clear(field);
  await fill(field, name);
  const date = within(screen.getByRole('group', { name: /Date of birth/ }));
  await userEvent.click(date.getAllByRole('spinbutton')[0]!);
  await userEvent.keyboard(birth);
}

test('a visitor names an account, uploads for it and corrects the flight', async () => {
  const pilot = await server.signUp({ name: 'Clara Wolke', dateOfBirth: '1985-02-03' });
  const api = visitor();
  const { router } = renderRoute('/upload', { api, now: EVENING });
  await choose(sampleFile(), sampleFile({}, 'second.igc'));
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Log in' })).toBeVisible();
  await confirmAll();
  const send = () => screen.getByRole('button', { name: 'Upload 2 files' });
  await userEvent.click(send());
  expect(await screen.findByText('Enter the name of the account.')).toBeVisible();

  await enterPilot('Clara Wolke', '04021985');
  await userEvent.click(send());
  expect(await screen.findByText(/Name and date of birth must match an account/)).toBeVisible();
  expect(fileNamed('flight.igc').getByText('Waiting')).toBeVisible();

  await enterPilot('Clara Wolke', '03021985');
  await userEvent.click(send());
  expect(await fileNamed('second.igc').findByRole('article')).toBeVisible();
  expect(screen.queryByText(/Name and date of birth must match an account/)).toBeNull();
  const query = { user_id_in: [pilot.id], contest: 'free' as const };
  expect(await unwrap(api.GET('/flight', { params: { query } }))).toHaveLength(2);

  await userEvent.click(fileNamed('flight.igc').getByRole('link'));
  await userEvent.click(await screen.findByRole('link', { name: 'Edit' }));
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  await userEvent.type(await screen.findByRole('textbox', { name: /Competition id/ }), 'CW');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/D-1234 · CW/)).toBeVisible();
  expect(router.state.location.pathname).toMatch(/^\/flight\/\d+$/);
  expect(screen.queryByRole('button', { name: /photo/i })).toBeNull();
});

test('a visitor without permission is asked to log in', async () => {
  const pilot = await server.signUp();
  const flight = await fly(pilot.api);
  const { router } = renderRoute(`/flight/edit/${flight.id}`, { api: visitor(), now: EVENING });
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth/log-in'));
});

test('the pilot can delete flights uploaded by others, also after the editing period', async () => {
  const pilot = await server.signUp({ name: 'Otto Wolke', dateOfBirth: '1985-02-03' });
  const api = visitor();
  const uploader = { name: 'Otto Wolke', dateOfBirth: '1985-02-03' };
  const file = sampleFile({ takeoffs: ['2025-07-14T10:00:00Z'] });
  const [flight] = await uploadFlight(api, file, { uploader });
  renderRoute(`/flight/${flight!.id}`, { api: pilot.api, now: EVENING });
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }));
  expect(await screen.findByRole('menuitem', { name: 'Delete' })).toBeVisible();
});

test('a logged-in user is not asked for a name', async () => {
  const { api } = await server.signUp();
  renderRoute('/upload', { api, now: EVENING });
  await choose(sampleFile());
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /First and last/ })).toBeNull());
});
