import { readReplayLine } from '@cloudstreet/scoring/analyse';
import { HAS_TEST_DATA, readTestFile } from '@cloudstreet/scoring/testing';
import {
  type FlightDay,
  type FlightDetail,
  unwrap,
  uploadFlight,
  waitForScore,
} from '@cloudstreet/sdk';
import { beforeAll, describe, expect, test } from 'vitest';
import { type SampleOptions, sampleIgc } from '../../testing/sample-igc.js';
import { startTestApi, type TestApi, type TestUser } from '../../testing/start-test-api.js';

let testApi: TestApi;
let ana: TestUser;
let ben: TestUser;
let serial = 100;
let airport: { id: number; name: string; lat: number; lon: number };

beforeAll(async () => {
  testApi = await startTestApi({ clock: () => new Date('2026-07-14T18:00:00Z') });
  ana = await testApi.signUp({ name: 'Ana Ruiz' });
  ben = await testApi.signUp({ name: 'Ben Adler' });
  airport = await testApi.server.services.db
    .selectFrom('airport')
    .where('lat', '>', 46)
    .where('lat', '<', 48)
    .orderBy('id')
    .select(['id', 'name', 'lat', 'lon'])
    .executeTakeFirstOrThrow();
});

async function upload({ api }: TestUser, bytes: Uint8Array<ArrayBuffer>): Promise<FlightDetail> {
  const [flight] = await uploadFlight(api, bytes, { name: 'a.igc' });
  return waitForScore(api, flight!.id, { pollMs: 20 });
}

function fly(user: TestUser, day: string, options: SampleOptions = {}): Promise<FlightDetail> {
  serial += 1;
  const takeoffs = [`${day}T10:00:00Z`];
  return upload(user, sampleIgc({ serial: String(serial), takeoffs, ...options }));
}

function dayOf(
  day: string,
  query: { airport_id_in?: number[]; bbox?: number[] } = {},
): Promise<FlightDay> {
  return unwrap(
    testApi.api.GET('/flightday', { params: { query: { scoring_date: day, ...query } } }),
  );
}

test('a day has flights with pilot, aircraft and airport, the best first', async () => {
  const short = await fly(ana, '2026-07-01', { reachDeg: 0.2 });
  const long = await fly(ben, '2026-07-01', {
    reachDeg: 0.4,
    registration: 'D-9999',
    lat: airport.lat,
    lon: airport.lon,
  });
  await fly(ben, '2026-07-02');
  const { scoring_date: day, total, flight } = await dayOf('2026-07-01');
  expect({ day, total }).toEqual({ day: '2026-07-01', total: 2 });
  expect(flight.map(({ id }) => id)).toEqual([long.id, short.id]);
  expect(flight[0]).toMatchObject({
    user: { id: ben.id, name: 'Ben Adler' },
    aircraft: { name: 'LS 4' },
    registration: 'D-9999',
    takeoff_airport: { id: airport.id, name: airport.name },
    time_zone: long.time_zone,
    points: long.contest[0]?.points,
    thermal: [],
  });
});

test('the line reaches from takeoff to landing', async () => {
  const flown = await fly(ana, '2026-07-03');
  const [flight] = (await dayOf('2026-07-03')).flight;
  const { track } = readReplayLine(flight!.line);
  const at = (fix: number) => track.dayStartS + track.timeS[fix]!;
  expect(Math.abs(at(0) - Date.parse(flown.takeoff_time!) / 1000)).toBeLessThanOrEqual(4);
  const landingS = Date.parse(flown.landing_time!) / 1000;
  expect(Math.abs(at(track.count - 1) - landingS)).toBeLessThanOrEqual(4);
  // As high as the recorded flight; altitudes are set to the airfield.
  const highest = Math.max(...track.altitudeM) - track.altitudeM[0]!;
  expect(Math.abs(highest - 1000)).toBeLessThan(30);
});

