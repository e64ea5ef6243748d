import { startTestApi, type TestApi } from '@cloudstreet/server/testing';
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { EVENING, fly } from '../testing/fly.js';
import { renderRoute } from '../testing/render-route.js';

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi({ clock: EVENING });
});

async function open(
  declaredDeg: readonly number[],
  { unit = 'M', zones = [] }: { unit?: 'M' | 'U'; zones?: readonly string[] } = {},
) {
  const pilot = await server.signUp();
  await pilot.api.PATCH('/user/me', { body: { unit } });
  const flight = await fly(pilot.api, { declaredDeg, headers: zones });
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
  const task = await open([0.1, 0.4, 0.1], { unit: 'U' });
  expect(await task.findByText(/^Missed first turnpoint or start\. .*\d\s*mi\b/)).toBeVisible();
  expect(task.getByText(/^A fix in the quadrant of P1 would have counted/)).toBeVisible();
  expect(task.getAllByText(/^Not reached:/)).toHaveLength(2);
  expect(screen.queryByRole('tab', { name: /^Declared task/ })).toBeNull();
});

const START = 'LLXVOZ=-1,Style=2,R1=1000m,A1=180,R2=0m,A2=0';
const FINISH = 'LLXVOZ=1,Style=3,R1=1000m,A1=180,R2=0m,A2=0';

test('shows the result by the zones of the declaration, and by the national rules', async () => {
  const turn = 'LLXVOZ=0,Style=1,R1=20000m,A1=180,R2=0m,A2=0';
  const task = await open([0.1, 0.4, 0.1], { zones: [START, turn, FINISH] });
  expect(task.getByText('Every point reached in order.')).toBeVisible();
  expect(task.getByText(/P1: cylinder, radius 20\.0.km \(rules: quadrant\)\./)).toBeVisible();
  expect(task.getByText(/^By the national rules: Missed first turnpoint or start\./)).toBeVisible();
});

test('shows the miss of a zone of the declaration although the national one was reached', async () => {
  const turn = 'LLXVOZ=0,Style=1,R1=20000m,A1=180,R2=0m,A2=0';
  // It must be crossed northwards, but the flight comes back from the north.
  const finish = 'LLXVOZ=1,Style=0,R1=1000m,A1=180,R2=0m,A2=0,A12=180,Line=1';
  const task = await open([0.1, 0.28, 0.1], { zones: [START, turn, finish] });
  expect(task.getByText(/^Task not Finished\. /)).toBeVisible();
  expect(task.getByText(/^Zone of P2: line, length 2\.0.km\.$/)).toBeVisible();
  expect(task.getByText('By the national rules, the task counts.')).toBeVisible();
});
