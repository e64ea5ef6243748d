import { type Api, unwrap } from '@cloudstreet/sdk';
import type { RequestBody, Schemas } from '@cloudstreet/sdk/contract';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PASSWORD, startTestApi, type TestApi, type TestUser } from '../testing/start-test-api.js';

const CUP = `name,code,country,lat,lon,elev,style,rwdir,rwlen,rwwidth,freq,desc
"Wasserkuppe","WAS",DE,5029.880N,00957.230E,901.0m,4,060,670.0m,30.0m,"118.655","Hill, with a view"
"Milseburg",,DE,5099.000N,00954.000E,835m,7,,,,,
"Kreuzberg",,DE,5022.300N,00958.800E,928.0m,7,,,,,
-----Related Tasks-----
"A task","Wasserkuppe","Wasserkuppe","Kreuzberg","Wasserkuppe","Wasserkuppe"
`;
const PASS = { name: 'Pass', geom: point(9.5, 46.5) };

let testApi: TestApi;
let owner: TestUser;
let pilot: TestUser;

beforeAll(async () => {
  testApi = await startTestApi({ clock: () => new Date('2026-07-14T18:00:00Z') });
});

beforeEach(async () => {
  owner = await testApi.signUp();
  pilot = await testApi.signUp();
});

function point(lon: number, lat: number) {
  return { type: 'Point' as const, coordinates: [lon, lat] as [number, number] };
}

const create = ({ api }: TestUser, body: Partial<RequestBody<'createWaypointCollection'>> = {}) =>
  unwrap(api.POST('/waypointcollection', { body: { name: 'Rhön', ...body } }));
const get = (id: string, api: Api = testApi.api, link?: string) =>
  unwrap(
    api.GET('/waypointcollection/{id}', {
      params: { path: { id }, query: link === undefined ? {} : { link } },
    }),
  );
const patch = ({ api }: TestUser, id: string, body: RequestBody<'updateWaypointCollection'>) =>
  unwrap(api.PATCH('/waypointcollection/{id}', { params: { path: { id } }, body }));
const add = ({ api }: TestUser, collection_id: string, body: RequestBody<'createWaypoint'>) =>
  unwrap(api.POST('/waypoint', { params: { query: { collection_id } }, body }));
const names = async (query: object, api: Api = testApi.api) =>
  (await unwrap(api.GET('/waypointcollection', { params: { query } }))).map(({ name }) => name);
const search = async (documents: string, value: string, { api }: { api: Api }) => {
  const body = { search_items: [{ key: 'name' as const, value }], documents };
  return (await unwrap(api.POST('/search', { body }))).map((hit) => hit.id);
};

async function call({ api }: TestUser, path: string, init: RequestInit = {}) {
  const authorization = `Bearer ${await api.session.accessToken()}`;
  return fetch(`${testApi.url}/v1${path}`, { ...init, headers: { authorization } });
}

async function upload(user: TestUser, content: BlobPart, { id = '', name = 'Rhön.cup' } = {}) {
  const body = new FormData();
  body.append('file', new Blob([content]), name);
  const query = id === '' ? '' : `?collection_id=${id}`;
  const response = await call(user, `/waypoint/cup${query}`, { method: 'POST', body });
  const report = (await response.json()) as Schemas['UploadedWaypoints'];
  return { status: response.status, ...report };
}

test('waypoints are added, changed and deleted', async () => {
  const { id, ...made } = await create(owner, { description: 'Hills.', visibility: 'public' });
  expect(made).toEqual({
    name: 'Rhön',
    description: 'Hills.',
    user: { id: owner.id, name: expect.any(String) },
    visibility: 'public',
    private: false,
    created: '2026-07-14T18:00:00+00:00',
    modified: '2026-07-14T18:00:00+00:00',
    waypoint_count: 0,
    stars: 0,
    waypoint: [],
  });
  const pass = await add(owner, id, { ...PASS, elevation: 2284, kind: 'pass' });
  const tower = await add(owner, id, { name: 'Tower', geom: point(9.25, 46.25) });
  expect(await get(id)).toMatchObject({ waypoint_count: 2, waypoint: [pass, tower] });
  const at = { params: { path: { id: pass.id } } };
  const body = { name: 'High pass', geom: point(9.6, 46.6), elevation: null };
  const changed = await unwrap(owner.api.PATCH('/waypoint/{id}', { ...at, body }));
  expect(changed).toEqual({
    id: pass.id,
    name: 'High pass',
    geom: point(9.6, 46.6),
    kind: 'pass',
  });
  await unwrap(owner.api.DELETE('/waypoint/{id}', at));
  await unwrap(owner.api.DELETE('/waypoint/{id}', at));
  expect(await get(id)).toMatchObject({ waypoint_count: 1, waypoint: [tower] });
});

