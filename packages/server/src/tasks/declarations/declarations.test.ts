import { parseTaskFile } from '@cloudstreet/scoring/task-files';
import { type Api, type FlightDetail, unwrap, uploadFlight, waitForScore } from '@cloudstreet/sdk';
import type { RequestBody, Schemas } from '@cloudstreet/sdk/contract';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rescoreFlight } from '../../flights/scoring/rescore/rescore-flight.js';
import { type SampleOptions, sampleIgc } from '../../testing/sample-igc.js';
import { startTestApi, type TestApi, type TestUser } from '../../testing/start-test-api.js';
import { pointFeature } from '../testing/point-feature.js';
import { removeOldDeclarations } from './remove-old-declarations.js';

// North of the airfield of the sample flight, which turns 0.3 degrees north of it.
const north = (degrees: number) => pointFeature(`N${degrees}`, 7.0933, 50.8683 + degrees);
const FLOWN = [north(0.1), north(0.28), north(0.1)];
const NOT_FLOWN = [north(0.1), north(0.4), north(0.1)];
const MORNING = '2026-07-14T08:00:00Z';
const EVENING = '2026-07-14T18:00:00Z';

let now = new Date(MORNING);
let testApi: TestApi;
let pilot: TestUser;
let other: TestUser;

beforeAll(async () => {
  testApi = await startTestApi({ clock: () => now });
});

beforeEach(async () => {
  now = new Date(MORNING);
  pilot = await testApi.signUp();
  other = await testApi.signUp();
});

async function plan({ api }: TestUser, body: Partial<RequestBody<'createTask'>> = {}) {
  const task = { point_features: FLOWN, ...body };
  return (await unwrap(api.POST('/task', { body: task }))).id;
}
const declare = ({ api }: TestUser, id: number, until = EVENING, link?: string) =>
  unwrap(
    api.POST('/task/declaration', {
      params: { query: link === undefined ? {} : { link } },
      body: { task_id: id, declared_until: until },
    }),
  );
const withdraw = ({ api }: TestUser) => unwrap(api.DELETE('/task/declaration'));
const declarationOf = async ({ id }: TestUser, api: Api = testApi.api) =>
  // The type of the call leaves null out.
  (await unwrap(api.GET('/task/declaration/{user_id}', { params: { path: { user_id: id } } }))) as
    | Schemas['TaskDeclaration']
    | null;
const isLocked = async (id: number) => {
  const task = await unwrap(pilot.api.GET('/task/{id}', { params: { path: { id } } }));
  return task.locked;
};
const remove = ({ api }: TestUser, id: number) =>
  unwrap(api.DELETE('/task/{id}', { params: { path: { id } } }));
const patch = ({ api }: TestUser, id: number, body: RequestBody<'updateTask'>) =>
  unwrap(api.PATCH('/task/{id}', { params: { path: { id } }, body }));

