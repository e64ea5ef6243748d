import { type Api, unwrap, uploadFlight, waitForScore } from '@cloudstreet/sdk';
import type { RequestBody, Schemas } from '@cloudstreet/sdk/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { pointFeature } from '../../tasks/testing/point-feature.js';
import { jobsDone } from '../../testing/jobs-done.js';
import { type SampleOptions, sampleIgc } from '../../testing/sample-igc.js';
import { startTestApi, type TestApi, type TestUser } from '../../testing/start-test-api.js';
import { scoreCompetition } from '../model/score-competition.js';

const LAT = 50.8683;
const LON = 7.0933;
const north = (name: string, degrees: number) =>
  pointFeature(name, LON, LAT + degrees, { kind: 'CYLINDER', radius: 0.5 });
const POINTS = [north('Start', 0.12), north('Near', 0.2), north('Far', 0.28), north('Start', 0.12)];

let testApi: TestApi;
let host: TestUser;
let ann: TestUser;
let ben: TestUser;
let taskId: number;
let count = 0;

async function fly({ api }: TestUser, options: SampleOptions = {}): Promise<number> {
  count += 1;
  const serial = `T${count.toString(26).padStart(2, '0')}`.toUpperCase();
  const igc = sampleIgc({ serial, reachDeg: 0.4, ...options });
  const [flight] = await uploadFlight(api, igc, { name: 'a.igc' });
  return (await waitForScore(api, flight!.id, { pollMs: 50 })).id;
}

const create = ({ api }: TestUser, body: Partial<RequestBody<'createCompetition'>> = {}) => {
  const day = { score_kind: 'date', scoring_date: '2026-07-14' } as const;
  return unwrap(api.POST('/task/score', { body: { task_id: taskId, ...day, ...body } }));
};
const get = (id: number, api: Api = testApi.api) =>
  unwrap(api.GET('/task/score/{competition}', { params: { path: { competition: id } } }));
const patch = ({ api }: TestUser, id: number, body: RequestBody<'updateCompetition'>) =>
  api.PATCH('/task/score/{competition}', { params: { path: { competition: id } }, body });
const penalize = (
  { api }: TestUser,
  competition: number,
  flight: number,
  penalty: Schemas['TaskPenalty'],
) =>
  api.POST('/task/score/{competition}/penalty/{flight}', {
    params: { path: { competition, flight } },
    body: penalty,
  });
const show = ({ api }: TestUser, id: number, visibility: 'private' | 'public') =>
  unwrap(api.PATCH('/flightdetail/{id}', { params: { path: { id } }, body: { visibility } }));
const flightsOf = async (id: number) => (await get(id)).task_score.map((row) => row.flight_id);
/** Waits for the job. */
const settled = (id: number, rows: number) =>
  vi.waitFor(
    async () => {
      const competition = await get(id);
      expect(competition.task_score).toHaveLength(rows);
      expect(rows > 0 && competition.status === 'planned').toBe(false);
      return competition;
    },
    { timeout: 20_000, interval: 100 },
  );

/** A fast flight, a slower one, and one that turned too early. */
let flights: { fast: number; slow: number; failed: number };

beforeAll(async () => {
  testApi = await startTestApi({ clock: () => new Date('2026-07-14T20:00:00Z') });
  host = await testApi.signUp();
  ann = await testApi.signUp();
  ben = await testApi.signUp();
  const task = await unwrap(
    host.api.POST('/task', { body: { name: 'Rhine', point_features: POINTS } }),
  );
  taskId = task.id;
  flights = {
    fast: await fly(ann, { reachDeg: 0.3 }),
    slow: await fly(ben),
    failed: await fly(host, { reachDeg: 0.24 }),
  };
}, 60_000);

test('scores the flights of a day, with those that did not complete the task', async () => {
  const { id } = await create(host);
  const competition = await settled(id, 3);
  const [first, second, third] = competition.task_score;
  expect(competition).toMatchObject({
    name: 'Rhine',
    status: 'scoring',
    point_rules: 'classic',
    attempts: 2,
    task_id: taskId,
    point_features: POINTS,
  });
  expect(first).toMatchObject({
    flight_id: flights.fast,
    task_achieved: true,
    rank: 1,
    personal_rank: 1,
    gp_points: 10,
    declared: false,
    user: { id: ann.id },
  });
  expect(second).toMatchObject({ flight_id: flights.slow, rank: 2, gp_points: 8 });
  expect(first!.speed).toBeCloseTo((first!.distance / first!.duration!) * 3600, 1);
  expect(first!.points).toBeCloseTo((first!.speed! * 100) / first!.dmst_index, 1);
  expect(first!.distance).toBeCloseTo(competition.distance, 1);
  expect(first!.path).toHaveLength(4);
  expect(third).toMatchObject({
    flight_id: flights.failed,
    task_achieved: false,
    points: 0,
    missed: { point: 2, name: 'Far', reason: 'not_reached' },
  });
  expect(third!.missed!.distance).toBeGreaterThan(3000);
  expect(third).not.toHaveProperty('rank');
});

