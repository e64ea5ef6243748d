import { unwrap } from '@cloudstreet/sdk';
import { startTestApi, type TestApi } from '@cloudstreet/server/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { EVENING, fly } from '../testing/fly.js';
import { renderRoute } from '../testing/render-route.js';

let server: TestApi;
const saved: { name: string; file: Blob }[] = [];

beforeAll(async () => {
  server = await startTestApi({ clock: EVENING });
});

// jsdom saves no files.
vi.stubGlobal(
  'URL',
  class extends URL {
    static override createObjectURL = (file: Blob) => {
      saved.push({ name: '', file });
      return 'blob:file';
    };
    static override revokeObjectURL = () => {};
  },
);
beforeEach(() => {
  saved.length = 0;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.at(-1)!.name = this.download;
  });
});

test('saves the filtered flights in order in the chosen format', async () => {
  const [ana, ben] = [
    await server.signUp({ name: 'Ana Ruiz' }),
    await server.signUp({ name: 'Ben Aalto' }),
  ];
  const flight = await fly(ana.api);
  await fly(ben.api);
  renderRoute(`/flight?user=${ana.id}`, { api: ana.api, now: EVENING });
  await userEvent.click(await screen.findByRole('button', { name: /Download/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /CSV/ }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe('flights.csv');
  const lines = (await saved[0]!.file.text()).trim().split(/\r?\n/);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`/flight/${flight.id},`);
});

test('saves the shown ranking', async () => {
  const pilot = await server.signUp({ name: 'Cem Demir' });
  await fly(pilot.api);
  renderRoute('/ranking/triangle?category=club', { api: pilot.api, now: EVENING });
  await userEvent.click(await screen.findByRole('button', { name: /Download/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /JSON/ }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe('ranking.json');
  const shown = { contest: 'triangle', category: 'club', season: 2026 } as const;
  const rows = await unwrap(server.api.POST('/ranking', { body: shown }));
  const written = JSON.parse(await saved[0]!.file.text()) as { position: number }[];
  expect(written.map(({ position }) => position)).toEqual(rows.map(({ position }) => position));
});

test('shows the message of the server if it refuses a file', async () => {
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
    const { searchParams } = new URL((call[0] as Request).url);
    if (!searchParams.has('format')) return fetch(...call);
    const body = { detail: 'These are more than 50000 flights.', code: 'LIST_TOO_LONG' };
    return Response.json(body, { status: 400 });
  });
  renderRoute('/flight', { api: server.api, now: EVENING });
  await userEvent.click(await screen.findByRole('button', { name: /Download/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /XLSX/ }));
  expect(await screen.findByText('These are more than 50000 flights.')).toBeVisible();
  expect(saved).toEqual([]);
});