describe('upload', () => {
  test('makes a private collection of a file, and reports problems by line', async () => {
    const report = await upload(owner, CUP);
    expect(report).toMatchObject({
      status: 201,
      collection: { name: 'Rhön', visibility: 'private', waypoint_count: 2 },
      added: 2,
      known: 0,
      tasks: 1,
      further_findings: 0,
    });
    expect(report.findings).toContainEqual({
      code: 'INVALID_COORDINATES',
      type: 'error',
      line: 3,
      source: expect.stringContaining('Milseburg'),
      msg: 'The position cannot be read. The waypoint was left out.',
    });
    const { waypoint } = await get(report.collection!.id, owner.api);
    expect(waypoint[0]).toMatchObject({
      name: 'Wasserkuppe',
      code: 'WAS',
      country: 'DE',
      elevation: 901,
      kind: 'gliding_airfield',
      runway_direction: 60,
      runway_length: 670,
      frequency: '118.655',
      description: 'Hill, with a view',
    });
  });

  test('adds nothing twice', async () => {
    const { collection } = await upload(owner, CUP);
    const again = await upload(owner, CUP, { id: collection!.id });
    expect(again).toMatchObject({ added: 0, known: 2, collection: { waypoint_count: 2 } });
  });

  test('a file without waypoints makes no collection', async () => {
    const report = await upload(owner, 'AXXX123\nnot, a cup file');
    expect(report).toMatchObject({ status: 201, added: 0 });
    expect(report).not.toHaveProperty('collection');
    expect(report.findings).not.toEqual([]);
    expect(await names({ user_id_in: [owner.id] }, owner.api)).toEqual([]);
  });

  test('a collection has at most 20,000 waypoints', async () => {
    const lines = Array.from({ length: 20_000 }, (_, index) => {
      const minutes = String(index % 60).padStart(2, '0');
      const degrees = String(Math.floor(index / 400) % 90).padStart(2, '0');
      return `"P${index}",,,${degrees}${minutes}.000N,00957.230E,1m,1`;
    });
    const full = await upload(owner, `name,code,country,lat,lon,elev,style\n${lines.join('\n')}`);
    expect(full).toMatchObject({ added: 20_000 });
    const { id } = full.collection!;
    await expect(add(owner, id, PASS)).rejects.toMatchObject({ status: 422 });
    expect(await upload(owner, CUP, { id })).toMatchObject({ status: 422 });
  });
});

test('the files have what the collection has', async () => {
  const { collection } = await upload(owner, CUP);
  const file = async (format: string) => {
    const response = await call(owner, `/waypointcollection/${collection!.id}?format=${format}`);
    return { type: response.headers.get('content-type'), text: await response.text() };
  };
  const cup = await file('cup');
  expect(cup.type).toContain('text/csv');
  expect(cup.text).toContain('"Wasserkuppe","WAS",DE');
  expect((await upload(pilot, cup.text)).added).toBe(2);
  expect((await file('gpx')).text).toContain('<name>Kreuzberg</name>');
  expect(JSON.parse((await file('geojson')).text).features).toHaveLength(2);
});

describe('visibility', () => {
  test('a private collection is that of its owner alone', async () => {
    const { id } = await create(owner, { name: 'Secret' });
    const { id: waypoint } = await add(owner, id, PASS);
    for (const { api } of [testApi, pilot]) {
      await expect(get(id, api)).rejects.toMatchObject({ status: 404 });
      expect(await names({ user_id_in: [owner.id] }, api)).toEqual([]);
    }
    await expect(add(pilot, id, PASS)).rejects.toMatchObject({ status: 404 });
    expect(await upload(pilot, CUP, { id })).toMatchObject({ status: 404 });
    const at = { params: { path: { id: waypoint } }, body: { name: 'Mine' } };
    await expect(unwrap(pilot.api.PATCH('/waypoint/{id}', at))).rejects.toMatchObject({
      status: 404,
    });
    expect(await names({ user_id_in: [owner.id] }, owner.api)).toEqual(['Secret']);
  });

  test('a link opens a collection until it is replaced', async () => {
    const { id } = await create(owner, { visibility: 'link' });
    const { link_token: token = '' } = await get(id, owner.api);
    await expect(get(id)).rejects.toMatchObject({ status: 404 });
    const shown = await get(id, testApi.api, token);
    expect(shown).toMatchObject({ id, visibility: 'link' });
    expect(shown).not.toHaveProperty('link_token');
    expect(await get(token)).toMatchObject({ id });
    await patch(owner, id, { new_link: true });
    await expect(get(id, testApi.api, token)).rejects.toMatchObject({ status: 404 });
  });

  test('others neither change nor delete a public one', async () => {
    const { id } = await create(owner, { visibility: 'public' });
    const code = 'NOT_OWNER_OF_COLLECTION';
    await expect(patch(pilot, id, { name: 'Mine' })).rejects.toMatchObject({ code });
    await expect(add(pilot, id, PASS)).rejects.toMatchObject({ code });
    const drop = ({ api }: TestUser) =>
      api.DELETE('/waypointcollection/{id}', { params: { path: { id } } });
    expect((await drop(pilot)).response.status).toBe(403);
    expect((await drop(owner)).response.status).toBe(204);
    expect((await drop(owner)).response.status).toBe(204);
  });
});

