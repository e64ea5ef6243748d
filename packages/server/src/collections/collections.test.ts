import { type Api, unwrap, uploadFlight, waitForScore } from '@cloudstreet/sdk';
import type { RequestBody } from '@cloudstreet/sdk/contract';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sampleImage } from '../stories/testing/sample-media.js';
import { sampleIgc } from '../testing/sample-igc.js';
import { PASSWORD, startTestApi, type TestApi, type TestUser } from '../testing/start-test-api.js';

const START = new Date('2026-07-14T18:00:00Z');

let now = START;
let testApi: TestApi;
let owner: TestUser;
let pilot: TestUser;
let flights: number[];
let count = 0;

beforeAll(async () => {
  testApi = await startTestApi({ clock: () => now });
});

beforeEach(async () => {
  now = START;
  owner = await testApi.signUp();
  pilot = await testApi.signUp();
  flights = [await fly(owner), await fly(pilot), await fly(pilot)];
});

async function fly({ api }: TestUser): Promise<number> {
  count += 1;
  const serial = `C${count.toString(26).padStart(2, '0')}`.toUpperCase();
  const takeoffs = [`2026-07-${String(1 + (count % 13)).padStart(2, '0')}T10:00:00Z`];
  const [flight] = await uploadFlight(api, sampleIgc({ serial, takeoffs }), { name: 'a.igc' });
  return (await waitForScore(api, flight!.id, { pollMs: 50 })).id;
}

const create = ({ api }: TestUser, body: Partial<RequestBody<'createFlightCollection'>> = {}) =>
  unwrap(api.POST('/flightcollection', { body: { name: 'Wave', ...body } }));
const get = (id: string, api: Api = testApi.api, link?: string) =>
  unwrap(
    api.GET('/flightcollection/{id}', {
      params: { path: { id }, query: link === undefined ? {} : { link } },
    }),
  );
const patch = ({ api }: TestUser, id: string, body: RequestBody<'updateFlightCollection'>) =>
  unwrap(api.PATCH('/flightcollection/{id}', { params: { path: { id } }, body }));
const add = ({ api }: TestUser, id: string, flight: number, after?: number) =>
  unwrap(
    api.POST('/flightcollection/add/{id}', {
      params: {
        path: { id },
        query: { flight_id: flight, ...(after !== undefined && { after }) },
      },
    }),
  );
const remove = ({ api }: TestUser, id: string, flight: number) =>
  unwrap(
    api.DELETE('/flightcollection/add/{id}', {
      params: { path: { id }, query: { flight_id: flight } },
    }),
  );
const hide = ({ api }: TestUser, id: number, visibility: 'private' | 'public' = 'private') =>
  unwrap(api.PATCH('/flightdetail/{id}', { params: { path: { id } }, body: { visibility } }));
const listed = async (api: Api, value: string) =>
  (
    await unwrap(
      api.GET('/flight', {
        params: { query: { flight_collection_id_in: [value], order_by: 'collection' } },
      }),
    )
  ).map(({ id }) => id);
const countOf = async (api: Api, value: string) =>
  (
    await unwrap(
      api.GET('/flight/count', { params: { query: { flight_collection_id_in: [value] } } }),
    )
  ).count;
const names = async (query: object, api: Api = testApi.api) =>
  (await unwrap(api.GET('/flightcollection', { params: { query } }))).map(({ name }) => name);

test('a collection has the flights that its owner gave it, in their order', async () => {
  const [own, second, third] = flights as [number, number, number];
  const { id, ...made } = await create(owner, {
    name: ' Wave  flights ',
    description: 'In the lee.',
    hex_color: '#2a7de1',
    flight: [third, own, third, 2_147_483_647],
  });
  expect(made).toEqual({
    name: 'Wave flights',
    description: 'In the lee.',
    hex_color: '#2a7de1',
    user: { id: owner.id, name: expect.any(String) },
    visibility: 'public',
    private: false,
    created: '2026-07-14T18:00:00+00:00',
    modified: '2026-07-14T18:00:00+00:00',
    flight_count: 2,
    stars: 0,
    flight: [third, own],
  });
  await add(owner, id, second);
  await add(owner, id, second);
  expect(await listed(testApi.api, id)).toEqual([third, own, second]);
  await add(owner, id, second, 0);
  await add(owner, id, third, own);
  expect(await get(id)).toMatchObject({ flight: [second, own, third], flight_count: 3 });
  expect(await listed(testApi.api, id)).toEqual([second, own, third]);
  await remove(owner, id, own);
  await remove(owner, id, own);
  expect(await listed(testApi.api, id)).toEqual([second, third]);
  await patch(owner, id, { flight: [own, third] });
  expect(await get(id)).toMatchObject({ flight: [own, third], flight_count: 2 });
});

