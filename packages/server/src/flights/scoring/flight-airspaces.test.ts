import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HAS_TEST_DATA, readTestFile } from '@cloudstreet/scoring/testing';
import { type FlightDetail, unwrap, uploadFlight, waitForScore } from '@cloudstreet/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AirspaceValues } from '../../airspaces/airspace-cli-options.js';
import { runImportAirspace } from '../../airspaces/run-import-airspace.js';
import { type SampleOptions, sampleIgc } from '../../testing/sample-igc.js';
import { startTestApi, type TestApi, type TestUser } from '../../testing/start-test-api.js';
import { rescoreFlight } from './rescore/rescore-flight.js';

// The sample flight goes north from 50.8683 N 7.0933 E to 51.1683 N and back, up to 1120 m.
const ACROSS = [
  'DP 51:00:00N 007:00:00E',
  'DP 51:00:00N 007:12:00E',
  'DP 51:06:00N 007:12:00E',
  'DP 51:06:00N 007:00:00E',
];

let testApi: TestApi;
let pilot: TestUser;
let folder: string;
let now = new Date('2026-07-14T18:00:00Z');
let serial = 100;

beforeAll(async () => {
  testApi = await startTestApi({ clock: () => now });
  pilot = await testApi.signUp();
  folder = await mkdtemp(join(tmpdir(), 'cloudstreet-airspace-'));
});

beforeEach(async () => {
  now = new Date('2026-07-14T18:00:00Z');
  await testApi.server.services.db.deleteFrom('airspace_source').execute();
});

afterAll(() => rm(folder, { recursive: true }));

function airspace(
  name: string,
  lines: readonly string[],
  limits = 'AL 500m MSL\nAH FL100',
): string {
  return ['AC D', `AN ${name}`, limits, ...lines, ''].join('\n');
}

async function load(text: string, values: AirspaceValues = {}): Promise<void> {
  const path = join(folder, 'a.txt');
  await writeFile(path, text);
  const { config } = testApi.server.services;
  const command = { config, words: [path], print: () => {}, now };
  await runImportAirspace({ ...command, values: { name: 'Germany', ...values } });
}

async function fly(options: SampleOptions = {}): Promise<FlightDetail> {
  serial += 1;
  return upload(sampleIgc({ serial: String(serial), ...options }));
}

async function upload(bytes: Uint8Array<ArrayBuffer>): Promise<FlightDetail> {
  const [flight] = await uploadFlight(pilot.api, bytes, { name: 'a.igc' });
  return waitForScore(pilot.api, flight!.id, { pollMs: 20 });
}

function get(id: number): Promise<FlightDetail> {
  return unwrap(testApi.api.GET('/flightdetail/{id}', { params: { path: { id } } }));
}

test('reports nothing if no airspaces are known', async () => {
  expect(Object.keys(await fly()).filter((key) => key.startsWith('airspace'))).toEqual([]);
  await load(airspace('Far away', ['V X=20:00:00S 020:00:00E', 'DC 5']));
  expect(Object.keys(await fly()).filter((key) => key.startsWith('airspace'))).toEqual([]);
});

