import { unwrap } from '@cloudstreet/sdk';
import { startTestApi, type TestApi } from '@cloudstreet/server/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { EVENING, fly } from '../testing/fly.js';
import { renderRoute } from '../testing/render-route.js';

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi({ clock: EVENING });
});

test('a user without flights is asked to upload one', async () => {
  const { api } = await server.signUp();
  renderRoute('/settings/certificates', { api });
  expect(await screen.findByText('Nothing to certify yet')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Upload' })).toHaveLength(2);
});

test('certifies a season, once while nothing changes, and withdraws the certificate', async () => {
  const { api } = await server.signUp();
  await fly(api);
  renderRoute('/settings/certificates', { api });
  const season = within(await screen.findByRole('region', { name: '2026 season' }));
  const make = season.getByRole('button', { name: 'Create a certificate of the 2026 season' });
  await userEvent.click(make);
  expect(await screen.findByText('Your certificate is ready')).toBeVisible();
  expect(await season.findByText('Interim')).toBeVisible();
  await userEvent.click(make);
  expect(
    await screen.findByText('Nothing has changed since your latest certificate'),
  ).toBeVisible();
  const [certificate] = await unwrap(api.GET('/user/certificate'));
  expect(season.getAllByRole('listitem')).toHaveLength(1);
  expect(season.getByRole('link', { name: 'Verification page' })).toHaveAttribute(
    'href',
    new URL(certificate!.url).pathname,
  );

  await userEvent.click(season.getByRole('button', { name: /^Withdraw the certificate/ }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('Certificate withdrawn')).toBeVisible();
  expect(await unwrap(api.GET('/user/certificate'))).toEqual([]);
});

test('anyone can read a certificate', async () => {
  const { api } = await server.signUp({ name: 'Ana Ruiz', clubName: 'Aeroclub' });
  await fly(api);
  const { url, places } = await unwrap(api.POST('/user/certificate', { body: { season: 2026 } }));
  renderRoute(new URL(url).pathname, server);
  expect(await screen.findByRole('heading', { level: 1, name: 'Ana Ruiz' })).toBeVisible();
  expect(screen.getByText('2026 season · Aeroclub')).toBeVisible();
  expect(screen.getByText(/The season had not ended yet/)).toBeVisible();
  const ranks = within(screen.getByRole('table', { name: 'Places in the rankings of all pilots' }));
  expect(ranks.getAllByRole('row')).toHaveLength(places.length + 1);
});

test.each(['5f0c1de2a9b84736c1d0e4f2', 'guess'])('confirms nothing for %s', async (code) => {
  renderRoute(`/certificate/${code}`, server);
  expect(await screen.findByText('This certificate does not exist')).toBeVisible();
});