test('an order of collections needs one', async () => {
  const query = { order_by: 'collection' as const };
  const { response } = await testApi.api.GET('/flight', { params: { query } });
  expect(response.status).toBe(422);
});

test('several collections may have the same name; a repeated call creates one', async () => {
  const headers = { 'Idempotency-Key': 'one-key' };
  const twice = await Promise.all(
    [1, 2].map(() => owner.api.POST('/flightcollection', { body: { name: 'Wave' }, headers })),
  );
  expect(twice.filter(({ response }) => [201, 409].includes(response.status))).toHaveLength(2);
  expect(await names({ user_id_in: [owner.id] })).toEqual(['Wave']);
  await create(owner);
  expect(await names({ user_id_in: [owner.id] })).toEqual(['Wave', 'Wave']);
});

test('flights that become hidden leave a collection for others, and come back', async () => {
  const [own, second, third] = flights as [number, number, number];
  const { id } = await create(owner, { flight: [own, second, third] });
  await hide(pilot, second);
  for (const { api } of [testApi, owner]) {
    expect(await get(id, api)).toMatchObject({ flight: [own, third], flight_count: 2 });
    expect(await listed(api, id)).toEqual([own, third]);
    expect(await countOf(api, id)).toBe(2);
  }
  // Their pilot may see them.
  expect(await get(id, pilot.api)).toMatchObject({ flight_count: 3 });
  expect(await listed(pilot.api, id)).toEqual([own, second, third]);
  // A hidden flight stays where its owner cannot see it.
  await patch(owner, id, { flight: [third, own] });
  await hide(pilot, second, 'public');
  expect(await listed(testApi.api, id)).toEqual([third, own, second]);
  expect(await get(id)).toMatchObject({ flight_count: 3 });
  await unwrap(pilot.api.DELETE('/flightdetail/{id}', { params: { path: { id: third } } }));
  expect(await get(id)).toMatchObject({ flight: [own, second], flight_count: 2 });
});

test('hidden flights of others cannot be added, own ones can', async () => {
  const [own, second] = flights as [number, number];
  await hide(owner, own);
  await hide(pilot, second);
  const { id } = await create(owner, { flight: [own, second] });
  expect(await get(id, owner.api)).toMatchObject({ flight: [own], flight_count: 1 });
  expect(await get(id)).toMatchObject({ flight: [], flight_count: 0 });
  await expect(add(owner, id, second)).rejects.toMatchObject({ status: 404 });
  const lines = await unwrap(
    testApi.api.GET('/flightlines', { params: { query: { flight_collection_id_in: [id] } } }),
  );
  expect(lines).toEqual([]);
});

