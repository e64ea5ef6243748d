import { HAS_TEST_DATA, readTestFile } from '@cloudstreet/scoring/testing';
import { createApi, type FlightDetail, unwrap, uploadFlight, waitForScore } from '@cloudstreet/sdk';
import type { RequestBody } from '@cloudstreet/sdk/contract';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { confirmSeat } from '../../testing/confirm-seat.js';
import { sampleIgc } from '../../testing/sample-igc.js';
import { startTestApi, type TestApi, type TestUser } from '../../testing/start-test-api.js';

const EVENING = new Date('2026-07-14T18:00:00Z');
/** Noon of the second day after, in Germany. */
const DEADLINE = new Date('2026-07-16T10:00:00Z');

let now = EVENING;
let testApi: TestApi;
let pilot: TestUser;
let aircraft: Record<string, number>;
let count = 0;

beforeAll(async () => {
  testApi = await startTestApi({ clock: () => now });
  pilot = await testApi.signUp();
  const list = await unwrap(testApi.api.GET('/aircraft'));
  aircraft = Object.fromEntries(list.map(({ name, id }) => [name, id]));
});

beforeEach(() => {
  now = EVENING;
});

async function scoredFlight(): Promise<FlightDetail> {
  count += 1;
  const file = sampleIgc({ serial: `U${String(count).padStart(2, '0')}` });
  const [flight] = await uploadFlight(pilot.api, file, { name: 'a.igc' });
  return waitForScore(pilot.api, flight?.id ?? 0, { pollMs: 50 });
}

let shared: Promise<FlightDetail> | undefined;

/** A scored flight that all tests share which change nothing that others look at. */
function sharedFlight(): Promise<FlightDetail> {
  shared ??= scoredFlight();
  return shared;
}

function change(id: number, body: RequestBody<'updateFlightDetail'>, user = pilot) {
  return unwrap(user.api.PATCH('/flightdetail/{id}', { params: { path: { id } }, body }));
}

