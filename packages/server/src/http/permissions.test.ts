import { uploadFlight, uploadStory, waitForScore } from '@cloudstreet/sdk';
import { document, type OperationId, type Permission } from '@cloudstreet/sdk/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { sampleImage } from '../stories/testing/sample-media.js';
import { sampleIgc } from '../testing/sample-igc.js';
import { startTestApi, type TestApi, type TestUser } from '../testing/start-test-api.js';

/** One valid request of every operation; the flight is the owner's. */
const REQUESTS: Record<
  OperationId,
  { path: string; json?: object; form?: Record<string, string | Blob> }
> = {
  getToken: { path: '/auth/token', form: { grant_type: 'refresh_token', refresh_token: 'x' } },
  getCaptcha: { path: '/auth/captcha' },
  resendVerification: { path: '/auth/resend-verification/jo@example.org', json: {} },
  verifyEmail: { path: '/auth/verify-email/guess' },
  recoverPassword: { path: '/auth/recover-password/jo@example.org', json: {} },
  resetPassword: {
    path: '/auth/reset-password',
    json: { token: 'guess', new_password: 'winds of the north' },
  },
  requestUpdateEmail: {
    path: '/auth/request-update-email',
    json: { password: 'no idea', new_email: 'jo@example.org' },
  },
  updateEmail: { path: '/auth/update-email/guess' },
  listClients: { path: '/auth/client' },
  deleteClient: { path: '/auth/client?client_id=nobody' },
  logOut: { path: '/auth/logout' },
  claimSuperuser: { path: '/auth/superuser/guess' },
  createUser: { path: '/user', json: { name: 'x' } },
  getMe: { path: '/user/me' },
  updateMe: { path: '/user/me', json: { bio: 'Flies.' } },
  setUserImage: { path: '/user/image', form: { image: new Blob(['x']) } },
  deleteUserImage: { path: '/user/image' },
  getUser: { path: '/user/1' },
  uploadIgcFile: { path: '/igcfile', form: { registration: 'D-1234' } },
  listFlights: { path: '/flight' },
  getFlightActivity: { path: '/flight/activity' },
  listFlightLines: { path: '/flightlines' },
  listFlightsOfMonth: { path: '/flightmonth/2026-07' },
  getFlightDetail: { path: '/flightdetail/1' },
  updateFlightDetail: { path: '/flightdetail/1', json: { registration: 'D-4321' } },
  deleteFlightDetail: { path: '/flightdetail/1' },
  getFlightData: { path: '/flightdata/1' },
  addStory: { path: '/story', form: { flight_id: '1', image: new Blob(['x']) } },
  updateStory: { path: '/story/1', json: { comment: 'Clouds.' } },
  deleteStory: { path: '/story/1' },
  listAircraft: { path: '/aircraft' },
  getSimpleAircraft: { path: '/aircraft/simple/1' },
  getAircraft: { path: '/aircraft/1' },
  getAirport: { path: '/airport/1' },
  getClub: { path: '/club/1' },
  getRanking: { path: '/ranking', json: {} },
  getRankingPlace: { path: '/ranking/user/1', json: {} },
  countRanking: { path: '/ranking/count', json: {} },
  searchRanking: { path: '/ranking/search?name=Jo', json: {} },
  getRankingFlights: { path: '/ranking/flights/1', json: {} },
  getInstance: { path: '/instance' },
  search: { path: '/search', json: { search_items: [{ key: 'name', value: 'Otto' }] } },
};

interface Row {
  id: OperationId;
  method: string;
  permission: Permission;
}

const operations: Row[] = Object.values(document.paths).flatMap((path) =>
  Object.entries(path)
    .filter(([method]) => method !== 'parameters')
    .map(([method, operation]) => ({
      id: operation.operationId,
      method: method.toUpperCase(),
      permission: operation['x-permission'],
    })),
);
const having = (...permissions: Permission[]) =>
  operations.filter(({ permission }) => permissions.includes(permission));

let testApi: TestApi;
let owner: TestUser;
let stranger: TestUser;

beforeAll(async () => {
  testApi = await startTestApi({ clock: () => new Date('2026-07-14T18:00:00Z') });
  owner = await testApi.signUp({ clubName: 'LSV Anklam' });
  stranger = await testApi.signUp();
  const [flight] = await uploadFlight(owner.api, sampleIgc(), { name: 'a.igc' });
  await waitForScore(owner.api, flight?.id ?? 0, { pollMs: 50 });
  await uploadStory(owner.api, flight?.id ?? 0, await sampleImage());
});

async function call({ id, method }: Row, token?: string): Promise<Response> {
  const { path, json, form } = REQUESTS[id];
  const body = new FormData();
  for (const [name, value] of Object.entries(form ?? {})) body.append(name, value);
  return fetch(`${testApi.url}/v1${path}`, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(json && { 'content-type': 'application/json' }),
    },
    ...(json && { body: JSON.stringify(json) }),
    ...(form && { body }),
  });
}

test('every operation says who may call it', () => {
  expect(operations.map(({ id }) => id).toSorted()).toEqual(Object.keys(REQUESTS).toSorted());
  expect(having('public', 'signed-in', 'owner', 'superuser')).toEqual(operations);
});

test.each(having('public'))('anyone may $id', async (row) => {
  for (const token of [undefined, 'invented']) {
    expect([401, 403]).not.toContain((await call(row, token)).status);
  }
});

describe.each(having('signed-in', 'owner', 'superuser'))('$id', (row) => {
  test.each([
    { who: 'nobody', token: undefined },
    { who: 'an invented token', token: 'invented' },
    { who: 'an empty token', token: '' },
  ])('is not for $who', async ({ token }) => {
    const response = await call(row, token);
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
    expect(await response.json()).toEqual({ detail: 'Please log in first.', code: 'UNAUTHORIZED' });
  });
});

test.each(having('owner'))('a stranger may not $id', async (row) => {
  const response = await call(row, await stranger.api.session.accessToken());
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({ code: 'NOT_OWNER' });
});

// A pilot may change the flight first and delete it last; the superuser changes it in between.
test('the owner and a superuser may do what is the owner’s', async () => {
  const [change, remove] = [byId('updateFlightDetail'), byId('deleteFlightDetail')];
  const [caption, removeStory] = [byId('updateStory'), byId('deleteStory')];
  const ownToken = await owner.api.session.accessToken();
  for (const row of [change, caption]) expect((await call(row, ownToken)).status).toBe(200);
  const { db } = testApi.server.services;
  await db.updateTable('user').set({ is_superuser: true }).where('id', '=', stranger.id).execute();
  const superToken = await stranger.api.session.accessToken();
  for (const row of [change, caption]) expect((await call(row, superToken)).status).toBe(200);
  expect((await call(removeStory, superToken)).status).toBe(204);
  expect((await call(remove, ownToken)).status).toBe(204);
});

function byId(wanted: OperationId): Row {
  const row = operations.find(({ id }) => id === wanted);
  if (!row) throw new Error(`No operation ${wanted}.`);
  return row;
}