describe('visibility', () => {
  test('a private collection is that of its owner alone', async () => {
    const { id } = await create(owner, { name: 'Secret', private: true, flight: flights });
    for (const { api } of [testApi, pilot]) {
      await expect(get(id, api)).rejects.toMatchObject({ status: 404 });
      expect(await names({ user_id_in: [owner.id] }, api)).toEqual([]);
      expect(await listed(api, id)).toEqual([]);
    }
    await expect(add(pilot, id, flights[0]!)).rejects.toMatchObject({ status: 404 });
    expect(await names({ user_id_in: [owner.id] }, owner.api)).toEqual(['Secret']);
    expect(await listed(owner.api, id)).toEqual(flights);
  });

  test('a link can be replaced, and is the value of the filter', async () => {
    const { id } = await create(owner, { visibility: 'link', flight: flights });
    const { link_token: token = '' } = await get(id, owner.api);
    await expect(get(id)).rejects.toMatchObject({ status: 404 });
    await expect(get(id, testApi.api, 'guess')).rejects.toMatchObject({ status: 404 });
    const shown = await get(id, testApi.api, token);
    expect(shown).toMatchObject({ visibility: 'link', private: true, flight_count: 3 });
    expect(shown).not.toHaveProperty('link_token');
    expect(await listed(testApi.api, token)).toEqual(flights);
    expect(await listed(testApi.api, id)).toEqual([]);
    const { link_token: other } = await patch(owner, id, { new_link: true });
    expect(other).not.toBe(token);
    await expect(get(id, testApi.api, token)).rejects.toMatchObject({ status: 404 });
    expect(await listed(testApi.api, token)).toEqual([]);
    expect(await patch(owner, id, { visibility: 'public' })).not.toHaveProperty('link_token');
    await expect(patch(owner, id, { new_link: true })).rejects.toMatchObject({ status: 422 });
  });

  test('only public collections are found by name', async () => {
    const { id } = await create(owner, { name: 'Lenticular quest' });
    const find = async () => {
      const body = { search_items: [{ key: 'name' as const, value: 'lenticular' }] };
      return (await unwrap(testApi.api.POST('/search', { body }))).map((hit) => hit.id);
    };
    expect(await find()).toEqual([id]);
    await patch(owner, id, { visibility: 'link' });
    expect(await find()).toEqual([]);
    await patch(owner, id, { visibility: 'public' });
    expect(await find()).toEqual([id]);
  });

  test('others neither change nor delete it', async () => {
    const { id } = await create(owner, { flight: [flights[0]!] });
    const code = 'NOT_OWNER_OF_COLLECTION';
    await expect(patch(pilot, id, { name: 'Mine' })).rejects.toMatchObject({ code });
    await expect(add(pilot, id, flights[1]!)).rejects.toMatchObject({ code });
    await expect(remove(pilot, id, flights[0]!)).rejects.toMatchObject({ code });
    const drop = ({ api }: TestUser) =>
      api.DELETE('/flightcollection/{id}', { params: { path: { id } } });
    expect((await drop(pilot)).response.status).toBe(403);
    expect((await drop(owner)).response.status).toBe(204);
    expect((await drop(owner)).response.status).toBe(204);
    await expect(get(id)).rejects.toMatchObject({ status: 404 });
  });
});

describe('stars', () => {
  const star = ({ api }: TestUser, id: string) =>
    unwrap(api.POST('/flightcollection/star/{id}', { params: { path: { id } } }));
  const unstar = ({ api }: TestUser, id: string) =>
    unwrap(api.DELETE('/flightcollection/star/{id}', { params: { path: { id } } }));

  test('count once, and list the collections that a user likes', async () => {
    const { id } = await create(owner, { name: 'Liked' });
    expect(await star(pilot, id)).toEqual({ stars: 1 });
    expect(await star(pilot, id)).toEqual({ stars: 1 });
    expect(await get(id, pilot.api)).toMatchObject({ stars: 1, starred: true });
    expect(await get(id)).not.toHaveProperty('starred');
    expect(await names({ starred_by: pilot.id })).toEqual(['Liked']);
    const path = { params: { path: { id } } };
    const users = await unwrap(testApi.api.GET('/flightcollection/{id}/stars', path));
    expect(users.map((user) => user.id)).toEqual([pilot.id]);
    await patch(owner, id, { visibility: 'private' });
    expect(await names({ starred_by: pilot.id }, pilot.api)).toEqual([]);
    await unstar(pilot, id);
    await unstar(pilot, id);
    expect(await get(id, owner.api)).toMatchObject({ stars: 0 });
  });
});