describe('a declaration', () => {
  test('is that of a pilot until another replaces it', async () => {
    const first = await plan(pilot, { name: 'First' });
    const second = await plan(pilot, { name: 'Second' });
    expect(await declarationOf(pilot)).toBeNull();
    const made = await declare(pilot, first);
    expect(made).toMatchObject({
      user: { id: pilot.id },
      task: { id: first, name: 'First', kind: 'OR', point_features: FLOWN },
      declared: '2026-07-14T08:00:00+00:00',
      declared_until: '2026-07-14T18:00:00+00:00',
    });
    expect(made.replaced).toBeUndefined();
    expect(await declarationOf(pilot)).toEqual(made);
    expect(await isLocked(first)).toBe(true);
    const next = await declare(pilot, second);
    expect(next.replaced).toEqual(made.task);
    expect((await declarationOf(pilot))?.task.id).toBe(second);
    expect([await isLocked(first), await isLocked(second)]).toEqual([false, true]);
    await withdraw(pilot);
    await withdraw(pilot);
    expect(await declarationOf(pilot)).toBeNull();
    expect(await isLocked(second)).toBe(false);
  });

  test.each([MORNING, '2026-07-14T07:59:00Z', '2026-07-21T08:00:01Z'])(
    'is not made until %s',
    async (until) => {
      const id = await plan(pilot);
      await expect(declare(pilot, id, until)).rejects.toMatchObject({
        status: 422,
        code: 'DECLARED_UNTIL',
      });
    },
  );

  test('ends, and is forgotten after two weeks', async () => {
    const id = await plan(pilot);
    await declare(pilot, id);
    now = new Date('2026-07-14T18:00:00Z');
    expect(await declarationOf(pilot)).toBeNull();
    await removeOldDeclarations(testApi.server.services.db, now);
    expect(await isLocked(id)).toBe(true);
    const later = new Date('2026-07-28T18:00:01Z');
    await removeOldDeclarations(testApi.server.services.db, later);
    expect(await isLocked(id)).toBe(false);
  });

  test('of a hidden task is known to its pilot alone', async () => {
    const hidden = await plan(pilot, { visibility: 'private' });
    await expect(declare(other, hidden)).rejects.toMatchObject({ status: 404 });
    await declare(pilot, hidden);
    expect(await declarationOf(pilot, other.api)).toBeNull();
    expect((await declarationOf(pilot, pilot.api))?.task.id).toBe(hidden);
    const linked = await plan(pilot, { visibility: 'link' });
    const { token } = await unwrap(
      pilot.api.GET('/task/{id}', { params: { path: { id: linked } } }),
    );
    await declare(other, linked, EVENING, token);
    expect(await declarationOf(other, other.api)).not.toBeNull();
    expect(await declarationOf(other)).toBeNull();
  });

  test('keeps the task of another pilot, who may still change it', async () => {
    const id = await plan(pilot, { name: 'Ours' });
    const { task } = await declare(other, id);
    expect(await isLocked(id)).toBe(false);
    await patch(pilot, id, { name: 'Renamed', point_features: FLOWN });
    expect((await declarationOf(other, other.api))?.task).toEqual(task);
    await patch(pilot, id, { point_features: NOT_FLOWN });
    const kept = await declarationOf(other, other.api);
    expect(kept?.task).toEqual({ ...task, id: undefined });
    await remove(pilot, id);
    expect(await declarationOf(other, other.api)).toEqual(kept);
    expect(await declarationOf(other)).toBeNull();
  });

  test('no longer names a task that was deleted', async () => {
    const id = await plan(pilot, { name: 'Gone' });
    const { task } = await declare(other, id);
    expect(task.id).toBe(id);
    await remove(pilot, id);
    expect((await declarationOf(other, other.api))?.task).toEqual({ ...task, id: undefined });
  });

  test('is listed, and loaded by flight computers', async () => {
    const id = await plan(pilot, { name: 'Listed' });
    const made = await declare(pilot, id);
    const query = { limit: 1 };
    expect(await unwrap(testApi.api.GET('/task/declaration', { params: { query } }))).toEqual([
      made,
    ]);
    const elsewhere = { airport_id_in: [1] };
    expect(
      await unwrap(testApi.api.GET('/task/declaration', { params: { query: elsewhere } })),
    ).toEqual([]);
    const response = await fetch(
      new URL(`/v1/task/declaration/${pilot.id}?cup=false&tsk=true`, testApi.url),
    );
    const { tasks } = parseTaskFile(new Uint8Array(await response.arrayBuffer()));
    expect(tasks[0]?.points.map(({ name }) => name)).toEqual(['N0.1', 'N0.28', 'N0.1']);
  });
});

const toFile = (degrees: number) => Math.round(degrees * 60_000) / 60_000;

let serial = 0;

/** Uploads a flight in the evening. It takes off at 10:00 by default. */
async function fly({ api }: TestUser, options: SampleOptions = {}): Promise<FlightDetail> {
  now = new Date('2026-07-14T17:00:00Z');
  serial += 1;
  const igc = sampleIgc({ serial: `D${String(serial).padStart(2, '0')}`, ...options });
  const [flight] = await uploadFlight(api, igc, { name: 'flight.igc' });
  return waitForScore(api, flight!.id, { pollMs: 20 });
}
const contestsOf = ({ contest }: FlightDetail) => contest.map(({ name }) => name);
const warningsOf = ({ active_errors: findings }: FlightDetail) =>
  findings.filter(({ token }) => token === 'DECLARED_AFTER_TAKEOFF');
const flightsOf = async (id: number, api: Api = testApi.api) =>
  (await unwrap(api.GET('/flight', { params: { query: { task_id_in: [id] } } }))).map(
    (flight) => flight.id,
  );

