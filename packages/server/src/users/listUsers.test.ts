import { unwrap } from '@cloudstreet/sdk';
import { beforeAll, expect, test } from 'vitest';
import { rowsRead } from '../testing/rows-read.js';
import { startTestApi, type TestApi, type TestUser } from '../testing/start-test-api.js';
import { usersQuery } from './queries.js';

let testApi: TestApi;
let zoe: TestUser;
let ana: TestUser;
let ben: TestUser;
let clubId: number;

beforeAll(async () => {
  testApi = await startTestApi();
  zoe = await testApi.signUp({ name: 'Zoe Blau', clubName: 'Far Club' });
  ana = await testApi.signUp({ name: 'Ana Ruiz', clubName: 'Far Club' });
  ben = await testApi.signUp({ name: 'Ben Aalto' });
  const me = await unwrap(zoe.api.GET('/user/me'));
  clubId = me.club!.id;
});

interface ListOptions {
  id_in?: number[];
  club_id_in?: number[];
  limit?: number;
}

async function namesOf(query: ListOptions): Promise<string[]> {
  const users = await unwrap(testApi.api.GET('/user', { params: { query } }));
  return users.map(({ name }) => name);
}

test('finds users by ids, by clubs, and by both', async () => {
  expect(await namesOf({ id_in: [zoe.id, ben.id, 2147483647] })).toEqual(['Ben Aalto', 'Zoe Blau']);
  expect(await namesOf({ club_id_in: [clubId] })).toEqual(['Ana Ruiz', 'Zoe Blau']);
  expect(await namesOf({ club_id_in: [clubId], id_in: [ana.id, ben.id] })).toEqual(['Ana Ruiz']);
  expect(await namesOf({ club_id_in: [clubId], limit: 1 })).toEqual(['Ana Ruiz']);
});

test('returns the public fields of each user', async () => {
  const query = { id_in: [ana.id] };
  const [listed] = await unwrap(testApi.api.GET('/user', { params: { query } }));
  const params = { path: { id: ana.id } };
  const page = await unwrap(testApi.api.GET('/user/{id}', { params }));
  expect(page).toMatchObject(listed!);
  expect(listed).toMatchObject({ name: 'Ana Ruiz', club: { name: 'Far Club' }, flight_count: 0 });
  expect(listed).not.toHaveProperty('email');
  expect(listed).not.toHaveProperty('date_of_birth');
});

test('leaves out users with unverified addresses', async () => {
  const { id } = await testApi.signUp({ name: 'Una Veri' });
  const { db } = testApi.server.services;
  await db.updateTable('user').set({ verified: null }).where('id', '=', id).execute();
  expect(await namesOf({ id_in: [id, ana.id] })).toEqual(['Ana Ruiz']);
  const { api } = testApi;
  const page = await api.GET('/user/{id}', { params: { path: { id } } });
  expect(page.response.status).toBe(404);
  const items = [{ key: 'name' as const, value: 'Una Veri' }];
  const hits = await unwrap(api.POST('/search', { body: { search_items: items } }));
  expect(hits.map(({ name }) => name)).not.toContain('Una Veri');
  const params = { path: { query: 'Una Veri' } };
  expect(await unwrap(ana.api.GET('/user/copilot/{query}', { params }))).toEqual([]);
  const group = await unwrap(ana.api.POST('/usergroup', { body: { name: 'Wave camp' } }));
  const adding = { path: { id: group.id }, query: { user_id: id } };
  const added = await ana.api.POST('/usergroup/add/{id}', { params: adding });
  expect(added.response.status).toBe(404);
});

test.each([
  { why: 'neither filter', query: '', type: 'required' },
  { why: 'more than a hundred', query: `id_in=${Array(101).fill(1).join(',')}`, type: 'maxItems' },
  { why: 'a number that is none', query: 'id_in=all', type: 'type' },
])('refuses $why', async ({ query, type }) => {
  const response = await fetch(`${testApi.url}/v1/user?${query}`);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ detail: [{ type }] });
});

test.each([
  { by: 'numbers', wanted: (ids: number[]) => ({ ids, clubIds: undefined }) },
  { by: 'clubs', wanted: () => ({ ids: undefined, clubIds: [clubId] }) },
])('reads only the users found by $by', async ({ wanted }) => {
  const { db } = testApi.server.services;
  const query = usersQuery(db, { ...wanted([zoe.id, ana.id]), skip: 0, limit: 100 });
  expect(await rowsRead(db, 'user', query)).toBe(2);
});