test('lists are ordered by creation, change, flights and stars', async () => {
  const at = (minutes: number) => {
    now = new Date(START.getTime() + minutes * 60_000);
  };
  const first = await create(owner, { name: 'First', flight: [flights[0]!] });
  at(1);
  await create(owner, { name: 'Second', flight: flights });
  at(2);
  await patch(owner, first.id, { description: 'Changed.' });
  await unwrap(
    pilot.api.POST('/flightcollection/star/{id}', { params: { path: { id: first.id } } }),
  );
  const ordered = (order_by?: string) =>
    names({ user_id_in: [owner.id], ...(order_by !== undefined && { order_by }) });
  expect(await ordered()).toEqual(['Second', 'First']);
  expect(await ordered('created_desc')).toEqual(['Second', 'First']);
  expect(await ordered('created')).toEqual(['First', 'Second']);
  expect(await ordered('-modified')).toEqual(['First', 'Second']);
  expect(await ordered('-flights')).toEqual(['Second', 'First']);
  expect(await ordered('-stars')).toEqual(['First', 'Second']);
  expect(await names({ user_id_in: [owner.id], skip: 1, limit: 1 })).toEqual(['First']);
  const query = { user_id_in: [owner.id], flight_id: flights[1]! };
  const rows = await unwrap(owner.api.GET('/flightcollection', { params: { query } }));
  expect(rows.map(({ has_flight = false }) => has_flight)).toEqual([true, false]);
});

test('do not tell which hidden flights they have', async () => {
  const flight_id = flights[1]!;
  await create(owner, { flight: [flight_id] });
  const hasFlight = async ({ api }: { api: Api }) => {
    const query = { user_id_in: [owner.id], flight_id };
    const [row] = await unwrap(api.GET('/flightcollection', { params: { query } }));
    return row?.has_flight ?? false;
  };
  expect(await hasFlight(testApi)).toBe(true);
  await hide(pilot, flight_id);
  for (const caller of [testApi, owner]) expect(await hasFlight(caller)).toBe(false);
  expect(await hasFlight(pilot)).toBe(true);
});

test('a duplicate is private, and has what its owner may see', async () => {
  const [own, second, third] = flights as [number, number, number];
  const { id } = await create(owner, { description: 'Mine.', flight: [third, own, second] });
  await hide(owner, own);
  const copy = await unwrap(
    pilot.api.POST('/flightcollection/duplicate/{id}', { params: { path: { id } } }),
  );
  expect(copy).toMatchObject({
    name: 'Wave',
    description: 'Mine.',
    visibility: 'private',
    user: { id: pilot.id },
    flight: [third, second],
  });
  const { id: secret } = await create(owner, { visibility: 'private' });
  const { response } = await pilot.api.POST('/flightcollection/duplicate/{id}', {
    params: { path: { id: secret } },
  });
  expect(response.status).toBe(404);
});

