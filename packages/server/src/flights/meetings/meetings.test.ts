import {
  type FlightDetail,
  type FlightMeeting,
  signIn,
  unwrap,
  uploadFlight,
  waitForScore,
} from '@cloudstreet/sdk';
import { beforeAll, expect, test } from 'vitest';
import { jobsDone } from '../../testing/jobs-done.js';
import { type SampleOptions, sampleIgc } from '../../testing/sample-igc.js';
import {
  PASSWORD,
  startTestApi,
  type TestApi,
  type TestUser,
} from '../../testing/start-test-api.js';
import { rescoreFlight } from '../scoring/rescore/rescore-flight.js';
import { findMeetings } from './find-meetings.js';

let testApi: TestApi;
let serial = 100;
/** Each test flies over a place of its own. */
let lat = 46;

beforeAll(async () => {
  testApi = await startTestApi({ clock: () => new Date('2026-07-14T18:00:00Z') });
});

async function fly({ api }: TestUser, options: SampleOptions = {}): Promise<FlightDetail> {
  serial += 1;
  const bytes = sampleIgc({ serial: String(serial), lat, registration: `D-${serial}`, ...options });
  const [flight] = await uploadFlight(api, bytes, { name: 'a.igc' });
  return waitForScore(api, flight!.id, { pollMs: 20 });
}

/** Returns the meetings of a flight once all queued jobs are done. */
async function meetingsOf(id: number): Promise<FlightMeeting[]> {
  await jobsDone(testApi, 'find-meetings', 'score-flight');
  return unwrap(testApi.api.GET('/flight/{id}/meetings', { params: { path: { id } } }));
}

async function pilots(): Promise<[TestUser, TestUser]> {
  lat += 0.7;
  return [await testApi.signUp(), await testApi.signUp()];
}

test("two flights that met are on each other's pages", async () => {
  const [ana, ben] = await pilots();
  // 280 m east of each other, and 20 s apart.
  const first = await fly(ana);
  const second = await fly(ben, { lon: 7.0973, takeoffs: ['2026-07-14T10:00:20Z'] });
  const [meeting, ...others] = await meetingsOf(first.id);
  expect(others).toEqual([]);
  expect(meeting).toMatchObject({
    user: { id: ben.id, name: expect.stringMatching(/^Test Pilot/) },
    flight: {
      id: second.id,
      registration: `D-${serial}`,
      aircraft: { name: 'LS 4' },
    },
    total_seconds: expect.any(Number),
  });
  expect(meeting?.min_distance).toBeGreaterThan(250);
  expect(meeting?.min_distance).toBeLessThan(310);
  // Most of the 2600 s in the air.
  expect(meeting?.total_seconds).toBeGreaterThan(2000);
  expect(meeting?.intervals).toHaveLength(2);
  expect(meeting?.start_time).toBe(meeting?.intervals[0]);
  expect(await meetingsOf(second.id)).toEqual([
    {
      ...meeting,
      user: expect.objectContaining({ id: ana.id }),
      flight: expect.objectContaining({ id: first.id }),
    },
  ]);
});

test.each([
  { why: 'at another place', options: { lon: 7.3 } },
  { why: 'at another time', options: { takeoffs: ['2026-07-14T13:00:00Z'] } },
  { why: 'on another day', options: { takeoffs: ['2026-07-13T10:00:00Z'] } },
])('a flight $why did not meet', async ({ options }) => {
  const [ana, ben] = await pilots();
  const first = await fly(ana);
  const second = await fly(ben, options);
  expect(await meetingsOf(first.id)).toEqual([]);
  expect(await meetingsOf(second.id)).toEqual([]);
});

test('finds meetings across 180°', async () => {
  const [ana, ben] = await pilots();
  const first = await fly(ana, { lon: 179.999 });
  const second = await fly(ben, { lon: -179.999 });
  expect((await meetingsOf(first.id)).map(({ flight }) => flight.id)).toEqual([second.id]);
});

test('two recordings of one flight do not meet', async () => {
  const [ana, ben] = await pilots();
  const first = await fly(ana, { gliderType: 'Duo Discus' });
  await testApi.server.services.db
    .updateTable('flight')
    .set({ co_user_id: ben.id })
    .where('id', '=', first.id)
    .execute();
  const second = await fly(ben, { gliderType: 'Duo Discus' });
  expect(await meetingsOf(first.id)).toEqual([]);
  expect(await meetingsOf(second.id)).toEqual([]);
});

test('scoring again and repeating the job change nothing', async () => {
  const [ana, ben] = await pilots();
  const first = await fly(ana);
  const second = await fly(ben);
  const before = await meetingsOf(first.id);
  expect(before).toHaveLength(1);
  const { services } = testApi.server;
  await rescoreFlight(services, second.id, false);
  await findMeetings(services, { flightIds: [first.id, second.id, second.id, 2_000_000] });
  await Promise.all([
    findMeetings(services, { flightIds: [first.id] }),
    findMeetings(services, { flightIds: [second.id] }),
  ]);
  expect(await meetingsOf(first.id)).toEqual(before);
});

test('a deleted flight is no longer in meetings', async () => {
  const [ana, ben] = await pilots();
  const first = await fly(ana);
  const second = await fly(ben);
  expect(await meetingsOf(first.id)).toHaveLength(1);
  const params = { path: { id: second.id } };
  await unwrap(ben.api.DELETE('/flightdetail/{id}', { params }));
  expect(await meetingsOf(first.id)).toEqual([]);
  const { response } = await testApi.api.GET('/flight/{id}/meetings', { params });
  expect(response.status).toBe(404);
});

test('a deleted account is in no meetings, and is restored with them', async () => {
  const [ana, ben] = await pilots();
  const first = await fly(ana);
  const second = await fly(ben);
  expect(await meetingsOf(first.id)).toHaveLength(1);
  const leave = (user: TestUser) =>
    unwrap(user.api.POST('/user/me/delete', { body: { password: PASSWORD } }));
  const comeBack = async ({ api, email }: TestUser) => {
    const body = { email, password: PASSWORD };
    await unwrap(testApi.api.POST('/auth/restore', { body }));
    await signIn(api, body);
  };
  await leave(ben);
  expect(await meetingsOf(first.id)).toEqual([]);
  await comeBack(ben);
  expect((await meetingsOf(first.id)).map(({ flight }) => flight.id)).toEqual([second.id]);

  // Both at a time: the first restored meets no one, the second meets the first.
  await leave(ana);
  await leave(ben);
  await comeBack(ana);
  expect(await meetingsOf(first.id)).toEqual([]);
  await comeBack(ben);
  expect((await meetingsOf(first.id)).map(({ flight }) => flight.id)).toEqual([second.id]);
});
