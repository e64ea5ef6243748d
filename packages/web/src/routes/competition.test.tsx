import { unwrap } from '@cloudstreet/sdk';
import { startTestApi, type TestApi, type TestUser } from '@cloudstreet/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { EVENING, fly } from '../testing/fly.js';
import { renderRoute } from '../testing/render-route.js';

const [LAT, LON] = [50.8683, 7.0933];

let server: TestApi;
let host: TestUser;
let ben: TestUser;
let taskId: number;
let flightId: number;

const north = (name: string, degrees: number) => ({
  type: 'Feature' as const,
  geometry: { type: 'Point' as const, coordinates: [LON, LAT + degrees] as [number, number] },
  properties: { name, kind: 'CYLINDER' as const, radius: 0.5 },
});

beforeAll(async () => {
  server = await startTestApi({ clock: EVENING });
  host = await server.signUp({ name: 'Ada Sample' });
  ben = await server.signUp({ name: 'Ben Sample' });
  const points = [north('Start', 0.12), north('Near', 0.2), north('Far', 0.28)];
  const body = { name: 'Rhine', point_features: [...points, north('Start', 0.12)] };
  taskId = (await unwrap(host.api.POST('/task', { body }))).id;
  flightId = (await fly(ben.api, { reachDeg: 0.3 })).id;
  await fly(host.api, { reachDeg: 0.24 });
});

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));

/** Waits for the results, which a job makes. */
async function hosted(name: string): Promise<number> {
  const body = { task_id: taskId, name, score_kind: 'date', scoring_date: '2026-07-14' } as const;
  const { id } = await unwrap(host.api.POST('/task/score', { body }));
  const params = { path: { competition: id } };
  await vi.waitFor(
    async () => {
      const { status, task_score: scores } = await unwrap(
        host.api.GET('/task/score/{competition}', { params }),
      );
      expect([status, scores.length]).toEqual(['scoring', 2]);
    },
    { timeout: 20_000, interval: 100 },
  );
  return id;
}

test('a task is hosted for a day, and listed', async () => {
  const { router } = renderRoute(`/task/${taskId}`, { api: host.api, now: EVENING });
  await press('More actions');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Host a competition' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Host a competition' }));
  const name = dialog.getByRole('textbox', { name: /^Name/ });
  await userEvent.clear(name);
  await userEvent.type(name, 'Rhine day');
  await userEvent.type(dialog.getByRole('textbox', { name: /^Start time/ }), '09:30');
  await userEvent.click(dialog.getByRole('button', { name: 'Host a competition' }));
  expect(await screen.findByRole('heading', { name: 'Rhine day', level: 1 })).toBeVisible();
  expect(screen.getByText('Starts count from 09:30 UTC')).toBeVisible();
  expect(screen.getByText('German rules')).toBeVisible();
  await router.navigate({ to: '/task/score' });
  expect(await screen.findByRole('link', { name: 'Rhine day' })).toBeVisible();
  await router.navigate({ to: '/task/score', search: { kind: 'airport' } });
  expect(await screen.findByText('No competition matches these filters')).toBeVisible();
});

test('before the first flight, the page announces results', async () => {
  const body = { task_id: taskId, score_kind: 'date', scoring_date: '2026-07-15' } as const;
  const { id } = await unwrap(host.api.POST('/task/score', { body }));
  renderRoute(`/task/score/${id}`, { api: server.api, now: EVENING });
  expect(await screen.findByText('Results appear here once flights are scored.')).toBeVisible();
});

test('everyone sees the results, and those who did not complete the task', async () => {
  const id = await hosted('Results');
  renderRoute(`/task/score/${id}`, { api: server.api, now: EVENING });
  const results = within(await screen.findByRole('table', { name: 'Results' }));
  expect(results.getByRole('link', { name: 'Ben Sample' })).toHaveAttribute(
    'href',
    `/flight/${flightId}`,
  );
  const failed = within(screen.getByRole('table', { name: 'Task not completed' }));
  expect(failed.getByText(/^Missed Far ·/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Penalty/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Grand Prix' }));
  await waitFor(() => expect(results.getByText('10')).toBeVisible());
});

test('the host takes points off, and reopens a final result with a reason', async () => {
  const id = await hosted('Penalties');
  renderRoute(`/task/score/${id}`, { api: host.api, now: EVENING });
  await press('Penalty for Ben Sample');
  const dialog = within(await screen.findByRole('dialog', { name: 'Penalty for Ben Sample' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /^Points/ }), '5');
  await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Airspace');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('−5 points: Airspace')).toBeVisible();
  await press('Scoring Status');
  await userEvent.click(await screen.findByRole('option', { name: 'Final result' }));
  const question = await screen.findByRole('alertdialog', { name: 'Make the result final?' });
  expect(screen.queryByText(/^Status changed/)).not.toBeInTheDocument();
  await userEvent.click(within(question).getByRole('button', { name: 'Make it final' }));
  expect(await screen.findByText(/^Status changed/)).toBeVisible();
  await press('Final result Status');
  await userEvent.click(await screen.findByRole('option', { name: 'Scoring' }));
  const reopen = within(await screen.findByRole('dialog', { name: 'Reopen' }));
  await userEvent.type(reopen.getByRole('textbox', { name: /^Reason/ }), 'Late file');
  await userEvent.click(reopen.getByRole('button', { name: 'Reopen' }));
  expect(await screen.findByText(/Late file/)).toBeVisible();
});

test('a task leads to its competitions, and their list to those of all tasks', async () => {
  await hosted('Of a task');
  const { router } = renderRoute(`/task/${taskId}`, { api: server.api, now: EVENING });
  const section = within(await screen.findByRole('region', { name: 'Local competitions' }));
  expect(section.getByRole('link', { name: 'Of a task' })).toBeVisible();
  await userEvent.click(section.getByRole('link', { name: 'All competitions' }));
  expect(await screen.findByRole('heading', { name: 'Local competitions' })).toBeVisible();
  expect(router.state.location.search).toHaveProperty('task');
  expect(await screen.findByRole('link', { name: 'Of a task' })).toBeVisible();
  await press(/Rhine/);
  await waitFor(() => expect(router.state.location.search).toEqual({}));
});

test('a flight shows its place in a competition', async () => {
  const id = await hosted('Flown');
  renderRoute(`/flight/${flightId}`, { api: server.api, now: EVENING });
  const section = within(await screen.findByRole('region', { name: 'Local competitions' }));
  expect(section.getByRole('link', { name: 'Flown' })).toHaveAttribute('href', `/task/score/${id}`);
  expect(section.getAllByText('Place 1')).not.toHaveLength(0);
});

test('a flight of a neutralised competition completed its task without a place', async () => {
  const id = await hosted('Void');
  const params = { path: { competition: id } };
  await unwrap(
    host.api.PATCH('/task/score/{competition}', { params, body: { status: 'neutralized' } }),
  );
  renderRoute(`/flight/${flightId}`, { api: server.api, now: EVENING });
  const row = (await screen.findByRole('link', { name: 'Void' })).closest('li')!;
  expect(within(row).getByText(/km\/h/)).toBeVisible();
  expect(row).not.toHaveTextContent(/Place|Task not completed/);
});