test('the archive of the files is for the owner, without files that others do not share', async () => {
  const { id } = await create(owner, { flight: flights });
  const archive = async () => {
    const token = await owner.api.session.accessToken();
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${testApi.url}/v1/flightcollection/archive/${id}`, { headers });
    expect(response.headers.get('content-type')).toBe('application/zip');
    return Object.entries(unzipSync(new Uint8Array(await response.arrayBuffer())));
  };
  expect(await archive()).toHaveLength(1);
  await unwrap(pilot.api.PATCH('/user/me', { body: { open_in_seeyou: true } }));
  const files = await archive();
  expect(files.map(([name]) => name)).toEqual(
    Array(3).fill(expect.stringMatching(/^2026-07-\d\d-\d+\.igc$/)),
  );
  expect(strFromU8(files[0]![1])).toMatch(/^A/);
  await hide(pilot, flights[1]!);
  expect(await archive()).toHaveLength(2);
});

test('a photo is set and removed', async () => {
  const { id } = await create(owner);
  const form = new FormData();
  form.append('image', new Blob([await sampleImage({ color: '#415161' })]));
  const token = await owner.api.session.accessToken();
  const response = await fetch(`${testApi.url}/v1/flightcollection/image/${id}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  expect(response.status).toBe(201);
  const { image = '' } = await get(id);
  expect((await fetch(`${testApi.url}/files/${image}`)).status).toBe(200);
  const params = { path: { id } };
  const cleared = await unwrap(owner.api.DELETE('/flightcollection/image/{id}', { params }));
  expect(cleared).not.toHaveProperty('image');
});

test('collections go with an account and come back with it, and so do flights in others', async () => {
  const [own, second, third] = flights as [number, number, number];
  const { id } = await create(owner, { flight: [own, second, third] });
  const { id: others } = await create(pilot, { flight: [own, second] });
  await unwrap(pilot.api.POST('/flightcollection/star/{id}', { params: { path: { id } } }));
  await unwrap(owner.api.POST('/user/me/delete', { body: { password: PASSWORD } }));
  await expect(get(id)).rejects.toMatchObject({ status: 404 });
  expect(await get(others)).toMatchObject({ flight: [second], flight_count: 1 });
  await hide(pilot, third);
  const body = { email: owner.email, password: PASSWORD };
  await unwrap(testApi.api.POST('/auth/restore', { body }));
  expect(await get(id)).toMatchObject({ flight: [own, second], flight_count: 2, stars: 1 });
  expect(await get(others)).toMatchObject({ flight: [own, second], flight_count: 2 });
});

test('a collection has at most a thousand flights', async () => {
  const { id } = await create(owner, { flight: [flights[0]!] });
  const many = Array.from({ length: 1001 }, (_, index) => index + 1);
  await expect(patch(owner, id, { flight: many })).rejects.toMatchObject({ status: 422 });
});

test('an archive has the collections, and an import creates them again', async () => {
  const [own, second] = flights as [number, number];
  const { id } = await create(owner, { description: 'Mine.', flight: [second, own] });
  const form = new FormData();
  form.append('image', new Blob([await sampleImage({ color: '#618033' })]));
  const authorization = `Bearer ${await owner.api.session.accessToken()}`;
  const post = (path: string, body: FormData) =>
    fetch(`${testApi.url}/v1${path}`, { method: 'POST', headers: { authorization }, body });
  await post(`/flightcollection/image/${id}`, form);
  await unwrap(pilot.api.POST('/flightcollection/star/{id}', { params: { path: { id } } }));
  const { url } = await unwrap(owner.api.POST('/user/me/export'));
  const archive = new Uint8Array(await (await fetch(new URL(url, testApi.url))).arrayBuffer());
  const files = unzipSync(archive);
  expect(files[`collections/${id}.jpg`]?.subarray(0, 2)).toEqual(new Uint8Array([0xff, 0xd8]));
  expect(JSON.parse(strFromU8(files['account.json']!)).collections).toEqual([
    {
      id,
      name: 'Wave',
      description: 'Mine.',
      visibility: 'public',
      created: '2026-07-14T18:00:00+00:00',
      modified: '2026-07-14T18:00:00+00:00',
      flights: [second, own],
      picture: `collections/${id}.jpg`,
    },
  ]);
  const { url: others } = await unwrap(pilot.api.POST('/user/me/export'));
  const theirs = new Uint8Array(await (await fetch(new URL(others, testApi.url))).arrayBuffer());
  expect(JSON.parse(strFromU8(unzipSync(theirs)['account.json']!))).toMatchObject({
    starred_collections: [{ id }],
  });

  await unwrap(owner.api.DELETE('/flightcollection/{id}', { params: { path: { id } } }));
  const importAll = async () => {
    const body = new FormData();
    body.append('archive', new Blob([archive]), 'cloudstreet.zip');
    expect((await post('/user/me/import', body)).status).toBeLessThan(300);
    const latest = async () => (await unwrap(owner.api.GET('/user/me/import'))).latest;
    await expect.poll(latest, { timeout: 30_000 }).toMatchObject({ status: 'done' });
    return (await latest())?.counts.find(({ kind }) => kind === 'collection');
  };
  expect(await importAll()).toMatchObject({ added: 1, refused: 0 });
  expect(await importAll()).toMatchObject({ added: 0, skipped: 1 });
  const query = { user_id_in: [owner.id] };
  const rows = await unwrap(owner.api.GET('/flightcollection', { params: { query } }));
  expect(rows).toEqual([
    expect.objectContaining({ name: 'Wave', description: 'Mine.', image: expect.any(String) }),
  ]);
  expect(await listed(owner.api, rows[0]!.id)).toEqual([second, own]);
});