describe('fields that do not affect the score', () => {
  test('change at once, also after the deadline', async () => {
    const flight = await scoredFlight();
    now = new Date(DEADLINE.getTime() + 86_400_000);
    const changed = await change(flight.id, { registration: 'D-0815', competition_id: 'OL' });
    expect(changed).toEqual({
      ...flight,
      registration: 'D-0815',
      competition_id: 'OL',
      edit_locked: true,
    });
    const cleared = await change(flight.id, { registration: null, competition_id: null });
    expect(cleared).not.toHaveProperty('registration');
    expect(cleared.status).toBe('valid');
  });

  test('may come in a whole form with other unchanged fields', async () => {
    const { id } = await scoredFlight();
    const form = {
      registration: 'D-0815',
      co_user_id: null,
      co_user_date_of_birth: null,
      co_user_name: null,
      score_club_class: false,
      use_second_club: false,
    } as const;
    expect(await change(id, form)).toMatchObject({ registration: 'D-0815', status: 'valid' });
  });

  test('are validated', async () => {
    const { id } = await sharedFlight();
    await expect(change(id, { registration: 'd-1234' })).rejects.toMatchObject({
      status: 422,
      fields: {
        registration: "Only uppercase letters, numbers and '-' are allowed for registration",
      },
    });
    await expect(change(id, { competition_id: '?' })).rejects.toMatchObject({
      fields: {
        competition_id: 'Only alphanumeric characters are allowed for competition id',
      },
    });
  });

  test.each([
    { field: 'competition_id', value: 'ABCD', problem: 'Enter at most 3 characters.' },
    { field: 'registration', value: 'D-1', problem: 'Enter at least 4 characters.' },
    { field: 'registration', value: 'D-12345678', problem: 'Enter at most 7 characters.' },
  ])('name the length of $field: $value', async ({ field, value, problem }) => {
    const { id } = await scoredFlight();
    await expect(change(id, { [field]: value })).rejects.toMatchObject({
      fields: { [field]: problem },
    });
  });

  test('keep the mass between the pilot and the limit', async () => {
    const { id, aircraft: flown } = await scoredFlight();
    for (const mass of [2000, 5000, 1e300]) {
      expect((await change(id, { mass })).mass).toBe(flown?.mtow);
    }
    for (const mass of [0, -1, -1e300]) {
      expect((await change(id, { mass })).mass).toBe((flown?.empty_mass ?? 0) + 80);
    }
    expect(await change(id, { mass: null })).not.toHaveProperty('mass');
  });

  test.runIf(HAS_TEST_DATA)('compute netto again for another mass', async () => {
    now = new Date('2017-07-17T20:00:00Z');
    const file = readTestFile('competitions/leverkusen-2017/2017-07-17-race/igc/1G_77hv6m71.igc');
    const [uploaded] = await uploadFlight(pilot.api, file, { name: 'a.igc' });
    const flight = await waitForScore(pilot.api, uploaded?.id ?? 0, { pollMs: 50 });
    now = new Date('2017-08-17T20:00:00Z');
    const mtow = flight.aircraft?.mtow ?? 0;
    expect(await change(flight.id, { mass: mtow })).toMatchObject({ status: 'pending' });
    const changed = await waitForScore(pilot.api, flight.id, { pollMs: 50 });
    const [before, after] = [flight, changed].map(({ contest }) => contest[0]?.score);
    // With more mass the same glide needs air that sinks less.
    expect(after?.glide_percentage_lift).not.toBe(before?.glide_percentage_lift);
    expect(changed.contest.map(({ points }) => points)).toEqual(
      flight.contest.map(({ points }) => points),
    );
    expect(await change(flight.id, { mass: mtow })).toMatchObject({ status: changed.status });
  });

  test('need a second seat for a second person', async () => {
    const { id } = await scoredFlight();
    await expect(change(id, { co_user_name: 'Gustav' })).rejects.toMatchObject({
      status: 422,
      fields: { co_user_name: 'This aircraft has only one seat.' },
    });
    const both = { co_user_name: 'Gustav', aircraft_id: aircraft['ASK 21'] ?? 0, mass: 0 };
    const changed = await change(id, both);
    expect(changed.co_user_name).toBe('Gustav');
    expect(changed.mass).toBe((changed.aircraft?.empty_mass ?? 0) + 160);
    const single = await change(id, { aircraft_id: aircraft['LS 4'] ?? 0 });
    expect(single).not.toHaveProperty('co_user_name');
  });
});

