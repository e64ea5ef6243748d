import { parseTaskFile, TASK_FILE_FORMATS, writeTaskFile } from '@cloudstreet/scoring/task-files';
import { type Api, call, unwrap } from '@cloudstreet/sdk';
import type { QueryParameters, RequestBody, Schemas } from '@cloudstreet/sdk/contract';
import { uploadTasks } from '@cloudstreet/sdk/operations';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi, type TestUser } from '../testing/start-test-api.js';
import { MAX_OWNED } from './create-task.js';
import { pointFeature } from './testing/point-feature.js';

const HOME = pointFeature('Home', 7, 51, { elevation: 200 });
const EAST = pointFeature('East', 8.4, 51);
const NORTH = pointFeature('North', 7.7, 51.8);
const TRIANGLE = [HOME, EAST, NORTH, HOME];

let now = new Date('2026-07-14T18:00:00Z');
let testApi: TestApi;
let owner: TestUser;
let other: TestUser;

beforeAll(async () => {
  testApi = await startTestApi({ clock: () => now });
});

beforeEach(async () => {
  now = new Date('2026-07-14T18:00:00Z');
  owner = await testApi.signUp();
  other = await testApi.signUp();
});

const create = ({ api }: TestUser, body: Partial<RequestBody<'createTask'>> = {}) =>
  unwrap(api.POST('/task', { body: { point_features: TRIANGLE, ...body } }));
const get = (id: number, api: Api = testApi.api, query = {}) =>
  unwrap(api.GET('/task/{id}', { params: { path: { id }, query } }));
const patch = ({ api }: TestUser, id: number, body: RequestBody<'updateTask'>) =>
  unwrap(api.PATCH('/task/{id}', { params: { path: { id } }, body }));
const list = (query: QueryParameters<'listTasks'>, api: Api = testApi.api) =>
  unwrap(api.GET('/task', { params: { query } }));
const idsOf = async (query: QueryParameters<'listTasks'>, api?: Api) =>
  (await list({ user_id_in: [owner.id], ...query }, api)).map(({ id }) => id);
const lock = (id: number) =>
  testApi.server.services.db
    .updateTable('task')
    .set({ locked: true })
    .where('id', '=', id)
    .execute();
const upload = (
  { api }: TestUser,
  bytes: Uint8Array,
  more: { preview?: boolean; numbers?: string; visibility?: Schemas['TaskVisibility'] } = {},
) => call(api, uploadTasks, { file: new Blob([new Uint8Array(bytes)]), ...more });

