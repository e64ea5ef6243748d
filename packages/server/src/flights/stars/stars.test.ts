import { type Api, unwrap, uploadFlight, waitForScore } from '@cloudstreet/sdk';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { sampleIgc } from '../../testing/sample-igc.js';
import {
  PASSWORD,
  startTestApi,
  type TestApi,
  type TestUser,
} from '../../testing/start-test-api.js';
import { rescoreFlight } from '../scoring/rescore/rescore-flight.js';

let now = new Date('2026-07-14T18:00:00Z');
let testApi: TestApi;
let serial = 500;
let pilot: TestUser;
let fan: TestUser;
let flight: number;

beforeAll(async () => {
  testApi = await startTestApi({ clock: () => now });
});

beforeEach(async () => {
  now = new Date('2026-07-14T18:00:00Z');
  pilot = await testApi.signUp();
  fan = await testApi.signUp();
  flight = await fly(pilot);
});

async function fly({ api }: TestUser, reachDeg = 0.4): Promise<number> {
  serial += 1;
  const igc = sampleIgc({ serial: String(serial), reachDeg });
  const [uploaded] = await uploadFlight(api, igc, { name: 'a.igc' });
  return (await waitForScore(api, uploaded!.id, { pollMs: 50 })).id;
}

const at = (id: number) => ({ params: { path: { id } } });
const star = ({ api }: TestUser, id: number) => unwrap(api.POST('/flight/star/{id}', at(id)));
const unstar = ({ api }: TestUser, id: number) => unwrap(api.DELETE('/flight/star/{id}', at(id)));
const detail = (id: number, api: Api = testApi.api) =>
  unwrap(api.GET('/flightdetail/{id}', at(id)));
const likers = async (id: number) =>
  (await unwrap(testApi.api.GET('/flight/{id}/stars', at(id)))).map((user) => user.id);
const list = (api: Api, query: { order_by?: '-stars' | 'stars'; limit?: number } = {}) =>
  unwrap(api.GET('/flight', { params: { query } }));
const ofMonth = () =>
  unwrap(testApi.api.GET('/flightmonth/{month}', { params: { path: { month: '2026-07' } } }));

test('a star counts once, and only its user sees that it is theirs', async () => {
  expect(await detail(flight)).not.toHaveProperty('stars');
  expect(await star(fan, flight)).toEqual({ stars: 1 });
  expect(await star(fan, flight)).toEqual({ stars: 1 });
  expect(await detail(flight, fan.api)).toMatchObject({ stars: 1, starred: true });
  expect(await detail(flight)).toMatchObject({ stars: 1 });
  expect(await detail(flight)).not.toHaveProperty('starred');
  expect(await detail(flight, pilot.api)).not.toHaveProperty('starred');
  const inList = (await list(fan.api)).find(({ id }) => id === flight);
  expect(inList).toMatchObject({ stars: 1, starred: true });
  await unstar(fan, flight);
  await unstar(fan, flight);
  expect(await detail(flight, fan.api)).not.toHaveProperty('stars');
});

test('flights with a link are liked by those who have it', async () => {
  const params = { path: { id: flight } };
  const { link_token: link } = await unwrap(
    pilot.api.PATCH('/flightdetail/{id}', { params, body: { visibility: 'link' } }),
  );
  const withLink = { params: { ...params, query: { link: link! } } };
  expect(await unwrap(fan.api.POST('/flight/star/{id}', withLink))).toEqual({ stars: 1 });
  const listed = await unwrap(testApi.api.GET('/flight/{id}/stars', withLink));
  expect(listed.map(({ id }) => id)).toEqual([fan.id]);
  expect((await fan.api.POST('/flight/star/{id}', at(flight))).response.status).toBe(404);
  expect((await testApi.api.GET('/flight/{id}/stars', at(flight))).response.status).toBe(404);
});