describe('a registered co-pilot', () => {
  const BIRTH = '1992-03-04';
  let mate: TestUser;

  beforeAll(async () => {
    mate = await testApi.signUp({ name: 'Second Seat', dateOfBirth: BIRTH });
  });

  async function doubleSeater(): Promise<FlightDetail> {
    const { id } = await scoredFlight();
    await change(id, { aircraft_id: aircraft['ASK 21'] ?? 0 });
    return waitForScore(pilot.api, id, { pollMs: 50 });
  }

  let sharedDouble: Promise<FlightDetail> | undefined;

  /** Shared by tests that add no co-pilot. */
  function sharedDoubleSeater(): Promise<FlightDetail> {
    sharedDouble ??= doubleSeater();
    return sharedDouble;
  }

  const registered = (fields: object = {}) => ({
    co_user_id: mate.id,
    co_user_date_of_birth: BIRTH,
    co_user_name: null,
    ...fields,
  });

  test('is shown with their page, without their date of birth', async () => {
    const { id } = await doubleSeater();
    await change(id, { co_user_name: 'Gustav' });
    const asking = await change(id, registered({ mass: 0 }));
    expect(asking).toMatchObject({ co_user_name: 'Second Seat', asked_user: { id: mate.id } });
    expect(asking).not.toHaveProperty('co_user');
    const changed = await confirmSeat(mate, id);
    expect(changed).toMatchObject({ co_user: { id: mate.id, name: 'Second Seat' } });
    expect(changed).not.toHaveProperty('asked_user');
    expect(changed).not.toHaveProperty('co_user_name');
    expect(changed.mass).toBe((changed.aircraft?.empty_mass ?? 0) + 160);
    expect(JSON.stringify(changed)).not.toContain(BIRTH);
    const [listed] = await unwrap(
      testApi.api.GET('/flight', {
        params: { query: { user_id_in: [pilot.id], pilots: 2, keyword: ['team_flight'] } },
      }),
    );
    expect(listed).toMatchObject({ id, co_user: { name: 'Second Seat' } });
  });

  test('stays without confirming again and can be replaced by a name or removed', async () => {
    const { id } = await doubleSeater();
    await change(id, registered());
    await confirmSeat(mate, id);
    const { co_user_id } = registered();
    const kept = await change(id, { co_user_id, registration: 'D-0816' });
    expect(kept).toMatchObject({ co_user: { id: mate.id }, registration: 'D-0816' });
    const named = await change(id, { co_user_id: null, co_user_name: 'Gustav' });
    expect(named.co_user_name).toBe('Gustav');
    expect(named).not.toHaveProperty('co_user');
    await change(id, registered());
    await confirmSeat(mate, id);
    const alone = await change(id, {
      co_user_id: null,
      co_user_date_of_birth: null,
      co_user_name: null,
    });
    expect(alone).not.toHaveProperty('co_user');
    await change(id, registered());
    await confirmSeat(mate, id);
    const single = await change(id, { aircraft_id: aircraft['LS 4'] ?? 0 });
    expect(single).not.toHaveProperty('co_user');
  });

  test.each([
    {
      why: 'without a date of birth',
      fields: { co_user_date_of_birth: undefined },
      field: 'co_user_date_of_birth',
      code: 'missing',
    },
    {
      why: 'with another date of birth',
      fields: { co_user_date_of_birth: '1992-03-05' },
      field: 'co_user_date_of_birth',
      code: 'wrong_date_of_birth',
    },
    {
      why: 'with a date that is none',
      fields: { co_user_date_of_birth: '1992-02-30' },
      field: 'co_user_date_of_birth',
      code: 'format',
    },
    {
      why: 'who does not exist',
      fields: { co_user_id: 999_999 },
      field: 'co_user_id',
      code: 'unknown_user',
    },
    {
      why: 'beside a name',
      fields: { co_user_name: 'Gustav' },
      field: 'co_user_name',
      code: 'two_co_users',
    },
    {
      why: 'as a mere date of birth',
      fields: { co_user_id: null },
      field: 'co_user_id',
      code: 'missing',
    },
  ])('is refused $why', async ({ fields, field, code }) => {
    const { id } = await sharedDoubleSeater();
    const refused = change(id, registered(fields));
    await expect(refused).rejects.toMatchObject({
      status: 422,
      code,
      fields: { [field]: expect.any(String) },
    });
    expect(await change(id, { registration: 'D-0817' })).not.toHaveProperty('co_user');
  });

  test('is neither the pilot nor in an aircraft with one seat', async () => {
    const { id } = await sharedDoubleSeater();
    const same = { co_user_id: pilot.id, co_user_date_of_birth: '1990-04-01' };
    await expect(change(id, same)).rejects.toMatchObject({ code: 'same_user' });
    const single = { ...registered(), aircraft_id: aircraft['LS 4'] ?? 0 };
    await expect(change(id, single)).rejects.toMatchObject({
      fields: { co_user_id: 'This aircraft has only one seat.' },
    });
  });

  test('can be confirmed only by the owner of the flight', async () => {
    const { id } = await sharedDoubleSeater();
    const stranger = await testApi.signUp();
    await expect(change(id, registered(), stranger)).rejects.toMatchObject({ code: 'NOT_OWNER' });
  });
});