describe('a task', () => {
  test('is measured on the server', async () => {
    const task = await create(owner, { name: 'Big  triangle' });
    expect(task).toMatchObject({
      name: 'Big triangle',
      kind: 'TR',
      closed: true,
      start_on_leg: false,
      ruleset: 'D',
      locked: false,
      visibility: 'public',
      private: false,
      from_igcfile: false,
      stars: 0,
      user: { id: owner.id },
      bbox: [7, 51, 8.4, 51.8],
      point_features: TRIANGLE,
    });
    expect(task.distance).toBeCloseTo(301.2, 1);
    expect(task.task_worth![0]).toMatchObject({ contest: 'declaration', distance: task.distance });
    expect(await get(task.id)).toEqual(task);
  });

  test('of areas has a minimum and a maximum distance', async () => {
    const area = pointFeature('East', 8.4, 51, { kind: 'CYLINDER', radius: 20 });
    const task = await create(owner, { point_features: [HOME, area, HOME], ruleset: 'AA' });
    expect(task.min_distance).toBeLessThan(task.distance - 39);
    expect(task.max_distance).toBeGreaterThan(task.distance + 39);
  });

  test.each([
    { points: [HOME, HOME, EAST], type: 'REPEATED_POINT', loc: ['point_features', 1] },
    {
      points: [pointFeature('Fiji', 180, -17), pointFeature('Taveuni', -180, -17)],
      type: 'REPEATED_POINT',
      loc: ['point_features', 1],
    },
    {
      points: [HOME, pointFeature('Away', 8, 51, { kind: 'CYLINDER' })],
      type: 'INCOMPLETE_ZONE',
      loc: ['point_features', 1, 'properties'],
    },
    { points: [HOME], type: 'minItems', loc: ['point_features'] },
    {
      points: [HOME, pointFeature('Off', 7, 91)],
      type: 'maximum',
      loc: ['point_features', 1, 'geometry', 'coordinates', 1],
    },
  ])('is rejected for $type', async ({ points, type, loc }) => {
    await expect(create(owner, { point_features: points })).rejects.toMatchObject({
      status: 422,
      body: { detail: [expect.objectContaining({ type, loc })] },
    });
  });

  test('changes with its points', async () => {
    const task = await create(owner, { name: 'A' });
    const changed = await patch(owner, task.id, { point_features: [HOME, EAST], name: null });
    expect(changed).toMatchObject({ kind: 'GL', closed: false });
    expect(changed.name).toBeUndefined();
    expect(changed.distance).toBeLessThan(task.distance);
  });

  test('that was declared cannot change or be deleted, but its name can', async () => {
    const { id } = await create(owner);
    await lock(id);
    const code = 'TASK_LOCKED';
    await expect(patch(owner, id, { point_features: [HOME, EAST] })).rejects.toMatchObject({
      code,
    });
    await expect(patch(owner, id, { ruleset: 'F' })).rejects.toMatchObject({ code });
    const remove = () => owner.api.DELETE('/task/{id}', { params: { path: { id } } });
    await expect(unwrap(remove())).rejects.toMatchObject({ status: 403, code });
    const named = await patch(owner, id, { name: 'Declared', point_features: TRIANGLE });
    expect(named).toMatchObject({ name: 'Declared', locked: true });
  });

  test('is hidden like an unknown one', async () => {
    const hidden = await create(owner, { visibility: 'private' });
    const linked = await create(owner, { visibility: 'link' });
    expect(linked.token).toBeTruthy();
    for (const { id } of [hidden, linked]) {
      const unknown = { status: 404 };
      await expect(get(id, other.api)).rejects.toMatchObject(unknown);
      await expect(patch(other, id, { name: 'Mine' })).rejects.toMatchObject(unknown);
      await expect(
        unwrap(other.api.POST('/task/star/{id}', { params: { path: { id } } })),
      ).rejects.toMatchObject(unknown);
      expect(await idsOf({ task_id_in: [id] }, other.api)).toEqual([]);
      expect(await idsOf({ task_id_in: [id] }, owner.api)).toEqual([id]);
    }
    const byLink = await get(linked.id, other.api, { link: linked.token });
    expect(byLink.token).toBeUndefined();
    const params = { path: { token: linked.token! } };
    expect(await unwrap(testApi.api.GET('/task/token/{token}', { params }))).toEqual(byLink);
    const renewed = await patch(owner, linked.id, { new_link: true });
    await expect(get(linked.id, other.api, { link: linked.token })).rejects.toMatchObject({
      status: 404,
    });
    expect(renewed.token).not.toBe(linked.token);
  });

  test('of another user cannot be changed, but duplicated', async () => {
    const task = await create(owner, { name: 'Ours', description: 'Along the ridge' });
    await lock(task.id);
    await expect(patch(other, task.id, { name: 'Mine' })).rejects.toMatchObject({
      code: 'NOT_OWNER_OF_TASK',
    });
    const params = { path: { id: task.id } };
    const copy = await unwrap(other.api.POST('/task/duplicate/{id}', { params }));
    expect(copy).toMatchObject({
      name: 'Ours',
      description: 'Along the ridge',
      visibility: 'private',
      locked: false,
      user: { id: other.id },
      point_features: TRIANGLE,
    });
  });

  test('is one too many after 1000', async () => {
    const { id } = await create(owner);
    const { db } = testApi.server.services;
    const row = await db
      .selectFrom('task')
      .where('id', '=', id)
      .selectAll()
      .executeTakeFirstOrThrow();
    const { id: _id, sort_name: _name, points, ...columns } = row;
    const values = { ...columns, points: JSON.stringify(points) };
    await db
      .insertInto('task')
      .values(Array.from({ length: MAX_OWNED - 1 }, () => values))
      .execute();
    await expect(create(owner)).rejects.toMatchObject({
      code: 'TOO_MANY_TASKS',
    });
  });
});

test('lists are filtered and ordered', async () => {
  const short = await create(owner, { name: 'b', point_features: [HOME, EAST] });
  now = new Date('2026-07-14T19:00:00Z');
  const long = await create(owner, { name: 'A' });
  now = new Date('2026-07-14T20:00:00Z');
  const far = await create(owner, { ruleset: 'US', point_features: [NORTH, EAST, NORTH] });
  for (const user of [owner, other]) {
    await unwrap(user.api.POST('/task/star/{id}', { params: { path: { id: short.id } } }));
  }
  expect(await idsOf({})).toEqual([far.id, long.id, short.id]);
  expect(await idsOf({ order_by: 'modified', limit: 2 })).toEqual([short.id, long.id]);
  expect(await idsOf({ order_by: 'distance' })).toEqual([short.id, far.id, long.id]);
  expect(await idsOf({ order_by: 'name' })).toEqual([long.id, short.id, far.id]);
  expect(await idsOf({ order_by: '-name' })).toEqual([short.id, long.id, far.id]);
  expect(await idsOf({ order_by: '-stars' })).toEqual([short.id, far.id, long.id]);
  expect(await idsOf({ order_by: 'kind' })).toEqual([short.id, far.id, long.id]);
  expect(await idsOf({ order_by: 'proximity', near: [7.7, 51.8] })).toEqual([
    far.id,
    long.id,
    short.id,
  ]);
  expect(await idsOf({ kind: 'OR' })).toEqual([far.id]);
  expect(await idsOf({ ruleset: 'US' })).toEqual([far.id]);
  expect(await idsOf({ closed: false })).toEqual([short.id]);
  expect(await idsOf({ distance_gt: 250 })).toEqual([long.id]);
  expect(await idsOf({ distance_lt: 100 })).toEqual([short.id]);
  expect(await idsOf({ starred_by: other.id })).toEqual([short.id]);
  expect((await list({ task_id_in: [short.id] }, other.api))[0]).toMatchObject({
    stars: 2,
    starred: true,
  });
  await unwrap(other.api.DELETE('/task/star/{id}', { params: { path: { id: short.id } } }));
  expect(await get(short.id)).toMatchObject({ stars: 1 });
  await expect(list({ order_by: 'proximity' })).rejects.toMatchObject({ status: 422 });
});