test('reports a crossing with place, times and depth', async () => {
  await load(airspace('Bergisch', ACROSS), { country: 'DE', 'valid-from': '2026-03-19' });
  const flight = await fly();
  expect(flight.airspace_source).toEqual([
    { name: 'Germany', country: 'DE', valid_from: '2026-03-19' },
  ]);
  expect(flight.airspace_violation).toEqual([
    {
      id: 1,
      violation: true,
      airspace_name: 'Bergisch',
      airspace_class: 'D',
      airspace_min_alt: { reference: 'MSL', altitude: 500, text: '500m MSL' },
      airspace_max_alt: { reference: 'FL', altitude: 3048, text: 'FL100' },
      unknown_limits: [],
      activity: 'active',
      intervals: [expect.anything(), expect.anything()],
      interval_count: 2,
      total_seconds: expect.any(Number),
      depth_horizontal: expect.any(Number),
      depth_vertical: expect.any(Number),
    },
  ]);
  const [{ intervals, total_seconds: total, depth_horizontal: deep, depth_vertical: tall }] =
    flight.airspace_violation as [NonNullable<FlightDetail['airspace_violation']>[number]];
  const [there, back] = intervals;
  expect(there?.start_point.coordinates[1]).toBeCloseTo(51, 3);
  expect(there?.end_point.coordinates[1]).toBeCloseTo(51.1, 3);
  expect(there?.start_point.coordinates[0]).toBeCloseTo(7.0933, 3);
  expect(back?.start_point.coordinates[1]).toBeCloseTo(51.1, 3);
  expect(back?.end_point.coordinates[1]).toBeCloseTo(51, 3);
  // 0.1 degree of the 0.22 flown in 800 s, and of the 0.26 flown back in 1200 s.
  expect(total).toBeGreaterThan(363 + 461 - 8);
  expect(total).toBeLessThan(363 + 461 + 8);
  // In the middle of 0.1 degrees of latitude; 620 m above the floor.
  expect(deep).toBeGreaterThan(5400);
  expect(deep).toBeLessThan(5700);
  expect(tall).toBeGreaterThan(580);
  expect(tall).toBeLessThan(650);
});

test('reports “none” only where the files cover the area', async () => {
  const beside = (name: string, at: string) =>
    airspace(name, [`V X=${at}`, 'DC 1'], 'AL GND\nAH FL50');
  const west = `${beside('A', '50:30:00N 006:30:00E')}${beside('B', '51:30:00N 006:30:00E')}`;
  await load(`${west}${beside('C', '51:00:00N 008:30:00E')}`);
  const inside = await fly();
  expect(inside).toMatchObject({ airspace_violation: [], airspace_covered: true });
  const leaving = await fly({ reachDeg: 0.9 });
  expect(leaving).toMatchObject({ airspace_violation: [], airspace_covered: false });
});

test('reports a near miss with both distances, without judging limits above ground', async () => {
  const east = ['DP 51:00:00N 007:05:48E', ...ACROSS.slice(1, 3), 'DP 51:06:00N 007:05:48E'];
  await load(
    `${airspace('Beside', east)}${airspace('Field', ['V X=50:52:06N 007:05:36E', 'DC 0.05'], 'AL GND\nAH 130m MSL')}`,
  );
  const flight = await fly();
  expect(flight.airspace_violation?.map((crossing) => crossing.airspace_name)).not.toContain(
    'Beside',
  );
  expect(flight.airspace_near_miss).toEqual([
    expect.objectContaining({
      airspace_name: 'Beside',
      vertical: 0,
      horizontal: expect.any(Number),
    }),
  ]);
  const distance = flight.airspace_near_miss?.[0]?.horizontal ?? 0;
  expect(distance).toBeGreaterThan(200);
  expect(distance).toBeLessThan(280);
});

test.each([
  { why: 'then', times: 'AA 2026-07-14T08:00Z/2026-07-14T16:00Z', told: ['active'] },
  { why: 'by NOTAM', times: 'AA NONE', told: ['unknown'] },
  { why: 'at another time', times: 'AA 2026-07-15T08:00Z/2026-07-15T16:00Z', told: [] },
])('near misses depend on the activity: $why', async ({ times, told }) => {
  const east = ['DP 51:00:00N 007:05:48E', ...ACROSS.slice(1, 3), 'DP 51:06:00N 007:05:48E'];
  await load(airspace('Beside', [times, ...east]));
  const { airspace_near_miss: near } = await fly();
  expect(near?.map(({ activity }) => activity)).toEqual(told);
});

test('limits above unknown ground are unknown and no violation', async () => {
  await load(airspace('High', ACROSS, 'AL 2000 AGL\nAH FL100'));
  expect((await fly()).airspace_violation).toEqual([
    expect.objectContaining({
      airspace_name: 'High',
      violation: false,
      unknown_limits: ['floor'],
      activity: 'active',
    }),
  ]);
});