describe('the club class', () => {
  const ranking = (sc_class: 'ST' | '15' | 'CL') =>
    unwrap(
      testApi.api.POST('/ranking', {
        params: { query: {} },
        body: { contest: 'free', season: 2026, sc_class },
      }),
    );

  test('can be chosen and undone at once, with the same points', async () => {
    const owner = await testApi.signUp();
    const [flight] = await uploadFlight(owner.api, sampleIgc({ serial: 'CLB' }), { name: 'a.igc' });
    const before = await waitForScore(owner.api, flight?.id ?? 0, { pollMs: 50 });
    const ofClass = before.sc_class as 'ST';
    const has = async (name: 'ST' | 'CL') =>
      (await ranking(name)).some(({ user }) => user?.id === owner.id);
    expect([await has(ofClass), await has('CL')]).toEqual([true, false]);
    const chosen = await change(before.id, { score_club_class: true }, owner);
    expect(chosen).toEqual({ ...before, score_club_class: true, sc_class: 'CL' });
    expect([await has(ofClass), await has('CL')]).toEqual([false, true]);
    const listed = await unwrap(
      testApi.api.GET('/flight', {
        params: { query: { user_id_in: [owner.id], sc_class_id_in: ['CL'] } },
      }),
    );
    expect(listed).toHaveLength(1);
    expect(await change(before.id, { score_club_class: false }, owner)).toEqual(before);
    expect([await has(ofClass), await has('CL')]).toEqual([true, false]);
  });

  test('is not available above an index and changes with the aircraft', async () => {
    const { id } = await scoredFlight();
    await change(id, { score_club_class: true });
    const higher = { aircraft_id: aircraft['Ventus 3T 18m'] ?? aircraft['EB 29R'] ?? 0 };
    await expect(change(id, { ...higher, score_club_class: true })).rejects.toMatchObject({
      status: 422,
      fields: { score_club_class: 'This aircraft is not eligible for the club class.' },
    });
    const changed = await change(id, higher);
    expect(changed.score_club_class).toBe(false);
    expect(changed.sc_class).not.toBe('CL');
  });

  test('cannot be chosen for an aircraft of that class', async () => {
    const { id } = await scoredFlight();
    const list = await unwrap(testApi.api.GET('/aircraft'));
    const club = list.find(({ sc_class, valid_dmst_index: index }) => sc_class === 'CL' && index);
    await change(id, { aircraft_id: club?.id ?? 0 });
    await expect(change(id, { score_club_class: true })).rejects.toMatchObject({
      code: 'no_club_class',
    });
  });
});

describe('the second club', () => {
  test('is the club that the flight counts for, permanently', async () => {
    const host = await testApi.signUp({ clubName: 'Second Club' });
    const { club: second } = await unwrap(host.api.GET('/user/me'));
    const member = await testApi.signUp({ clubName: 'First Club' });
    const file = sampleIgc({ serial: 'CL2' });
    const [flight] = await uploadFlight(member.api, file, { name: 'a.igc' });
    const { id, club: first } = await waitForScore(member.api, flight?.id ?? 0, { pollMs: 50 });
    await expect(change(id, { use_second_club: true }, member)).rejects.toMatchObject({
      status: 422,
      fields: { use_second_club: 'You had no second club on the day of this flight.' },
    });
    await unwrap(member.api.PATCH('/user/me', { body: { second_club_id: second?.id ?? 0 } }));
    await change(id, { use_second_club: true }, member);
    const moved = await waitForScore(member.api, id, { pollMs: 50 });
    expect(moved).toMatchObject({ use_second_club: true, club: { name: 'Second Club' } });
    const pilots = async (clubId = 0) => {
      const call = testApi.api.GET('/club/{id}', { params: { path: { id: clubId } } });
      return (await unwrap(call)).user.map((card) => card.id);
    };
    expect(await pilots(second?.id)).toContain(member.id);
    expect(await pilots(first?.id)).not.toContain(member.id);
    // Neither club of today bears on a flight that counts for one already.
    await unwrap(member.api.PATCH('/user/me', { body: { second_club_id: null, club_id: null } }));
    const kept = await change(id, { use_second_club: true, registration: 'D-0818' }, member);
    expect(kept.club?.name).toBe('Second Club');
    expect((await change(id, { use_second_club: false }, member)).club?.name).toBe('First Club');
  });
});

