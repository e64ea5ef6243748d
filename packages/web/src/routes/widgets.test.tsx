import { startTestApi, type TestApi, type TestUser } from '@cloudstreet/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { EVENING, fly } from '../testing/fly.js';
import { renderRoute } from '../testing/render-route.js';

let server: TestApi;
let pilot: TestUser;

beforeAll(async () => {
  server = await startTestApi({ clock: EVENING });
  pilot = await server.signUp({ name: 'Ana Ruiz', clubName: 'Club de Planeadores' });
});

function code(): string {
  return document.querySelector('pre')?.textContent ?? '';
}

async function choose(field: string, option: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`${field}$`) }));
  await userEvent.click(within(screen.getByRole('listbox')).getByRole('option', { name: option }));
}

test('a club is found by its name', async () => {
  renderRoute('/widgets', { api: server.api, now: EVENING });
  await choose('Of', 'A club');
  expect(code()).toBe('');
  await userEvent.type(screen.getByRole('combobox', { name: 'Club' }), 'plane');
  await userEvent.click(await screen.findByRole('option', { name: /Club de Planeadores/ }));
  await waitFor(() => expect(code()).toMatch(/club="\d+" count="5">/));
  await choose('Period', 'Current season');
  await choose('Contest', 'Speed');
  expect(code()).toContain('period="season" contest="speed">');
  await userEvent.clear(screen.getByRole('combobox', { name: 'Club' }));
  await waitFor(() => expect(code()).toBe(''));
});

test('a pilot comes from their page, and is named', async () => {
  renderRoute(`/user/${pilot.id}`, { api: pilot.api, now: EVENING });
  await userEvent.click(await screen.findByRole('link', { name: 'Flights on your site' }));
  expect(await screen.findByDisplayValue('Ana Ruiz')).toBeVisible();
  expect(code()).toContain(`user="${pilot.id}"`);
  const field = screen.getByRole('combobox', { name: 'Pilot' });
  await userEvent.type(field, '{Backspace}');
  expect(screen.getByRole('combobox', { name: 'Pilot' })).toHaveFocus();
  expect(screen.getByRole('combobox', { name: 'Pilot' })).toHaveValue('Ana Rui');
});

test('a country is chosen by its name in the language of the reader', async () => {
  renderRoute('/widgets', { api: server.api, now: EVENING, locale: 'de' });
  await choose('Of', 'A country');
  await choose('Country', 'Österreich');
  expect(code()).toContain('<cloudstreet-flights country="AT" count="5">');
});

test('a registration is found by its beginning', async () => {
  await fly(pilot.api, { registration: 'D-7788' });
  renderRoute('/widgets?by=registration', { api: server.api, now: EVENING });
  await userEvent.type(await screen.findByRole('combobox', { name: 'Registration' }), 'd-77');
  await userEvent.click(await screen.findByRole('option', { name: /D-7788/ }));
  await waitFor(() => expect(code()).toContain('registration="D-7788"'));
});

test('a flight is one of the latest of a pilot', async () => {
  const flight = await fly(pilot.api, { takeoffs: ['2026-07-13T10:00:00Z'] });
  await fly((await server.signUp({ name: 'Ben Aalto' })).api);
  renderRoute('/widgets?widget=flight', { api: server.api, now: EVENING });
  await userEvent.type(await screen.findByRole('combobox', { name: /Pilot/ }), 'ana');
  await userEvent.click(await screen.findByRole('option', { name: /Ana Ruiz/ }));
  // The list of everyone is gone, and that of the pilot loads.
  await waitFor(() => expect(screen.getByRole('button', { name: /Flight$/ })).toBeEnabled());
  await userEvent.click(screen.getByRole('button', { name: /Flight$/ }));
  expect(screen.queryByRole('option', { name: /Ben Aalto/ })).toBeNull();
  await userEvent.click(screen.getByRole('option', { name: /13 Jul 2026 · Ana Ruiz/ }));
  await waitFor(() => expect(code()).toContain(`flight="${flight.id}"`));
});

test('a flight of the address is named', async () => {
  const flight = await fly(pilot.api);
  renderRoute(`/widgets?widget=flight&of=${flight.id}`, { api: server.api, now: EVENING });
  expect(await screen.findByRole('button', { name: /Ana Ruiz.*Flight$/ })).toBeVisible();
  expect(code()).toContain(`flight="${flight.id}"`);
});

test('only the pilot themselves gets the link', async () => {
  renderRoute(`/user/${pilot.id}`, { api: server.api, now: EVENING });
  expect(await screen.findByRole('heading', { level: 1, name: 'Ana Ruiz' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Flights on your site' })).toBeNull();
});

test('the preview has the height that its page reports', async () => {
  renderRoute('/widgets', { api: server.api, now: EVENING });
  const frame = await screen.findByTitle<HTMLIFrameElement>('Preview');
  const report = (source: Window | null, height: unknown) =>
    window.dispatchEvent(
      new MessageEvent('message', { source, data: { type: 'cloudstreet-height', height } }),
    );
  report(frame.contentWindow, 345);
  await waitFor(() => expect(frame).toHaveAttribute('height', '345'));
  report(window, 12);
  report(frame.contentWindow, 'tall');
  expect(frame).toHaveAttribute('height', '345');
});