test('public collections are found by name, and waypoints in own and liked ones', async () => {
  const { id } = await create(owner, { name: 'Lenticular turnpoints', visibility: 'public' });
  const { id: waypoint } = await add(owner, id, { ...PASS, name: 'Furka Pass', code: 'FUR' });
  expect(await search('waypoint_collection', 'lenticular', testApi)).toEqual([id]);
  expect(await search('waypoint', 'furka', owner)).toEqual([waypoint]);
  expect(await search('waypoint', 'pass', owner)).toEqual([waypoint]);
  expect(await search('waypoint', 'fur', owner)).toEqual([waypoint]);
  for (const caller of [testApi, pilot])
    expect(await search('waypoint', 'furka', caller)).toEqual([]);
  const path = { params: { path: { id } } };
  expect(await unwrap(pilot.api.POST('/waypointcollection/star/{id}', path))).toEqual({ stars: 1 });
  expect(await get(id, pilot.api)).toMatchObject({ stars: 1, starred: true });
  expect(await names({ starred_by: pilot.id })).toEqual(['Lenticular turnpoints']);
  expect(await search('waypoint', 'furka', pilot)).toEqual([waypoint]);
  await patch(owner, id, { visibility: 'private' });
  expect(await search('waypoint_collection', 'lenticular', testApi)).toEqual([]);
  expect(await search('waypoint', 'furka', pilot)).toEqual([]);
  await unwrap(pilot.api.DELETE('/waypointcollection/star/{id}', path));
  expect(await get(id, owner.api)).toMatchObject({ stars: 0 });
});

test('a duplicate is private; the airports of the world are a collection', async () => {
  const { id } = await create(owner, { visibility: 'public' });
  await add(owner, id, { ...PASS, elevation: 2284 });
  const duplicate = (of: string) =>
    unwrap(pilot.api.POST('/waypointcollection/duplicate/{id}', { params: { path: { id: of } } }));
  expect(await duplicate(id)).toMatchObject({
    name: 'Rhön',
    visibility: 'private',
    user: { id: pilot.id },
    waypoint_count: 1,
    waypoint: [{ ...PASS, elevation: 2284 }],
  });
  const world = await get('world');
  expect(world.waypoint_count).toBe(world.waypoint.length);
  expect(world.waypoint[0]).toMatchObject({ id: expect.any(Number), geom: { type: 'Point' } });
  expect((await duplicate('world')).waypoint_count).toBe(world.waypoint_count);
  const { response } = await pilot.api.POST('/waypointcollection/duplicate/{id}', {
    params: { path: { id: (await create(owner)).id } },
  });
  expect(response.status).toBe(404);
});

test('collections go with an account and come back with it, and an archive has them', async () => {
  const { collection } = await upload(owner, CUP);
  const { id } = await patch(owner, collection!.id, { visibility: 'public' });
  await unwrap(pilot.api.POST('/waypointcollection/star/{id}', { params: { path: { id } } }));
  const { url } = await unwrap(owner.api.POST('/user/me/export'));
  const archive = new Uint8Array(await (await fetch(new URL(url, testApi.url))).arrayBuffer());
  const files = unzipSync(archive);
  expect(strFromU8(files[`waypoints/${id}.cup`]!)).toContain('Wasserkuppe');
  expect(JSON.parse(strFromU8(files['account.json']!))).toMatchObject({
    waypoint_collections: [{ id, name: 'Rhön', visibility: 'public', file: `waypoints/${id}.cup` }],
  });
  await unwrap(owner.api.POST('/user/me/delete', { body: { password: PASSWORD } }));
  await expect(get(id)).rejects.toMatchObject({ status: 404 });
  const body = { email: owner.email, password: PASSWORD };
  await unwrap(testApi.api.POST('/auth/restore', { body }));
  expect(await get(id)).toMatchObject({ waypoint_count: 2, stars: 1 });
});

test('an import creates the collections of an archive once', async () => {
  await upload(owner, CUP);
  const query = { user_id_in: [owner.id] };
  const before = await unwrap(owner.api.GET('/waypointcollection', { params: { query } }));
  const { url } = await unwrap(owner.api.POST('/user/me/export'));
  const archive = new Uint8Array(await (await fetch(new URL(url, testApi.url))).arrayBuffer());
  const path = { params: { path: { id: before[0]!.id } } };
  await unwrap(owner.api.DELETE('/waypointcollection/{id}', path));
  const importAll = async () => {
    const body = new FormData();
    body.append('archive', new Blob([archive]), 'cloudstreet.zip');
    const { status } = await call(owner, '/user/me/import', { method: 'POST', body });
    expect(status).toBeLessThan(300);
    const latest = async () => (await unwrap(owner.api.GET('/user/me/import'))).latest;
    await expect.poll(latest, { timeout: 30_000 }).toMatchObject({ status: 'done' });
    return (await latest())?.counts.find(({ kind }) => kind === 'waypoint_collection');
  };
  expect(await importAll()).toMatchObject({ added: 1, refused: 0 });
  expect(await importAll()).toMatchObject({ added: 0, skipped: 1 });
  const after = await unwrap(owner.api.GET('/waypointcollection', { params: { query } }));
  expect(after).toMatchObject([{ name: 'Rhön', visibility: 'private', waypoint_count: 2 }]);
});
