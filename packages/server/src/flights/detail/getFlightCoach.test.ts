import { HAS_TEST_DATA, readTestFile } from '@cloudstreet/scoring/testing';
import {
  type Coach,
  type CoachQuery,
  type FlightDetail,
  unwrap,
  uploadFlight,
  waitForScore,
} from '@cloudstreet/sdk';
import { beforeAll, describe, expect, test } from 'vitest';
import { sampleIgc } from '../../testing/sample-igc.js';
import { startTestApi, type TestApi, type TestUser } from '../../testing/start-test-api.js';

let testApi: TestApi;
let pilot: TestUser;

beforeAll(async () => {
  testApi = await startTestApi({ clock: () => new Date('2026-07-14T18:00:00Z') });
  pilot = await testApi.signUp();
});

async function fly(file: Uint8Array<ArrayBuffer>): Promise<FlightDetail> {
  const [flight] = await uploadFlight(pilot.api, file, { name: 'a.igc' });
  return waitForScore(pilot.api, flight!.id, { pollMs: 20 });
}

const coach = (id: number, query: CoachQuery = {}): Promise<Coach> =>
  unwrap(testApi.api.GET('/flight/{id}/coach', { params: { path: { id }, query } }));

const setMass = (id: number, mass: number | null) =>
  unwrap(pilot.api.PATCH('/flightdetail/{id}', { params: { path: { id } }, body: { mass } }));

const setAircraft = (id: number, aircraft: number | null) =>
  testApi.server.services.db
    .updateTable('flight')
    .set({ aircraft_id: aircraft })
    .where('id', '=', id)
    .execute();

describe('missing results have a reason', () => {
  let flight: FlightDetail;

  beforeAll(async () => {
    flight = await fly(sampleIgc({ serial: 'C01' }));
  });

  const refusals = ({ thermals, glides, speed, weight, time_lost }: Coach) =>
    [thermals, glides, speed, weight, time_lost].map(({ refusal }) => refusal);

  test('no thermals', async () => {
    const advice = await coach(flight.id);
    expect(new Set(refusals(advice))).toEqual(new Set(['no_thermals']));
    expect(advice).toMatchObject({ airspeed_estimated: true, wind_percentage: 0 });
  });

  test('no polar', async () => {
    await setAircraft(flight.id, null);
    expect(refusals(await coach(flight.id))).toEqual([
      'no_thermals',
      ...Array.from({ length: 4 }, () => 'no_polar'),
    ]);
    expect(await coach(flight.id)).not.toHaveProperty('mass_from');
    await setAircraft(flight.id, flight.aircraft!.id);
  });

  test.each([
    { why: 'flight', other: 1_000_000, query: {} },
    { why: 'contest', other: 0, query: { contest: 'declaration' } as const },
    { why: 'leg', other: 0, query: { leg: 99 } },
  ])('no such $why', async ({ other, query }) => {
    await expect(coach(flight.id + other, query)).rejects.toMatchObject({ status: 404 });
  });

  test('no two fixes, between two moments', async () => {
    const advice = await coach(flight.id, {
      from: '2026-07-14T10:30:01Z',
      to: '2026-07-14T10:30:02Z',
    });
    expect(new Set(refusals(advice))).toEqual(new Set(['no_fixes']));
    expect(advice).not.toHaveProperty('start_time');
  });

  test('no two fixes between the end of the launch and the landing', async () => {
    const { db } = testApi.server.services;
    const { id } = await fly(sampleIgc({ serial: 'C03' }));
    const launch = JSON.stringify({ launch_time: 86_400 });
    await db.updateTable('flight').set({ launch }).where('id', '=', id).execute();
    expect(new Set(refusals(await coach(id)))).toEqual(new Set(['no_fixes']));
  });

  test('no track yet', async () => {
    const { db } = testApi.server.services;
    const { id } = await fly(sampleIgc({ serial: 'C02' }));
    await db.updateTable('flight').set({ track_key: null }).where('id', '=', id).execute();
    await expect(coach(id)).rejects.toMatchObject({ status: 404 });
  });

  test.each([
    { why: 'before the flight', query: { to: '2026-07-14T04:00:00Z' }, field: 'to' },
    { why: 'after it', query: { from: '2026-07-14T22:00:00Z' }, field: 'from' },
    {
      why: 'the wrong way round',
      query: { from: '2026-07-14T10:30:00Z', to: '2026-07-14T10:20:00Z' },
      field: 'to',
    },
    { why: 'no moment', query: { from: 'noon' }, field: 'from' },
    { why: 'no contest', query: { contest: 'best' as 'free' }, field: 'contest' },
    { why: 'no leg', query: { leg: 0 }, field: 'leg' },
  ])('$why', async ({ query, field }) => {
    const asked = coach(flight.id, query);
    const fields = { [`query.${field}`]: expect.any(String) };
    await expect(asked).rejects.toMatchObject({ status: 422, fields });
  });
});

