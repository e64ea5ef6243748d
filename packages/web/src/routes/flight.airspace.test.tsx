import type { AirspaceNearMiss, AirspaceViolation } from '@cloudstreet/sdk';
import { startTestApi, type TestApi } from '@cloudstreet/server/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { BESIDE, CROSSING } from '../testing/airspaces.js';
import { EVENING, fly } from '../testing/fly.js';
import { renderRoute } from '../testing/render-route.js';

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi({ clock: EVENING });
});

interface Judged {
  violations?: AirspaceViolation[];
  nearMisses?: AirspaceNearMiss[];
  covered?: boolean;
}

/** Opens a flight that was judged so. */
async function open({ violations = [], nearMisses = [], covered = true }: Judged) {
  const { api } = await server.signUp();
  const { id } = await fly(api);
  await server.server.services.db
    .insertInto('flight_airspace')
    .values({
      flight_id: id,
      sources: JSON.stringify([{ name: 'Germany' }, { name: 'France' }]),
      covered,
      violations: JSON.stringify(violations),
      near_misses: JSON.stringify(nearMisses),
    })
    .execute();
  renderRoute(`/flight/${id}`, { api, now: EVENING });
  await screen.findByRole('heading', { name: 'Flight' });
}

async function rows(table: string): Promise<string[][]> {
  const found = await screen.findByRole('table', { name: table });
  return within(found)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      Array.from(row.children, (cell) => (cell.textContent ?? '').replaceAll(/\s/g, ' ')),
    );
}

test('shows an entered airspace with limits, time, place and margin', async () => {
  await open({ violations: [CROSSING] });
  expect(await rows('Airspaces entered')).toEqual([
    [
      'TMA CologneC, 2500 MSL to FL100Clearance required',
      'In12:10:0051°00.0′N 007°05.6′EOut12:12:3051°03.0′N 007°05.6′E',
      '1.25 km horizontally238 m vertically',
    ],
  ]);
  expect(
    screen.getByText('Checked against Germany and France. Clearances are not known.'),
  ).toBeVisible();
});

/** In and out every minute. */
function crossedTimes(kept: number, count = kept): AirspaceViolation {
  const [interval] = CROSSING.intervals;
  const timeOf = (minute: number) =>
    new Date(Date.UTC(2026, 6, 14, 10, minute)).toISOString().replace('.000Z', '+00:00');
  const intervals = Array.from({ length: kept }, (_, index) => ({
    ...interval!,
    start_time: timeOf(index * 2),
    end_time: timeOf(index * 2 + 1),
  }));
  return { ...CROSSING, intervals, interval_count: count };
}

test('shows all entries into an airspace on request', async () => {
  await open({ violations: [crossedTimes(6)] });
  const table = within(await screen.findByRole('table', { name: 'Airspaces entered' }));
  const entries = () => table.getAllByText('In');
  expect(entries()).toHaveLength(4);
  await userEvent.click(table.getByRole('button', { name: 'Show all 6', expanded: false }));
  expect(entries()).toHaveLength(6);
  expect(table.getByRole('button', { name: 'Show 12:11:00 on the map' })).toBeVisible();
  await userEvent.click(table.getByRole('button', { name: 'Show all 6', expanded: true }));
  expect(entries()).toHaveLength(4);
});

test('counts entries beyond those that are stored', async () => {
  await open({ violations: [crossedTimes(5, 12)] });
  await userEvent.click(await screen.findByRole('button', { name: 'Show all 5' }));
  expect(screen.getByText('and 7 times more')).toBeVisible();
});

test('marks results that cannot be judged', async () => {
  const unknown = { ...CROSSING, violation: false, unknown_limits: ['floor' as const] };
  const inactive = { ...CROSSING, id: 2, violation: false, activity: 'inactive' as const };
  await open({ violations: [unknown, inactive], covered: false });
  const [first, second] = await rows('Airspaces entered');
  expect(first?.[0]).toContain('Possibly not entered: its floor cannot be determined here.');
  expect(first?.[0]).not.toContain('Clearance required');
  expect(second?.[0]).toContain('Not active at that time.');
  expect(screen.getByText(/^Airspace data does not cover the whole flight\./)).toBeVisible();
});

test('collapses unrestricted airspaces and lists those with a clearance first', async () => {
  const danger = {
    ...CROSSING,
    id: 1,
    airspace_name: 'Range',
    airspace_class: 'Q',
    violation: false,
  };
  const region = { ...danger, id: 2, airspace_name: 'Region', airspace_class: 'UNC' };
  await open({
    violations: [danger, { ...region, airspace_type: 'FIR' }, { ...CROSSING, id: 3 }],
  });
  const names = (await rows('Airspaces entered')).map(([name]) => name);
  expect(names).toEqual([expect.stringContaining('TMA Cologne'), expect.stringContaining('Range')]);
  await userEvent.click(screen.getByRole('button', { name: '1 unrestricted airspace' }));
  expect(await screen.findByText('Region')).toBeVisible();
});

test('lists near misses separately', async () => {
  const miss: AirspaceNearMiss = {
    ...BESIDE,
    id: 1,
    time: '2026-07-14T10:10:00+00:00',
    point: { type: 'Point', coordinates: [7.0933, 51] },
    alt: 1000,
    horizontal: 240,
    vertical: 0,
    activity: 'unknown',
  };
  await open({ nearMisses: [miss] });
  expect((await rows('Airspaces nearly entered'))[0]?.[2]).toBe('0.24 km horizontally');
  expect((await rows('Airspaces nearly entered'))[0]?.[0]).toContain(
    'Unknown whether it was active at that time.',
  );
  expect(screen.getByText('No airspace entered.')).toBeVisible();
});

test('reports “none” only if all airspaces are known', async () => {
  await open({});
  expect(await screen.findByText('No airspace entered.')).toBeVisible();
});

test('reports nothing if they are not', async () => {
  await open({ covered: false });
  expect(screen.queryByRole('heading', { name: 'Airspace' })).toBeNull();
});