test('ranks flights that leave the start inside the finish, and evaluates them again with a new minimum time', async () => {
  const wide = pointFeature('Finish', LON, LAT + 0.1245, { kind: 'CYLINDER', radius: 3 });
  const body = { name: 'Short', point_features: [POINTS[0]!, wide] };
  const { id: short } = await unwrap(host.api.POST('/task', { body }));
  const { id } = await create(host, { task_id: short });
  const { task_score: scores } = await settled(id, 3);
  expect(scores[0]).toMatchObject({ task_achieved: true, rank: 1, duration: 1 });
  await unwrap(patch(host, id, { min_time: 60 }));
  await vi.waitFor(async () => {
    const rows = await testApi.server.services.db
      .selectFrom('task_score')
      .where('competition_id', '=', id)
      .select('revision')
      .execute();
    expect(rows.map(({ revision }) => revision)).toEqual([2, 2, 2]);
  }, 20_000);
});

test('shows the results of a flight, and filters flights by competition', async () => {
  const { id } = await create(host, { name: 'Filtered' });
  await settled(id, 3);
  const path = { id: flights.slow };
  const flight = await unwrap(testApi.api.GET('/flightdetail/{id}', { params: { path } }));
  const own = flight.task_score?.find(({ competition }) => competition.id === id);
  expect(own).toMatchObject({ rank: 2, competition: { name: 'Filtered', score_kind: 'date' } });
  const query = { competition_id_in: [id] };
  const list = await unwrap(testApi.api.GET('/flight', { params: { query } }));
  expect(new Set(list.map((row) => row.id))).toEqual(new Set(Object.values(flights)));
});

test('copies the task, so that later changes have no effect', async () => {
  const { id } = await create(host);
  const params = { path: { id: taskId } };
  const moved = [north('Start', 0.12), north('Elsewhere', 0.9)];
  await unwrap(host.api.PATCH('/task/{id}', { params, body: { point_features: moved } }));
  expect((await get(id)).point_features).toEqual(POINTS);
  await unwrap(host.api.PATCH('/task/{id}', { params, body: { point_features: POINTS } }));
  await settled(id, 3);
});

test('leaves out flights that are not public, also from a final result', async () => {
  const { id } = await create(host);
  await settled(id, 3);
  await unwrap(patch(host, id, { status: 'final_result' }));
  await show(ann, flights.fast, 'private');
  const [first] = (await get(id)).task_score;
  expect(first).toMatchObject({ flight_id: flights.slow, rank: 1, gp_points: 10 });
  await show(ann, flights.fast, 'public');
  expect(await flightsOf(id)).toEqual([flights.fast, flights.slow, flights.failed]);
});

test('adds no flight to a final result until it is reopened', async () => {
  const { id } = await create(host);
  await settled(id, 3);
  await unwrap(patch(host, id, { status: 'final_result' }));
  const late = await fly(ben, { takeoffs: ['2026-07-14T13:00:00Z'] });
  expect(await flightsOf(id)).not.toContain(late);
  const refused = await patch(host, id, { start_time: '10:00' });
  expect(refused.error).toMatchObject({ code: 'COMPETITION_FINAL' });
  const back = await patch(host, id, { status: 'planned' });
  expect(back.error).toMatchObject({ detail: [{ type: 'STATUS_ORDER' }] });
  await unwrap(patch(host, id, { status: 'scoring', note: 'A flight was missing' }));
  const { task_score: scores, change } = await settled(id, 4);
  const ofBen = scores.filter(({ user }) => user?.id === ben.id);
  expect(ofBen.map((row) => row.personal_rank)).toEqual([1, 1]);
  expect(change.map(({ action, status, note }) => [action, status, note])).toEqual([
    ['status_changed', 'scoring', 'A flight was missing'],
    ['status_changed', 'final_result', undefined],
    ['hosted', undefined, undefined],
  ]);
  await unwrap(ben.api.DELETE('/flightdetail/{id}', { params: { path: { id: late } } }));
  expect(await flightsOf(id)).not.toContain(late);
});

test('keeps the reason of a new name, and rejects one without a change', async () => {
  const { id } = await create(host, { name: 'Old' });
  await unwrap(patch(host, id, { name: 'New', note: 'Typing error' }));
  const alone = await patch(host, id, { name: 'New', note: 'Nothing new' });
  expect(alone.error).toMatchObject({ detail: [{ loc: ['note'], type: 'NOTHING_CHANGED' }] });
  const { name, change } = await get(id);
  expect([name, change[0]?.action, change[0]?.note]).toEqual([
    'New',
    'settings_changed',
    'Typing error',
  ]);
  expect(change).toHaveLength(2);
});