describe.runIf(HAS_TEST_DATA)('a real flight', () => {
  let flight: FlightDetail;

  beforeAll(async () => {
    flight = await fly(
      readTestFile('competitions/leverkusen-2017/2017-07-17-race/igc/1G_77hv6m71.igc'),
    );
    await setMass(flight.id, 380);
  });

  test('is coached in all parts, with consistent results', async () => {
    const { thermals, glides, speed, weight, time_lost: lost, ...rest } = await coach(flight.id);
    expect(rest.wind_percentage).toBeGreaterThan(0.5);
    expect(rest).not.toHaveProperty('distance');
    expect(thermals.advice!.thermal_count).toBeGreaterThan(3);
    expect(thermals.advice!.left_percentage + thermals.advice!.right_percentage).toBeCloseTo(1, 2);
    expect(glides.advice!.glides.length).toBeGreaterThan(3);
    expect(speed.advice!.mac_cready_from).toBe('range');
    expect(speed.advice!.mac_cready).toBe(thermals.advice!.thermal_avg);
    const shares = speed.advice!.bands.map(({ flown_percentage: share }) => share);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 1);
    expect(weight.advice!.flown.mass).toBe(380);
    const causes = Object.values(lost.advice!.causes).reduce((sum, seconds) => sum + seconds, 0);
    expect(lost.advice!.flown_seconds).toBeCloseTo(lost.advice!.ideal_seconds + causes, -0.5);
  });

  test('has bands of altitude that are round in metres or feet', async () => {
    const bordersFt = async (query: CoachQuery) => {
      const { thermals } = await coach(flight.id, query);
      return thermals.advice!.climb_by_height.map(({ from_alt: fromM }) => fromM * 3.28084);
    };
    const roundedBy = (step: number) => (feet: number) =>
      Math.abs(feet / step - Math.round(feet / step)) < 0.001;
    const feet = await bordersFt({ altitude_unit: 'ft' });
    expect(feet.filter(roundedBy(100))).toEqual(feet);
    const metres = (await bordersFt({})).map((border) => border / 3.28084);
    expect(metres.filter(roundedBy(50))).toEqual(metres);
  });

  test('coaches a contest, a leg or a chosen interval', async () => {
    const { score } = flight.contest[0]!;
    const whole = await coach(flight.id, { contest: 'free' });
    expect(whole).toMatchObject({ start_time: score.start_time, end_time: score.end_time });
    expect(whole.distance).toBe(score.distance);
    const leg = score.leg[1]!;
    const part = await coach(flight.id, { leg: leg.number });
    expect(part).toMatchObject({ start_time: leg.start_time, end_time: leg.end_time });
    expect(part.distance).toBe(leg.distance);
    const cut = await coach(flight.id, { contest: 'free', from: leg.start_time, to: leg.end_time });
    expect(cut).toMatchObject({ start_time: leg.start_time, end_time: leg.end_time });
    expect(cut).not.toHaveProperty('distance');
    expect(cut.thermals).toEqual(part.thermals);
  });

  test('uses the mass of the polar if unknown, except for the mass itself', async () => {
    const path = { id: flight.aircraft!.id };
    const { reference_mass: mass } = await unwrap(
      testApi.api.GET('/aircraft/simple/{id}', { params: { path } }),
    );
    await setMass(flight.id, null);
    const { weight, ...unknown } = await coach(flight.id);
    expect(weight).toEqual({ refusal: 'no_mass' });
    expect(unknown).toMatchObject({ mass, mass_from: 'polar' });
    await setMass(flight.id, mass!);
    const { weight: judged, ...known } = await coach(flight.id);
    expect(judged).toHaveProperty('advice');
    expect(known).toEqual({ ...unknown, mass_from: 'flight' });
  });
});
