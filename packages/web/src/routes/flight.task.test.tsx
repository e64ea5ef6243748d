import { startTestApi, type TestApi } from '@cloudstreet/server/testing';
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { EVENING, fly } from '../testing/fly.js';
import { renderRoute } from '../testing/render-route.js';

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi({ clock: EVENING });
});

async function open(declaredDeg: readonly number[], unit: 'M' | 'U' = 'M') {
  const pilot = await server.signUp();
  await pilot.api.PATCH('/user/me', { body: { unit } });
  const flight = await fly(pilot.api, { declaredDeg });
  renderRoute(`/flight/${flight.id}`, { api: pilot.api, now: EVENING });
  const heading = await screen.findByRole('heading', { name: /^Declared task/ });
  return within(heading.closest('section')!);
}

test('shows a declared task and that it was completed', async () => {
  const task = await open([0.1, 0.28, 0.1]);
  expect(task.getByText(/Out and return/)).toHaveTextContent('Declared in the flight recorder.');
  expect(task.getByText('Every point reached in order.')).toBeVisible();
  expect(task.getAllByText(/^Reached:/)).toHaveLength(3);
  expect(screen.getByRole('tab', { name: /^Declared task/ })).toBeVisible();
});

test('shows the miss of an incomplete task in the units of the reader', async () => {
  const task = await open([0.1, 0.4, 0.1], 'U');
  expect(await task.findByText(/^Missed first turnpoint or start\. .*\d\s*mi\b/)).toBeVisible();
  expect(task.getByText(/^A fix in the quadrant of P1 would have counted/)).toBeVisible();
  expect(task.getAllByText(/^Not reached:/)).toHaveLength(2);
  expect(screen.queryByRole('tab', { name: /^Declared task/ })).toBeNull();
});