describe('a flight', () => {
  test('is judged by its online declaration, also after this was deleted', async () => {
    const id = await plan(pilot);
    await declare(pilot, id);
    const flight = await fly(pilot, { declaredDeg: [0.1, 0.4, 0.1] });
    expect(flight).toMatchObject({
      task: { id, from_igcfile: false, declared: '2026-07-14T08:00:00+00:00', kind: 'OR' },
      task_achieved: true,
      task_result: 3,
    });
    expect(contestsOf(flight)).toContain('declaration');
    const free = flight.contest.find(({ name }) => name === 'declaration')!;
    expect(free).toMatchObject({ distance: flight.task?.distance, score: { declared: true } });
    expect(await flightsOf(id)).toEqual([flight.id]);
    await withdraw(pilot);
    expect(await isLocked(id)).toBe(true);
    await expect(remove(pilot, id)).rejects.toMatchObject({ code: 'TASK_LOCKED' });
    const outcome = await rescoreFlight(testApi.server.services, flight.id, false);
    expect(outcome).toEqual({ kind: 'unchanged' });
    await patch(pilot, id, { visibility: 'private' });
    expect(await flightsOf(id)).toEqual([]);
  });

  test('is judged by the zones of its declaration, and nationally by those of the rules', async () => {
    const area = pointFeature('Area', 7.0933, 51.2683, { kind: 'CYLINDER', radius: 20 });
    await declare(pilot, await plan(pilot, { point_features: [north(0.1), area, north(0.1)] }));
    const flight = await fly(pilot);
    expect(flight).toMatchObject({
      task: { other_zones: true, ruleset: 'D' },
      task_achieved: true,
      task_result: 3,
      national_shortfall: { code: 'missed_first', point: 1 },
    });
    expect(flight.task_shortfall).toBeUndefined();
    expect(flight.task?.point_features[1]?.properties).toEqual(area.properties);
    expect(contestsOf(flight)).not.toContain('declaration');
  });

  test('keeps the recorder’s task without an online one that counts', async () => {
    const declaredDeg = [0.1, 0.28, 0.1];
    const id = await plan(pilot, { point_features: NOT_FLOWN });
    // Ended before takeoff.
    await declare(pilot, id, '2026-07-14T09:59:00Z');
    expect((await fly(pilot, { declaredDeg })).task?.from_igcfile).toBe(true);
    // Deleted before the upload.
    now = new Date(MORNING);
    await declare(other, id);
    await withdraw(other);
    const flight = await fly(other, { declaredDeg });
    expect(flight).toMatchObject({ task: { from_igcfile: true }, task_achieved: true });
    expect(warningsOf(flight)).toEqual([]);
    expect(await flightsOf(id)).toEqual([]);
  });

  test('that declares the points of a task in its recorder is one of this task', async () => {
    const points = [north(0.1), north(0.27), north(0.11)];
    // Files have thousandths of minutes.
    const rounded = points.map((point, index) =>
      pointFeature(`R${index}`, ...(point.geometry.coordinates.map(toFile) as [number, number])),
    );
    const shown = await plan(other, { point_features: rounded });
    const hidden = await plan(other, { point_features: points, visibility: 'private' });
    const longer = await plan(other, { point_features: [...points, north(0.2)] });
    const turned = await plan(other, { point_features: points.toReversed() });
    const flight = await fly(pilot, { declaredDeg: [0.1, 0.27, 0.11] });
    expect(flight.task).toMatchObject({ id: shown, from_igcfile: true });
    expect(await flightsOf(shown)).toEqual([flight.id]);
    expect([await flightsOf(longer), await flightsOf(turned)]).toEqual([[], []]);
    // A private task finds flights for its owner, and flights do not name it.
    expect(await flightsOf(hidden, other.api)).toEqual([flight.id]);
    expect([await flightsOf(hidden), await flightsOf(hidden, pilot.api)]).toEqual([[], []]);
    await patch(other, shown, { visibility: 'private' });
    const later = await unwrap(
      pilot.api.GET('/flightdetail/{id}', { params: { path: { id: flight.id } } }),
    );
    expect(later.task?.id).toBeUndefined();
    expect(await flightsOf(shown)).toEqual([]);
    // A hidden flight is in no list of a task.
    await patch(other, shown, { visibility: 'public' });
    await unwrap(
      pilot.api.PATCH('/flightdetail/{id}', {
        params: { path: { id: flight.id } },
        body: { visibility: 'private' },
      }),
    );
    expect(await flightsOf(shown, other.api)).toEqual([]);
  });

  test('ignores a declaration after takeoff, with a warning', async () => {
    const id = await plan(pilot);
    now = new Date('2026-07-14T10:30:00Z');
    await declare(pilot, id);
    const flight = await fly(pilot, { declaredDeg: [0.1, 0.28, 0.1] });
    expect(flight.task).toMatchObject({ from_igcfile: true });
    // The recorder has the same points.
    expect(flight.task?.id).toBeDefined();
    expect(warningsOf(flight)).toHaveLength(1);
    expect(await flightsOf(id)).toContain(flight.id);
  });

  test('keeps the declaration of its day if the next is made before the upload', async () => {
    const id = await plan(pilot);
    await declare(pilot, id, '2026-07-14T12:00:00Z');
    now = new Date('2026-07-14T12:30:00Z');
    const next = await plan(pilot, { point_features: NOT_FLOWN });
    expect((await declare(pilot, next)).replaced).toBeUndefined();
    expect((await fly(pilot)).task?.id).toBe(id);
  });

  test('earns the bonus of a closed task in the national contest', async () => {
    const points = [north(0.1), north(0.28), north(0.1)];
    await declare(pilot, await plan(pilot, { point_features: points }));
    const declared = await fly(pilot);
    const plain = await fly(other);
    const pointsIn = ({ contest }: FlightDetail, name: string) =>
      contest.find((entry) => entry.name === name)?.points ?? 0;
    expect(pointsIn(plain, 'declaration')).toBe(0);
    expect(pointsIn(declared, 'declaration')).toBeGreaterThan(pointsIn(plain, 'free') / 2);
    expect(pointsIn(declared, 'free')).toBeCloseTo(pointsIn(plain, 'free'), 1);
  });
});