test('a star is taken back from a flight that is hidden or deleted by now', async () => {
  await star(fan, flight);
  const params = { path: { id: flight } };
  await unwrap(pilot.api.PATCH('/flightdetail/{id}', { params, body: { visibility: 'private' } }));
  await unstar(fan, flight);
  await unwrap(pilot.api.PATCH('/flightdetail/{id}', { params, body: { visibility: 'public' } }));
  expect(await detail(flight, fan.api)).not.toHaveProperty('stars');
  await unwrap(pilot.api.DELETE('/flightdetail/{id}', { params }));
  const { response } = await fan.api.DELETE('/flight/star/{id}', at(flight));
  expect(response.status).toBe(204);
});

test('those who like a flight are listed, the latest first', async () => {
  const second = await testApi.signUp();
  await star(fan, flight);
  now = new Date(now.getTime() + 60_000);
  await star(second, flight);
  expect(await likers(flight)).toEqual([second.id, fan.id]);
  const unknown = await testApi.api.GET('/flight/{id}/stars', at(2_147_483_647));
  expect(unknown.response.status).toBe(404);
});

test('stars of many at the same time are all counted', async () => {
  const fans = [fan, pilot];
  for (let i = 0; i < 4; i++) fans.push(await testApi.signUp());
  await Promise.all(fans.map((one) => star(one, flight)));
  expect(await detail(flight)).toMatchObject({ stars: 6 });
});

test('lists are ordered by stars, also after a flight is scored again', async () => {
  const other = await fly(pilot);
  const second = await testApi.signUp();
  await star(fan, other);
  await star(second, other);
  await star(fan, flight);
  await rescoreFlight(testApi.server.services, other, false);
  const listed = (await list(testApi.api, { order_by: '-stars' })).map(({ id }) => id);
  expect(listed.indexOf(other)).toBeLessThan(listed.indexOf(flight));
  const ascending = await list(testApi.api, { order_by: 'stars', limit: 1 });
  expect(ascending[0]).not.toHaveProperty('stars');
});

test('stars go and come back with the accounts of pilot and fan', async () => {
  const second = await testApi.signUp();
  await star(fan, flight);
  await star(second, flight);
  const remove = ({ api }: TestUser) =>
    unwrap(api.POST('/user/me/delete', { body: { password: PASSWORD } }));
  const restore = ({ email }: TestUser) =>
    unwrap(testApi.api.POST('/auth/restore', { body: { email, password: PASSWORD } }));
  await remove(fan);
  expect(await detail(flight)).toMatchObject({ stars: 1 });
  await remove(pilot);
  await restore(fan);
  await restore(pilot);
  // The flight of the first restore did not exist yet.
  expect(await detail(flight)).toMatchObject({ stars: 1 });
  expect(await likers(flight)).toEqual([second.id]);
});

test('the flight of the month has the most stars, then the most points, unless one is chosen', async () => {
  const better = await fly(await testApi.signUp(), 0.6);
  const third = await fly(await testApi.signUp(), 0.3);
  const rankOf = async () => {
    const ids = (await ofMonth()).map(({ id }) => id);
    return [flight, better, third].toSorted((a, b) => ids.indexOf(a) - ids.indexOf(b));
  };
  expect(await rankOf()).toEqual([better, flight, third]);
  for (let i = 0; i < 9; i++) await star(await testApi.signUp(), third);
  expect((await ofMonth())[0]).toMatchObject({ id: third, stars: 9 });

  const { db } = testApi.server.services;
  await db.updateTable('user').set({ is_superuser: true }).where('id', '=', fan.id).execute();
  const pin = (id: number) => unwrap(fan.api.POST('/flight/{id}/pin', at(id)));
  await pin(better);
  await pin(flight);
  expect((await ofMonth()).slice(0, 2)).toMatchObject([
    { id: flight, pinned: true },
    { id: third },
  ]);
  expect(await detail(better)).not.toHaveProperty('pinned');
  await unwrap(fan.api.DELETE('/flight/{id}/pin', at(flight)));
  expect((await ofMonth())[0]).toMatchObject({ id: third });
  const { response } = await pilot.api.POST('/flight/{id}/pin', at(flight));
  expect(response.status).toBe(403);
});