test('keeps the pilots of a final result, and ends with its group', async () => {
  const { id: group } = await unwrap(host.api.POST('/usergroup', { body: { name: 'Duo' } }));
  const query = { user_id: ann.id };
  const path = { id: group };
  await unwrap(host.api.POST('/usergroup/add/{id}', { params: { path, query } }));
  const final = await create(host, { user_group_id: group });
  const open = await create(host, { user_group_id: group });
  const { task_score: scores } = await settled(final.id, 2);
  await settled(open.id, 2);
  await unwrap(patch(host, final.id, { status: 'final_result' }));
  await unwrap(ann.api.POST('/usergroup/leave/{id}', { params: { path } }));
  expect(await flightsOf(open.id)).toEqual([flights.failed]);
  await unwrap(host.api.DELETE('/usergroup/{id}', { params: { path } }));
  expect((await get(final.id)).task_score).toEqual(scores);
  expect(await get(open.id)).toMatchObject({ status: 'final_result' });
  expect(await flightsOf(open.id)).toEqual([flights.failed]);
});

test('takes points off by its rules, with a reason that everyone reads', async () => {
  const { id } = await create(host, { point_rules: 'grand_prix' });
  await settled(id, 3);
  const penalty = { points: 3, reason: 'Airspace' };
  await unwrap(penalize(host, id, flights.fast, penalty));
  const { task_score: scores, change } = await get(id);
  expect(scores[0]).toMatchObject({ flight_id: flights.slow, rank: 1 });
  expect(scores[1]).toMatchObject({ gp_points: 7, rank: 2, penalty });
  expect(change[0]).toMatchObject({ action: 'penalty_set', points: 3, flight_id: flights.fast });
  const rules = await patch(host, id, { point_rules: 'classic' });
  expect(rules.error).toMatchObject({ detail: [{ type: 'HAS_PENALTIES' }] });
  expect((await penalize(host, id, flights.failed, penalty)).response.status).toBe(404);
  const params = { path: { competition: id, flight: flights.fast } };
  const path = '/task/score/{competition}/penalty/{flight}';
  const after = await unwrap(host.api.DELETE(path, { params }));
  expect(after.task_score[0]).toMatchObject({ flight_id: flights.fast, gp_points: 10 });
  await unwrap(penalize(host, id, flights.fast, penalty));
  await show(ann, flights.fast, 'private');
  await unwrap(patch(host, id, { point_rules: 'classic' }));
  await show(ann, flights.fast, 'public');
  const [best] = (await get(id)).task_score;
  expect(best).toMatchObject({ flight_id: flights.fast });
  expect(best).not.toHaveProperty('penalty');
});

test('hides its results until it is planned', async () => {
  const { id } = await create(host, { status: 'not_planned' });
  await jobsDone(testApi, 'score-competition');
  expect(await flightsOf(id)).toEqual([]);
  await unwrap(patch(host, id, { status: 'planned' }));
  expect((await settled(id, 3)).status).toBe('scoring');
});

test('gives no points while it is neutralised', async () => {
  const { id } = await create(host);
  await settled(id, 3);
  const { task_score: scores } = await unwrap(patch(host, id, { status: 'neutralized' }));
  expect(scores.map(({ points, c_points: c }) => [points, c])).toEqual(scores.map(() => [0, 0]));
});

test('counts starts from the start time on', async () => {
  const { id } = await create(host, { start_time: '11:30' });
  await settled(id, 0);
  const { id: group } = await unwrap(host.api.POST('/usergroup', { body: { name: 'Squad' } }));
  const path = { id: group };
  const query = { user_id: ann.id };
  await unwrap(host.api.POST('/usergroup/add/{id}', { params: { path, query } }));
  // Of a group, those who did not start are listed, too.
  await unwrap(patch(host, id, { user_group_id: group }));
  const { task_score: scores, user_group: named } = await settled(id, 2);
  expect(named).toEqual({ id: group, name: 'Squad' });
  expect(scores.map((row) => row.missed?.reason)).toEqual(['start_too_early', 'start_too_early']);
  await unwrap(patch(host, id, { start_time: '09:00' }));
  await vi.waitFor(async () => expect((await get(id)).attempts).toBe(1), { timeout: 20_000 });
});