test.each([
  { why: 'at another time', times: 'AA 2026-07-15T08:00Z/2026-07-15T16:00Z', state: 'inactive' },
  { why: 'by NOTAM', times: 'AA NONE', state: 'unknown' },
  { why: 'then', times: 'AA 2026-07-14T08:00Z/2026-07-14T16:00Z', state: 'active' },
  // The flight begins on a Tuesday at noon by the clock of the airfield.
  { why: 'on Tuesday afternoons', times: 'AW TUE.12:00L-15:59L', state: 'active' },
  { why: 'on Tuesday mornings', times: 'AW TUE.08:00L-11:59L', state: 'inactive' },
])('judges an airspace that is active $why', async ({ times, state }) => {
  await load(airspace('Range', [times, ...ACROSS]));
  expect((await fly()).airspace_violation).toEqual([
    expect.objectContaining({ activity: state, violation: state === 'active' }),
  ]);
});

test('flight levels are not judged without pressure altitudes', async () => {
  await load(airspace('Upper', ACROSS, 'AL FL20\nAH FL100'));
  const text = new TextDecoder().decode(sampleIgc({ serial: 'STK', unsigned: true }));
  const stuck = text.replaceAll(/^(B.{23}A)\d{5}/gm, '$100012');
  const flight = await upload(new TextEncoder().encode(stuck));
  expect(flight.airspace_violation).toEqual([
    expect.objectContaining({ airspace_name: 'Upper', violation: true }),
  ]);
});

test('judges a flight by the airspaces of its day', async () => {
  await load(airspace('Old', ACROSS), { 'valid-to': '2026-07-12' });
  await load(airspace('New', ACROSS), { 'valid-from': '2026-07-14' });
  const names = async (day: string) => {
    const { airspace_violation: crossed } = await fly({ takeoffs: [`${day}T10:00:00Z`] });
    return crossed?.map(({ airspace_name: name }) => name);
  };
  expect(await names('2026-07-12')).toEqual(['Old']);
  expect(await names('2026-07-13')).toBeUndefined();
  expect(await names('2026-07-14')).toEqual(['New']);
});

test('scoring again uses later imports; a dry run only reports them', async () => {
  const { id } = await fly();
  await load(airspace('Bergisch', ACROSS));
  const { services } = testApi.server;
  const changed = { kind: 'changed', changes: ['details'] };
  expect(await rescoreFlight(services, id, true)).toEqual(changed);
  expect((await get(id)).airspace_violation).toBeUndefined();
  expect(await rescoreFlight(services, id, false)).toEqual(changed);
  expect((await get(id)).airspace_violation).toHaveLength(1);
  expect(await rescoreFlight(services, id, false)).toEqual({ kind: 'unchanged' });

  await services.db.deleteFrom('airspace_source').execute();
  expect((await get(id)).airspace_violation).toHaveLength(1);
  expect(await rescoreFlight(services, id, false)).toEqual(changed);
  expect((await get(id)).airspace_violation).toBeUndefined();
});

describe.runIf(HAS_TEST_DATA)('a real flight over Germany', () => {
  test('has its entry into class C near Frankfurt', async () => {
    await load(Buffer.from(readTestFile('airspace/germany-2026-03.txt')).toString('latin1'));
    const flight = await upload(readTestFile('igc/gliders/score-rs-ls10.igc'));
    const counted = flight.airspace_violation?.filter(({ violation }) => violation);
    expect(counted).toEqual([
      expect.objectContaining({
        airspace_class: 'C',
        airspace_name: expect.stringMatching(/frankfurt/i),
      }),
    ]);
    for (const {
      intervals,
      unknown_limits: unknown,
      airspace_min_alt: floor,
    } of flight.airspace_violation ?? []) {
      expect(unknown.includes('floor')).toBe(floor.reference === 'AGL');
      for (const { start_time: start, end_time: end } of intervals) {
        expect(Date.parse(end)).toBeGreaterThanOrEqual(Date.parse(start));
      }
    }
    expect(flight.airspace_covered).toBe(true);
  });
});