test('public tasks with a name are found, hidden ones are not', async () => {
  const { id } = await create(owner, { name: 'Zugspitzrunde' });
  const find = async () =>
    (
      await unwrap(
        testApi.api.POST('/search', {
          body: { search_items: [{ key: 'name', value: 'zugspitzr' }] },
        }),
      )
    ).map((hit) => hit.id);
  expect(await find()).toEqual([id]);
  await patch(owner, id, { visibility: 'private' });
  expect(await find()).toEqual([]);
  await patch(owner, id, { visibility: 'public' });
  expect(await find()).toEqual([id]);
  await patch(owner, id, { name: null });
  expect(await find()).toEqual([]);
});

test.each(TASK_FILE_FORMATS)('a task is downloaded as %s', async (format) => {
  const { id, point_features: points } = await create(owner, { name: 'Triangle' });
  const response = await fetch(new URL(`/v1/task/file/${id}?format=${format}`, testApi.url));
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="task-${id}.${format}"`,
  );
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(bytes.length).toBeGreaterThan(100);
  const isRead = !['kml', 'geojson'].includes(format);
  const read = isRead ? parseTaskFile(bytes).tasks[0]!.points : points;
  expect(read).toHaveLength(4);
});

describe('a file', () => {
  const ZONE = { kind: 'CYLINDER', radiusM: 3000 } as const;
  const waypoints = [
    { name: 'Home', lat: 51, lon: 7 },
    { name: 'East', lat: 51, lon: 8.4 },
  ];
  const [home, east] = waypoints as [(typeof waypoints)[0], (typeof waypoints)[0]];
  const file = writeTaskFile(
    {
      waypoints,
      tasks: [
        { name: 'There and back', points: [home, { ...east, zone: ZONE }, home] },
        { name: 'Twice', points: [home, home, east] },
        { name: 'There', points: [home, east] },
      ],
    },
    'cup',
  );

  test('is previewed, and then stored in part', async () => {
    const preview = await upload(owner, file, { preview: true });
    expect(preview).toMatchObject({ waypoints: 2, further_tasks: 0, findings: [] });
    expect(preview.tasks).toMatchObject([
      { number: 1, name: 'There and back', kind: 'OR' },
      { number: 2, name: 'Twice', problem: 'REPEATED_POINT' },
      { number: 3, name: 'There', kind: 'GL' },
    ]);
    expect(await idsOf({}, owner.api)).toEqual([]);
    const stored = await upload(owner, file, { numbers: '1', visibility: 'link' });
    const ids = stored.tasks.map(({ id }) => id);
    expect(ids).toEqual([expect.any(Number), undefined, undefined]);
    const task = await get(ids[0]!, owner.api);
    expect(task).toMatchObject({ name: 'There and back', kind: 'OR', visibility: 'link' });
    expect(task.point_features[1]!.properties).toEqual({
      name: 'East',
      kind: 'CYLINDER',
      radius: 3,
    });
  });

  test('of a recorder has its declaration', async () => {
    const igc = `AXXX001\r\nC140726080000000000000102\r\nC5100000N00700000EHome\r\nC5100000N00700000EHome\r\nC5100000N00824000EEast\r\nC5100000N00700000EHome\r\nC5100000N00700000EHome\r\nC5100000N00700000EHome\r\n`;
    const { tasks } = await upload(owner, new TextEncoder().encode(igc));
    expect(tasks.length).toBeGreaterThan(0);
  });

  test('of no known kind says so by line', async () => {
    const { tasks, findings } = await upload(owner, new TextEncoder().encode('no task here'));
    expect(tasks).toEqual([]);
    expect(findings).toMatchObject([{ code: 'UNKNOWN_FORMAT', type: 'error', line: 1 }]);
  });
});