describe('fields that affect the score', () => {
  test('another aircraft is scored again with its own index', async () => {
    const before = await scoredFlight();
    const pending = await change(before.id, { aircraft_id: aircraft['ASK 21'] ?? 0 });
    expect(pending).toMatchObject({ status: 'pending', aircraft: { name: 'ASK 21' } });
    const after = await waitForScore(pilot.api, before.id, { pollMs: 50 });
    expect(after.dmst_index).not.toBe(before.dmst_index);
    const [was, is] = [before.contest[0]?.points ?? 0, after.contest[0]?.points ?? 0];
    expect(is * (after.dmst_index ?? 0)).toBeCloseTo(was * (before.dmst_index ?? 0), -1);
  });

  test('only windows of the user are scored; without any the recording decides', async () => {
    const before = await scoredFlight();
    const [start = '', end = ''] = before.scoring_times;
    const middle = new Date((Date.parse(start) + Date.parse(end)) / 2).toISOString();
    await change(before.id, { scoring_times: [start, middle] });
    const half = await waitForScore(pilot.api, before.id, { pollMs: 50 });
    expect(half.scoring_times).toEqual([start, middle.replace(/\.\d+Z$/, '+00:00')]);
    expect(half.contest[0]?.distance).toBeLessThan(before.contest[0]?.distance ?? 0);
    await change(before.id, { scoring_times: [] });
    const again = await waitForScore(pilot.api, before.id, { pollMs: 50 });
    expect(again.contest).toEqual(before.contest);
    expect(again.scoring_times).toEqual(before.scoring_times);
  });

  test.each([
    { why: 'a start without end', times: ['2026-07-14T10:10:00Z'] },
    { why: 'an end before its start', times: ['2026-07-14T11:10:00Z', '2026-07-14T10:10:00Z'] },
    { why: 'no time stamp', times: ['10:10', '10:20'] },
    {
      why: 'a start before takeoff',
      times: ['2026-07-14T09:59:00Z', '2026-07-14T10:20:00Z'],
    },
    {
      why: 'an end after landing',
      times: ['2026-07-14T10:10:00Z', '2026-07-14T13:20:00Z'],
    },
    {
      why: 'a window of less than a minute',
      times: ['2026-07-14T10:10:00Z', '2026-07-14T10:10:59Z'],
    },
  ])('refuses $why', async ({ times }) => {
    const { id } = await sharedFlight();
    await expect(change(id, { scoring_times: times })).rejects.toMatchObject({ status: 422 });
  });

  test.each(['engine_scoring_times', 'fes_scoring_times'])(
    'refuses %s of a glider, which would have no effect',
    async (list) => {
      const { id } = await scoredFlight();
      const times = ['2026-07-14T10:10:00Z', '2026-07-14T10:40:00Z'];
      await expect(change(id, { [list]: times })).rejects.toMatchObject({
        status: 422,
        code: 'other_kind',
        fields: { [list]: 'These times are for another kind of aircraft.' },
      });
      await expect(change(id, { [list]: [] })).resolves.toMatchObject({ status: 'valid' });
    },
  );

  test('refuses an unknown aircraft', async () => {
    const { id } = await sharedFlight();
    const call = change(id, { aircraft_id: 999_999 });
    await expect(call).rejects.toMatchObject({ status: 422, code: 'unknown_aircraft' });
  });

  test('are locked after the deadline', async () => {
    const flight = await scoredFlight();
    const other = { aircraft_id: aircraft['ASK 21'] ?? 0 };
    now = DEADLINE;
    await expect(change(flight.id, other)).rejects.toMatchObject({
      status: 403,
      code: 'EDIT_LOCKED',
    });
    const times = { scoring_times: flight.scoring_times };
    await expect(change(flight.id, times)).rejects.toMatchObject({ code: 'EDIT_LOCKED' });
    await expect(change(flight.id, { score_club_class: true })).rejects.toMatchObject({
      code: 'EDIT_LOCKED',
    });
    // A field with the same value as before is no change.
    const same = {
      aircraft_id: flight.aircraft?.id ?? 0,
      scoring_times: [],
      score_club_class: false,
      use_second_club: false,
    };
    await expect(change(flight.id, same)).resolves.toMatchObject({ status: 'valid' });
    now = new Date(DEADLINE.getTime() - 1000);
    await expect(change(flight.id, other)).resolves.toMatchObject({ status: 'pending' });
  });

  test('the later of two changes is scored', async () => {
    const flight = await scoredFlight();
    await change(flight.id, { aircraft_id: aircraft['ASK 21'] ?? 0 });
    await change(flight.id, { aircraft_id: flight.aircraft?.id ?? 0 });
    const after = await waitForScore(pilot.api, flight.id, { pollMs: 50 });
    expect(after.contest).toEqual(flight.contest);
  });
});

