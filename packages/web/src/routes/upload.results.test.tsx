import { unwrap } from '@cloudstreet/sdk';
import { startTestApi, type TestApi } from '@cloudstreet/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { fill } from '../testing/fill.js';
import { EVENING, sampleFile } from '../testing/fly.js';
import { renderRoute } from '../testing/render-route.js';
import { choose, confirmAll, fileNamed } from '../testing/upload-page.js';

/** Aircraft that the server does not know. It recognises aircraft by registrations of other flights. */
const unknown = (registration: string) => ({ gliderType: 'Zeppelin', registration });

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi({ clock: EVENING });
});

test('the aircraft is chosen below the result, and the flight is scored again', async () => {
  const { api, id } = await server.signUp();
  renderRoute('/upload', { api, now: EVENING });
  await upload(sampleFile(unknown('D-9999'), 'one.igc'));
  const file = fileNamed('one.igc');
  expect(await file.findByText('Doesn’t count yet: the aircraft is unknown.')).toBeVisible();
  expect(file.getByText('No index')).toBeVisible();
  await userEvent.click(file.getByRole('button', { name: 'Choose aircraft' }));
  await userEvent.click(file.getByRole('button', { name: 'Cancel' }));
  expect(file.getByRole('button', { name: 'Choose aircraft' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const field = file.getByRole('combobox', { name: /Aircraft/ });
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(/scored again with the index/);
  await userEvent.type(field, 'LS 4');
  await userEvent.click(await screen.findByRole('option', { name: /^LS 4/ }));

  // Without a response the choice stays.
  const fetchMock = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no network'));
  await userEvent.click(file.getByRole('button', { name: 'Save' }));
  expect(await file.findByText(/^The server did not respond/)).toBeVisible();
  expect(field).toHaveValue('LS 4');
  fetchMock.mockRestore();

  const changes = countChanges();
  await userEvent.dblClick(file.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(file.queryByText(/aircraft is unknown/)).toBeNull());
  expect(changes()).toBe(1);
  expect(await file.findByText('points')).toBeVisible();
  const query = { user_id_in: [id], contest: 'free' as const };
  const [flight] = await unwrap(api.GET('/flight', { params: { query } }));
  expect(flight).toMatchObject({ rank: true, aircraft: { name: 'LS 4' } });
});

test('one aircraft is chosen for all flights without one', async () => {
  const { api, id } = await server.signUp();
  renderRoute('/upload', { api, now: EVENING });
  await upload(...['one.igc', 'two.igc'].map((name) => sampleFile(unknown('D-9998'), name)));
  const line = await screen.findByText('2 flights don’t count yet: the aircraft is unknown');
  const group = within(line.parentElement!);
  await userEvent.click(group.getByRole('button', { name: 'Choose aircraft' }));
  await fill(group.getByRole('combobox', { name: /Aircraft/ }), 'LS 4');
  await userEvent.click(await screen.findByRole('option', { name: /^LS 4/ }));
  await userEvent.click(group.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved. The 2 flights are being rescored.')).toBeVisible();
  await waitFor(() => expect(screen.getAllByText('points')).toHaveLength(2));
  const query = { user_id_in: [id], contest: 'free' as const };
  const flights = await unwrap(api.GET('/flight', { params: { query } }));
  expect(flights.map(({ aircraft }) => aircraft?.name)).toEqual(['LS 4', 'LS 4']);
});

test('flights of earlier seasons are added, too late to count', async () => {
  const { api, id } = await server.signUp();
  const { router } = renderRoute('/upload', { api, now: EVENING });
  const old = ['2024-06-01T10:00:00Z', '2025-06-01T10:00:00Z'];
  await upload(
    ...old.map((takeoff) => sampleFile({ takeoffs: [takeoff] }, `${takeoff.slice(0, 4)}.igc`)),
    sampleFile({}, 'new.igc'),
    sampleFile({ takeoffs: ['2023-06-01T10:00:00Z'], unsigned: true }, 'unsigned.igc'),
  );
  expect(
    await screen.findByText('2 flights added to your logbook; too late to count'),
  ).toBeVisible();
  expect(screen.getByText(/^They are in your logbook/)).toBeVisible();
  // Another reason comes first for the one without a signature.
  expect(await screen.findByText('2 flights added to your logbook')).toBeVisible();
  expect(await fileNamed('2024.igc').findByText('Too late')).toBeVisible();
  expect(await fileNamed('new.igc').findByText('points')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Choose aircraft' })).toBeNull();

  await router.navigate({ to: '/user/$user', params: { user: id } });
  await waitFor(() => expect(screen.getAllByText('Too late')).toHaveLength(2));
});

test('a flight counts for the second club of its pilot, and for the first again', async () => {
  const host = await server.signUp({ clubName: 'Club of the Hills' });
  const { api, id } = await server.signUp({ clubName: 'Club of the Plains' });
  const { club } = await unwrap(host.api.GET('/user/me'));
  await unwrap(api.PATCH('/user/me', { body: { second_club_id: club?.id ?? 0 } }));
  renderRoute('/upload', { api, now: EVENING });
  await upload(sampleFile({}, 'one.igc'));
  const box = await fileNamed('one.igc').findByRole('checkbox', { name: /Club of the Hills$/ });
  const query = { user_id_in: [id], contest: 'free' as const };
  const countsFor = async () => (await unwrap(api.GET('/flight', { params: { query } })))[0]?.club;
  for (const name of ['Club of the Hills', 'Club of the Plains']) {
    await userEvent.click(box);
    await waitFor(async () => expect(await countsFor()).toMatchObject({ name }));
  }
  await waitFor(() => expect(box).not.toBeChecked());
});

async function upload(...files: File[]): Promise<void> {
  await choose(...files);
  await confirmAll();
  await userEvent.click(screen.getByRole('button', { name: /^Upload \d+ files?$/ }));
}

/** Counts the changes of flights that go out. */
function countChanges(): () => number {
  const spy = vi.spyOn(globalThis, 'fetch');
  return () =>
    spy.mock.calls.filter(([url, init]) => {
      const method = url instanceof Request ? url.method : init?.method;
      return method === 'PATCH';
    }).length;
}