describe('only the host', () => {
  test('decides', async () => {
    const { id } = await create(host);
    const refused = { code: 'NOT_OWNER_OF_COMPETITION' };
    expect((await patch(ann, id, { name: 'Mine' })).error).toMatchObject(refused);
    const penalty = { points: 1, reason: 'No' };
    expect((await penalize(ann, id, flights.slow, penalty)).error).toMatchObject(refused);
  });

  test('must say which day or airport, and be in the group', async () => {
    const problem = async (body: RequestBody<'createCompetition'>) =>
      (await host.api.POST('/task/score', { body })).error;
    const task = { task_id: taskId };
    expect(await problem({ ...task, score_kind: 'date' })).toMatchObject({
      detail: [{ loc: ['scoring_date'] }],
    });
    expect(await problem({ ...task, score_kind: 'airport' })).toMatchObject({
      detail: [{ loc: ['airport_id'] }],
    });
    const body = { name: 'Others' };
    const { id: group } = await unwrap(ann.api.POST('/usergroup', { body }));
    const day = { score_kind: 'date', scoring_date: '2026-07-14' } as const;
    expect(await problem({ ...task, ...day, user_group_id: group })).toMatchObject({
      detail: [{ type: 'NOT_IN_GROUP' }],
    });
  });
});

test('is found by its fields, and its results are a file', async () => {
  const { id } = await create(host, { name: 'Unique Cup' });
  await settled(id, 3);
  const listed = async (query: object) => {
    const rows = await unwrap(testApi.api.GET('/task/score', { params: { query } }));
    return rows.map((row) => row.id);
  };
  expect(await listed({ competition_id_in: [id], season_in: [2026] })).toEqual([id]);
  expect(await listed({ task_id_in: [taskId], limit: 1 })).toEqual([id]);
  // Others must not find out which private task was hosted.
  const task = { params: { path: { id: taskId } } };
  await unwrap(host.api.PATCH('/task/{id}', { ...task, body: { visibility: 'private' } }));
  expect(await listed({ task_id_in: [taskId] })).toEqual([]);
  await unwrap(host.api.PATCH('/task/{id}', { ...task, body: { visibility: 'public' } }));
  expect(await listed({ competition_id_in: [id], season_in: [2025] })).toEqual([]);
  expect(await listed({ competition_id_in: [id], distance_gt: 100 })).toEqual([]);
  const body: RequestBody<'search'> = {
    search_items: [{ key: 'name', value: 'Unique' }],
    documents: 'competition',
  };
  expect(await unwrap(testApi.api.POST('/search', { body }))).toMatchObject([
    { index: 'competition', id, name: 'Unique Cup', scoring_date: '2026-07-14' },
  ]);
  const params = { path: { competition: id }, query: { format: 'csv' as const } };
  const path = '/task/score/{competition}/file';
  const csv = String(await unwrap(testApi.api.GET(path, { params, parseAs: 'text' })));
  expect(csv.trim().split('\r\n')).toHaveLength(4);
  expect(csv).toContain('not_reached');
});

test('is continued by another job if the process stops', async () => {
  const { id } = await create(host);
  await settled(id, 3);
  const { services } = testApi.server;
  await services.db.deleteFrom('task_score').where('competition_id', '=', id).execute();
  const send = vi.fn<typeof services.jobs.send>();
  const jobs = { ...services.jobs, send, isStopping: () => true };
  const job = { competitionId: id };
  await scoreCompetition({ ...services, jobs }, job);
  expect(send).toHaveBeenCalledExactlyOnceWith(services.db, expect.anything(), job);
  expect(await flightsOf(id)).toEqual([]);
});

test('is what a full evaluation gives, after random edits', async () => {
  const { db } = testApi.server.services;
  const random = createRandom(20_260_714);
  const ids = await Promise.all(
    [{ start_time: '10:00' }, {}, { name: 'Third' }].map(
      async (body) => (await create(host, body)).id,
    ),
  );
  for (let edit = 0; edit < 12; edit += 1) {
    const [user, flight] = random() < 0.5 ? ([ann, 'fast'] as const) : ([ben, 'slow'] as const);
    const id = ids[Math.floor(random() * ids.length)]!;
    const choice = random();
    if (choice < 0.4) await show(user, flights[flight], random() < 0.5 ? 'private' : 'public');
    else if (choice < 0.7)
      await unwrap(patch(host, id, { start_time: `${random() < 0.5 ? '09' : '11'}:00` }));
    else await fly(user, { takeoffs: ['2026-07-14T14:00:00Z'], reachDeg: 0.2 + random() / 5 });
  }
  const stored = async () => {
    const { rows } =
      await sql`select competition_id, flight_id, achieved, reached_first_turnpoint, distance,
      elapsed_s, start_time, end_time, path, missed, declared from task_score
      where competition_id = any(${ids}::int[]) order by competition_id, flight_id`.execute(db);
    return rows;
  };
  await jobsDone(testApi, 'score-competition');
  const before = await stored();
  expect(before.length).toBeGreaterThan(9);
  await sql`delete from task_score where competition_id = any(${ids}::int[])`.execute(db);
  for (const competitionId of ids)
    await scoreCompetition(testApi.server.services, { competitionId });
  expect(await stored()).toEqual(before);
}, 60_000);

/** Repeats itself with every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