describe('a flight that does not count', () => {
  const UPLOADED = new Date('2026-08-20T10:00:00Z');
  const LOCKED = new Date('2026-08-22T10:00:00Z');

  /** Claimed five weeks too late. */
  async function lateFlight(): Promise<FlightDetail> {
    now = UPLOADED;
    return scoredFlight();
  }

  test('says until when it can be changed', async () => {
    expect(await lateFlight()).toMatchObject({
      rank: false,
      claim_deadline: '2026-07-16T10:00:00+00:00',
      edit_allowed_until: '2026-08-22T10:00:00+00:00',
      edit_locked: false,
    });
  });

  test('can be changed for two days after its upload, however old it is', async () => {
    const { id } = await lateFlight();
    now = new Date(LOCKED.getTime() - 1000);
    const other = { aircraft_id: aircraft['ASK 21'] ?? 0 };
    await expect(change(id, other)).resolves.toMatchObject({ status: 'pending' });
    await waitForScore(pilot.api, id, { pollMs: 50 });
    now = LOCKED;
    await expect(change(id, { score_club_class: true })).rejects.toMatchObject({
      code: 'EDIT_LOCKED',
    });
  });

  test('can be deleted for two days after its upload', async () => {
    const remove = ({ id }: FlightDetail) =>
      unwrap(pilot.api.DELETE('/flightdetail/{id}', { params: { path: { id } } }));
    const [one, other] = [await lateFlight(), await lateFlight()];
    now = new Date(LOCKED.getTime() - 1000);
    await expect(remove(one)).resolves.toBeUndefined();
    now = LOCKED;
    await expect(remove(other)).rejects.toMatchObject({ status: 403, code: 'EDIT_LOCKED' });
  });
});

describe('deleting', () => {
  const remove = (id: number, user = pilot) =>
    unwrap(user.api.DELETE('/flightdetail/{id}', { params: { path: { id } } }));

  test('removes the flight from lists, with its track', async () => {
    const { id } = await scoredFlight();
    await remove(id);
    const path = { params: { path: { id } } };
    await expect(unwrap(pilot.api.GET('/flightdetail/{id}', path))).rejects.toMatchObject({
      status: 404,
    });
    await expect(unwrap(pilot.api.GET('/flightdata/{id}', path))).rejects.toMatchObject({
      status: 404,
    });
    await expect(remove(id)).rejects.toMatchObject({ status: 404 });
  });

  test('removes files that nothing else uses', async () => {
    const { id } = await scoredFlight();
    const { db, files } = testApi.server.services;
    const { key, track_key: trackKey } = await db
      .selectFrom('flight')
      .innerJoin('igc_file', 'igc_file.id', 'flight.igc_file_id')
      .where('flight.id', '=', id)
      .select(['key', 'track_key'])
      .executeTakeFirstOrThrow();
    expect(await files.exists(key)).toBe(true);
    await remove(id);
    await expect.poll(() => files.exists(key)).toBe(false);
    await expect.poll(() => files.exists(trackKey ?? '')).toBe(false);
  });

  test('is limited to superusers after the deadline', async () => {
    const { id } = await scoredFlight();
    now = DEADLINE;
    await expect(remove(id)).rejects.toMatchObject({ status: 403, code: 'EDIT_LOCKED' });
    now = EVENING;
    const superuser = await testApi.signUp();
    const { db } = testApi.server.services;
    await db
      .updateTable('user')
      .set({ is_superuser: true })
      .where('id', '=', superuser.id)
      .execute();
    await expect(remove(id, superuser)).resolves.toBeUndefined();
  });

  test('overrides a score that is being computed', async () => {
    const [flight] = await uploadFlight(pilot.api, sampleIgc({ serial: 'DEL' }), { name: 'a.igc' });
    await remove(flight?.id ?? 0);
    const next = await scoredFlight();
    expect(next.status).toBe('valid');
    const { db } = testApi.server.services;
    const rows = await db
      .selectFrom('flight_contest')
      .where('flight_id', '=', flight?.id ?? 0)
      .select('contest')
      .execute();
    expect(rows).toEqual([]);
  });
});