test('filters by airfield or view', async () => {
  const here = await fly(ana, '2026-07-04');
  const { lat, lon } = airport;
  const there = await fly(ben, '2026-07-04', { lat, lon });
  const ids = async (query: Parameters<typeof dayOf>[1]) =>
    (await dayOf('2026-07-04', query)).flight.map(({ id }) => id);
  expect(await ids({ airport_id_in: [airport.id] })).toEqual([there.id]);
  expect(await ids({ bbox: [7, 50, 8, 52] })).toEqual([here.id]);
  expect(await ids({ bbox: [0, 0, 1, 1] })).toEqual([]);
  expect((await dayOf('2026-07-05')).flight).toEqual([]);
});

/** Stores a flight that many times more, each with so many blanks in its line. */
async function copy(id: number, count: number, blanks = 0): Promise<void> {
  const { db } = testApi.server.services;
  const flight = await db
    .selectFrom('flight')
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirstOrThrow();
  const replay = await db
    .selectFrom('flight_replay')
    .where('flight_id', '=', id)
    .selectAll()
    .executeTakeFirstOrThrow();
  const { id: _, is_public: _generated, launch, findings, declared, ...more } = flight;
  const { online_declaration: _absent, ...fields } = more;
  const copies = await db
    .insertInto('flight')
    .values(
      Array.from({ length: count }, (_copy, i) => ({
        ...fields,
        launch: JSON.stringify(launch),
        findings: JSON.stringify(findings),
        declared: declared && JSON.stringify(declared),
        takeoff_number: i + 1,
      })),
    )
    .returning('id')
    .execute();
  await db
    .insertInto('flight_replay')
    .values(
      copies.map((each) =>
        Object.assign({}, replay, {
          flight_id: each.id,
          line: replay.line + ' '.repeat(blanks),
          thermals: JSON.stringify(replay.thermals),
        }),
      ),
    )
    .execute();
}

test('returns at most 300 flights and their total number', async () => {
  const { id } = await fly(ana, '2026-07-07');
  await copy(id, 310);
  const day = await dayOf('2026-07-07');
  expect(day.total).toBe(311);
  expect(day.flight).toHaveLength(300);
  expect(day.flight[0]?.id).toBe(id);
});

test('returns at most 32 MB and the total number of flights', async () => {
  const { id } = await fly(ana, '2026-07-08');
  await copy(id, 10, 5_000_000);
  const day = await dayOf('2026-07-08');
  expect(day.total).toBe(11);
  expect(day.flight).toHaveLength(7);
  expect(day.flight[0]?.id).toBe(id);
});

test.each([
  '',
  '?scoring_date=2026-02-30',
  '?scoring_date=today',
  '?scoring_date=2026-07-01&bbox=1',
])('refuses the date %j', async (query) => {
  expect((await fetch(`${testApi.url}/v1/flightday${query}`)).status).toBe(422);
});

describe.runIf(HAS_TEST_DATA)('a real flight', () => {
  test('has a line, thermals with climb and heights, and a small size', async () => {
    const { id, scoring_date: day } = await upload(
      ana,
      readTestFile('igc/gliders/score-rs-ls10.igc'),
    );
    const flight = (await dayOf(day)).flight.find((each) => each.id === id)!;
    expect(flight.thermal.length).toBeGreaterThan(5);
    const [from, to] = [flight.line.time[0]!, flight.line.time.reduce((a, b) => a + b, 0)];
    for (const { start, end, base, top, climb, gain, lat, lon } of flight.thermal) {
      expect(start).toBeGreaterThanOrEqual(from - 60);
      expect(end).toBeLessThanOrEqual(to + 60);
      expect(top).toBeGreaterThan(base);
      expect(climb).toBeCloseTo(gain / (end - start), 1);
      expect(Math.abs(lat) + Math.abs(lon)).toBeGreaterThan(0);
    }
    expect(JSON.stringify(flight.line).length).toBeLessThan(100_000);
  });
});