describe('the track', () => {
  test('has lists of one length and may be cached', async () => {
    const { id } = await sharedFlight();
    const track = await unwrap(
      createApi({ baseUrl: testApi.url }).GET('/flightdata/{id}', { params: { path: { id } } }),
    );
    expect(track.id).toBe(id);
    expect(track.time).toHaveLength(track.geom.coordinates.length);
    expect(track.alt).toHaveLength(track.geom.coordinates.length);
    const url = `${testApi.url}/v1/flightdata/${id}`;
    const first = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
    expect(first.headers.get('content-encoding')).toBe('gzip');
    expect(first.headers.get('cache-control')).toBe('public, max-age=300');
    const etag = first.headers.get('etag') ?? '';
    const second = await fetch(url, { headers: { 'if-none-match': etag } });
    expect(second.status).toBe(304);
    const plain = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.json()).toEqual(track);
  });

  test('is sent uncompressed to callers without gzip, and as Brotli if accepted', async () => {
    const { id } = await sharedFlight();
    const ask = (encoding: string) =>
      fetch(`${testApi.url}/v1/flightdata/${id}`, { headers: { 'accept-encoding': encoding } });
    const packed = await ask('gzip');
    const track = await packed.json();
    for (const [asked, sent] of [
      ['gzip;q=0', null],
      ['gzip;q=0, br', 'br'],
    ] as const) {
      const response = await ask(asked);
      expect(response.headers.get('content-encoding')).toBe(sent);
      expect(response.headers.get('vary')).toContain('accept-encoding');
      expect(await response.json()).toEqual(track);
    }
  });

  test.each(['gzip', 'gzip;q=0', 'br'])(
    'HEAD for %s returns the headers of GET',
    async (encoding) => {
      const { id } = await sharedFlight();
      const ask = (method: string, headers: Record<string, string> = {}) =>
        fetch(`${testApi.url}/v1/flightdata/${id}`, {
          method,
          headers: { 'accept-encoding': encoding, ...headers },
        });
      const [get, head] = [await ask('GET'), await ask('HEAD')];
      expect(head.status).toBe(200);
      expect(await head.text()).toBe('');
      const names = ['content-type', 'etag', 'cache-control', 'vary'];
      for (const name of names) expect(head.headers.get(name)).toBe(get.headers.get(name));
      // Headers that depend on the body may be missing, but not wrong.
      for (const name of ['content-length', 'content-encoding']) {
        expect([null, get.headers.get(name)]).toContain(head.headers.get(name));
      }
      const known = await ask('HEAD', { 'if-none-match': get.headers.get('etag') ?? '' });
      expect(known.status).toBe(304);
      expect(known.headers.get('etag')).toBe(get.headers.get('etag'));
      expect(known.headers.get('content-length')).toBeNull();
    },
  );
});
