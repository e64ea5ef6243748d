import {
  HAS_TEST_DATA,
  igcFilesIn,
  readTestFile,
  readTestText,
} from '@cloudstreet/scoring/testing';
import { type Api, call, unwrap, uploadFlight, waitForScore } from '@cloudstreet/sdk';
import type { RequestBody } from '@cloudstreet/sdk/contract';
import { uploadTasks } from '@cloudstreet/sdk/operations';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { pointFeature } from '../../tasks/testing/point-feature.js';
import { jobsDone } from '../../testing/jobs-done.js';
import { type SampleOptions, sampleIgc } from '../../testing/sample-igc.js';
import { startTestApi, type TestApi, type TestUser } from '../../testing/start-test-api.js';
import { scoreChampionshipDay } from '../model/score-championship-day.js';

const LAT = 50.8683;
const LON = 7.0933;
const north = (name: string, degrees: number) =>
  pointFeature(name, LON, LAT + degrees, { kind: 'CYLINDER', radius: 0.5 });
/** 120 km there and back. The minimum time of two hours makes the day worth points. */
const POINTS = [north('Start', 0.12), north('Far', 0.66), north('Start', 0.12)];
const AREA = { ruleset: 'AA', min_time: 120 } as const;
const QUEUE = 'score-championship-day';

let testApi: TestApi;
let organiser: TestUser;
let ann: TestUser;
let ben: TestUser;
let taskId: number;
let count = 0;

async function fly({ api }: TestUser, options: SampleOptions = {}): Promise<number> {
  count += 1;
  const serial = `T${count.toString(26).padStart(2, '0')}`.toUpperCase();
  const igc = sampleIgc({ serial, reachDeg: 0.7, ...options });
  const [flight] = await uploadFlight(api, igc, { name: 'a.igc' });
  return (await waitForScore(api, flight!.id, { pollMs: 50 })).id;
}

const ENTRIES = [
  'Competition_ID,name,registration,handicap,flarm',
  'AN,Ann Sample,D-1111,100,DDA5BA',
  'BE,Ben Sample,d2222,110,',
  'CA,Cat Sample,D-3333,105,',
].join('\n');

interface Made {
  championship: number;
  class: number;
  day: number;
}

/** Creates a championship with a class, three entries and a day. */
async function organise(
  body: Partial<RequestBody<'createChampionshipDay'>> = {},
  { api }: TestUser = organiser,
): Promise<Made> {
  const dates = { start_date: '2026-07-11', end_date: '2026-07-18' };
  const { id } = await unwrap(api.POST('/championship', { body: { name: 'Ridge Cup', ...dates } }));
  const path = { championship: id };
  const { classes } = await unwrap(
    api.POST('/championship/{championship}/class', {
      params: { path },
      body: { name: 'Club class', rules: 'club' },
    }),
  );
  const params = { path: { championship: id, class: classes[0]!.id } };
  await unwrap(
    api.POST('/championship/{championship}/class/{class}/entries', {
      params,
      body: { csv: ENTRIES },
    }),
  );
  const day = await unwrap(
    api.POST('/championship/{championship}/class/{class}/day', {
      params,
      body: { date: '2026-07-14', task_id: taskId, ...body },
    }),
  );
  return { ...params.path, day: day.id };
}

const get = ({ championship }: Made, api: Api = testApi.api) =>
  unwrap(api.GET('/championship/{championship}', { params: { path: { championship } } }));
const getDay = (path: Made) =>
  unwrap(testApi.api.GET('/championship/{championship}/day/{day}', { params: { path } }));
const patchDay = (path: Made, body: RequestBody<'updateChampionshipDay'>, user = organiser) =>
  user.api.PATCH('/championship/{championship}/day/{day}', { params: { path }, body });
const addEntry = (path: Made, body: RequestBody<'createChampionshipEntry'>, user = organiser) =>
  user.api.POST('/championship/{championship}/class/{class}/entry', { params: { path }, body });
const upload = (path: Made, csv: string, user = organiser) =>
  user.api.POST('/championship/{championship}/class/{class}/entries', {
    params: { path },
    body: { csv },
  });
const patchEntry = (path: Made, entry: number, body: RequestBody<'updateChampionshipEntry'>) =>
  organiser.api.PATCH('/championship/{championship}/entry/{entry}', {
    params: { path: { ...path, entry } },
    body,
  });
const show = ({ api }: TestUser, id: number, visibility: 'private' | 'public') =>
  unwrap(api.PATCH('/flightdetail/{id}', { params: { path: { id } }, body: { visibility } }));
const entryOf = async (path: Made, name: string) => {
  const { classes } = await get(path);
  return classes[0]!.entries.find((entry) => entry.name === name)!.id;
};
/** Waits for the job. */
const settled = async (path: Made) => {
  await jobsDone(testApi, QUEUE);
  return getDay(path);
};

/** Ann is faster, Ben did not turn, and Cat did not fly. */
let flights: { fast: number; failed: number };

beforeAll(async () => {
  testApi = await startTestApi({ clock: () => new Date('2026-07-14T20:00:00Z') });
  organiser = await testApi.signUp();
  ann = await testApi.signUp();
  ben = await testApi.signUp();
  const task = await unwrap(
    organiser.api.POST('/task', { body: { ...AREA, name: 'Rhine', point_features: POINTS } }),
  );
  taskId = task.id;
  flights = {
    fast: await fly(ann, { registration: 'D-1111' }),
    failed: await fly(ben, { registration: 'D-2222', reachDeg: 0.6 }),
  };
}, 60_000);

test('scores the flights of the entries, with those who failed or did not launch', async () => {
  const made = await organise();
  const day = await settled(made);
  expect(day).toMatchObject({
    date: '2026-07-14',
    number: 1,
    status: 'scoring',
    class_name: 'Club class',
    assigned_area: true,
    min_time: 120,
    task_id: taskId,
    point_features: POINTS,
    factors: { launched: 2, valid: true },
  });
  const [first, second, third] = day.results;
  expect(first).toMatchObject({
    name: 'Ann Sample',
    status: 'finished',
    rank: 1,
    rank_total: 1,
    handicap: 100,
    registration: 'D-1111',
    flight_id: flights.fast,
  });
  expect(first!.points).toBeGreaterThan(100);
  expect(first!.points_total).toBe(first!.points);
  expect(first!.speed).toBeCloseTo((first!.distance! / first!.duration!) * 3600, 1);
  expect(second).toMatchObject({
    name: 'Ben Sample',
    status: 'outlanded',
    rank: 2,
    flight_id: flights.failed,
    missed: { point: 1, name: 'Far', reason: 'not_reached' },
  });
  expect(second!.missed!.distance).toBeGreaterThan(3000);
  expect(second!.distance).toBeGreaterThan(40);
  expect(third).toMatchObject({ name: 'Cat Sample', status: 'not_launched', points: 0, rank: 3 });
  expect(third).not.toHaveProperty('flight_id');
});

test('entries are found by their competition id near the start, and added later', async () => {
  const made = await organise();
  const csv = 'registration;handicap;aircraft\nD-4444;1,05;LS 4';
  await unwrap(upload(made, csv));
  const named = { registration: 'D-4444', headers: ['HFCIDCOMPETITIONID:ZZ'] };
  const own = await fly(ben, { ...named, takeoffs: ['2026-07-14T10:20:00Z'] });
  const elsewhere = { registration: 'D-9876', lat: 47, lon: 8 };
  const other = await fly(ann, { ...elsewhere, headers: ['HFCIDCOMPETITIONID:CA'] });
  const { results } = await settled(made);
  const ids = results.map((row) => row.flight_id);
  expect(ids).toContain(own);
  expect(ids).not.toContain(other);
  await unwrap(patchEntry(made, await entryOf(made, 'Cat Sample'), { competition_id: 'ZZ' }));
  await unwrap(patchEntry(made, await entryOf(made, 'D-4444'), { registration: 'D-5555' }));
  const { results: after } = await settled(made);
  expect(after.find((row) => row.flight_id === own)).toMatchObject({ name: 'Cat Sample' });
  for (const id of [own, other]) {
    const pilot = id === own ? ben : ann;
    await unwrap(pilot.api.DELETE('/flightdetail/{id}', { params: { path: { id } } }));
  }
});

test('a pilot who corrects the registration is found', async () => {
  const made = await organise();
  await jobsDone(testApi, QUEUE);
  const params = { path: { id: flights.failed } };
  const change = (registration: string) =>
    unwrap(ben.api.PATCH('/flightdetail/{id}', { params, body: { registration } }));
  await change('D-3333');
  const { results } = await settled(made);
  expect(results.find((row) => row.flight_id === flights.failed)).toMatchObject({
    name: 'Cat Sample',
  });
  await change('D-2222');
});

test('hidden flights leave the result, also a final one, and later ones do not enter it', async () => {
  const made = await organise();
  const before = await settled(made);
  await unwrap(patchDay(made, { status: 'final_result' }));
  await show(ann, flights.fast, 'private');
  const hidden = await getDay(made);
  expect(hidden.results.map((row) => row.flight_id)).toEqual([
    flights.failed,
    undefined,
    undefined,
  ]);
  expect(JSON.stringify(hidden)).not.toContain(`"flight_id":${flights.fast}`);
  await show(ann, flights.fast, 'public');
  expect((await getDay(made)).results).toEqual(before.results);
  const late = await fly(ben, { registration: 'D-3333', takeoffs: ['2026-07-14T11:00:00Z'] });
  expect((await settled(made)).results).toEqual(before.results);
  const final = { code: 'COMPETITION_FINAL' };
  expect((await patchDay(made, { start_time: '10:00' })).error).toMatchObject(final);
  const cat = await entryOf(made, 'Cat Sample');
  expect((await patchEntry(made, cat, { handicap: 90 })).error).toMatchObject(final);
  expect((await patchEntry(made, cat, { name: 'Someone Else' })).error).toMatchObject(final);
  const added = { name: 'Late', competition_id: 'LT', handicap: 50 };
  expect((await addEntry(made, added)).error).toMatchObject(final);
  expect((await upload(made, 'competition_id\nLT')).error).toMatchObject(final);
  const path = { ...made, entry: cat };
  const remove = '/championship/{championship}/entry/{entry}';
  expect((await organiser.api.DELETE(remove, { params: { path } })).error).toMatchObject(final);
  const removeDay = '/championship/{championship}/day/{day}';
  expect((await organiser.api.DELETE(removeDay, { params: { path } })).error).toMatchObject(final);
  expect((await patchDay(made, { status: 'planned' })).error).toMatchObject({
    detail: [{ type: 'STATUS_ORDER' }],
  });
  await unwrap(patchDay(made, { status: 'scoring', note: 'A flight was missing' }));
  const after = await settled(made);
  expect(after.results.map((row) => row.flight_id)).toContain(late);
  const { change } = await get(made);
  expect(change.slice(0, 2)).toMatchObject([
    { action: 'status_changed', status: 'scoring', note: 'A flight was missing', day_id: made.day },
    { action: 'status_changed', status: 'final_result', date: '2026-07-14' },
  ]);
  await unwrap(ben.api.DELETE('/flightdetail/{id}', { params: { path: { id: late } } }));
});

test('totals are those of all days; a neutralised day has no points', async () => {
  const made = await organise();
  const first = await settled(made);
  const second = await unwrap(
    organiser.api.POST('/championship/{championship}/class/{class}/day', {
      params: { path: made },
      body: { date: '2026-07-15', task_id: taskId },
    }),
  );
  expect(second.number).toBe(2);
  expect(second.results[0]).toMatchObject({ points: 0 });
  expect(second.results.find(({ name }) => name === 'Ann Sample')).toMatchObject({
    points_total: first.results[0]!.points,
    rank_total: 1,
  });
  const shown = await unwrap(patchDay(made, { status: 'neutralized' }));
  expect(shown.results[0]).toMatchObject({ name: 'Ann Sample', status: 'finished' });
  expect(shown.results[0]).not.toHaveProperty('points');
  expect(shown).not.toHaveProperty('factors');
  const later = await getDay({ ...made, day: second.id });
  expect(later.results.map((row) => row.points_total)).toEqual([0, 0, 0]);
});

test('those who do not compete have no rank and count for no one', async () => {
  const made = await organise();
  await jobsDone(testApi, QUEUE);
  await unwrap(patchEntry(made, await entryOf(made, 'Ann Sample'), { not_competing: true }));
  const { results, factors } = await getDay(made);
  expect(factors).toMatchObject({ launched: 1 });
  expect(results.map((row) => row.name)).toEqual(['Ben Sample', 'Cat Sample', 'Ann Sample']);
  expect(results[2]).toMatchObject({ not_competing: true, status: 'finished' });
  expect(results[2]).not.toHaveProperty('rank');
  expect(results[2]).not.toHaveProperty('points');
});

test('takes points off with a reason that everyone reads', async () => {
  const made = await organise();
  const { results: before } = await settled(made);
  const entry = before[0]!.entry_id;
  const params = { path: { ...made, entry } };
  const path = '/championship/{championship}/day/{day}/penalty/{entry}';
  const body = { points: 10, reason: 'Airspace' };
  const { results } = await unwrap(organiser.api.POST(path, { params, body }));
  expect(results.find((row) => row.entry_id === entry)).toMatchObject({
    points: before[0]!.points! - 10,
    points_total: before[0]!.points! - 10,
    penalty: 10,
    penalty_reason: 'Airspace',
  });
  const { change } = await get(made);
  expect(change[0]).toMatchObject({
    action: 'penalty_set',
    points: 10,
    note: 'Airspace',
    entry_name: 'Ann Sample',
  });
  const after = await unwrap(organiser.api.DELETE(path, { params }));
  expect(after.results).toEqual(before);
});

test('hides the results of a day that is not planned', async () => {
  const made = await organise({ status: 'not_planned' });
  const day = await settled(made);
  expect(day.results.every(({ status }) => status === 'not_launched')).toBe(true);
  const order = { detail: [{ type: 'STATUS_ORDER' }] };
  expect((await patchDay(made, { status: 'final_result' })).error).toMatchObject(order);
  await unwrap(patchDay(made, { status: 'planned' }));
  expect(await settled(made)).toMatchObject({
    status: 'scoring',
    results: [{ flight_id: flights.fast }, {}, {}],
  });
  const together = { status: 'final_result', start_time: '20:00' } as const;
  expect((await patchDay(made, together)).error).toMatchObject(order);
  expect((await patchDay(made, { note: 'No change' })).error).toMatchObject({
    detail: [{ loc: ['note'], type: 'NOTHING_CHANGED' }],
  });
});

test('conventions and times decide about starts and finishes', async () => {
  const made = await organise({ start_time: '09:00', conventions: { gate_interval: 3600 } });
  const { results } = await settled(made);
  expect(results[0]!.start_time).toMatch(/T1\d:00:00/);
  const reasonAfter = async (body: RequestBody<'updateChampionshipDay'>) => {
    await unwrap(patchDay(made, body));
    const { results: rows } = await settled(made);
    return rows.find(({ name }) => name === 'Ann Sample')!.missed?.reason;
  };
  expect(await reasonAfter({ start_time: '14:00' })).toBe('start_too_early');
  expect(await reasonAfter({ start_time: null, start_close: '09:30' })).toBe('start_too_late');
  const high = { start_max_altitude: 200 };
  expect(await reasonAfter({ start_close: null, conventions: high })).toBe('start_too_high');
  const slow = { start_max_speed: 10 };
  expect(await reasonAfter({ conventions: slow })).toBe('start_too_fast');
  const low = { finish_min_altitude: 9000 };
  expect(await reasonAfter({ conventions: low })).toBe('finish_too_low');
  expect(await reasonAfter({ conventions: {}, finish_close: '10:30' })).toBe('finish_too_late');
});

describe('only the organiser and superusers', () => {
  test('decide', async () => {
    const made = await organise();
    const refused = { code: 'NOT_OWNER_OF_COMPETITION' };
    expect((await patchDay(made, { start_time: '10:00' }, ann)).error).toMatchObject(refused);
    expect((await upload(made, ENTRIES, ann)).error).toMatchObject(refused);
    const entry = { name: 'Eve', competition_id: 'EV' };
    expect((await addEntry(made, entry, ann)).error).toMatchObject(refused);
    const { db } = testApi.server.services;
    const setSuperuser = (isSuperuser: boolean) =>
      db.updateTable('user').set({ is_superuser: isSuperuser }).where('id', '=', ann.id).execute();
    await setSuperuser(true);
    expect((await addEntry(made, entry, ann)).response.status).toBe(201);
    await setSuperuser(false);
  });

  test('see a private task, which a stranger cannot use', async () => {
    const { championship, class: ofClass } = await organise({}, ann);
    const body = { ...AREA, point_features: POINTS, visibility: 'private' } as const;
    const { id } = await unwrap(organiser.api.POST('/task', { body }));
    const path = '/championship/{championship}/class/{class}/day';
    const { response } = await ann.api.POST(path, {
      params: { path: { championship, class: ofClass } },
      body: { date: '2026-07-16', task_id: id },
    });
    expect(response.status).toBe(404);
    const made = await organise({ task_id: id });
    expect(await getDay(made)).not.toHaveProperty('task_id');
  });

  test('reach entries and days of their own championship alone', async () => {
    const [mine, theirs] = [await organise(), await organise({}, ann)];
    const mixed = { ...theirs, championship: mine.championship };
    expect((await patchDay(mixed, { start_time: '10:00' })).response.status).toBe(404);
    expect((await upload(mixed, ENTRIES)).response.status).toBe(404);
    const entry = await entryOf(theirs, 'Ann Sample');
    expect((await patchEntry(mine, entry, { name: 'Eve' })).response.status).toBe(404);
  });
});

describe('bad input', () => {
  test('of a table is told by line, and nothing is stored', async () => {
    const made = await organise();
    const { error } = await upload(
      made,
      'competition_id,registration,handicap,not_competing\nXX,,100,\nLONG,,100,\nYY,,none,perhaps\n,,100,\nXX,,90,',
    );
    const { detail } = error as { detail: { loc: (string | number)[]; msg: string }[] };
    expect(detail.map(({ loc }) => loc)).toEqual([
      ['csv', 3],
      ['csv', 4],
      ['csv', 4],
      ['csv', 5],
      ['csv', 6],
    ]);
    expect(detail[0]!.msg).toBe('“LONG” does not fit the column competition_id.');
    const lines = async (csv: string) => {
      const response = await upload(made, csv);
      return (response.error as unknown as { detail: object[] }).detail;
    };
    expect(await lines('name,handicap\nAnn,100')).toMatchObject([{ loc: ['csv', 1] }]);
    expect(await lines('competition_id,registration\nAN,D-2222')).toMatchObject([
      { loc: ['csv', 2], type: 'TAKEN' },
    ]);
    expect(await lines('competition_id,name\nAN,"Ann')).toMatchObject([{ type: 'INVALID_LINE' }]);
    expect((await get(made)).classes[0]!.entries).toHaveLength(3);
  });

  test('of an entry, a day or dates is told by field', async () => {
    const made = await organise();
    const typeOf = async (promise: Promise<{ error?: unknown }>) =>
      ((await promise).error as { detail: { type: string }[] }).detail[0]!.type;
    expect(await typeOf(addEntry(made, { name: 'Eve' }))).toBe('NO_SIGN');
    expect(await typeOf(addEntry(made, { name: 'Eve', registration: 'd1111' }))).toBe('TAKEN');
    expect(
      await typeOf(addEntry(made, { name: 'Eve', competition_id: 'EV', user_id: 999_999 })),
    ).toBe('not_found');
    const addDay = (date: string) =>
      organiser.api.POST('/championship/{championship}/class/{class}/day', {
        params: { path: made },
        body: { date, task_id: taskId },
      });
    expect(await typeOf(addDay('2026-07-19'))).toBe('OUTSIDE_CHAMPIONSHIP');
    expect(await typeOf(addDay('2026-07-14'))).toBe('TAKEN');
    const patch = (body: RequestBody<'updateChampionship'>) =>
      organiser.api.PATCH('/championship/{championship}', { params: { path: made }, body });
    expect(await typeOf(patch({ end_date: '2026-07-13' }))).toBe('DAYS_OUTSIDE');
    expect(await typeOf(patch({ end_date: '2026-07-01' }))).toBe('INVALID_DATES');
    expect(await typeOf(patchDay(made, { conventions: { gate_interval: 0 } }))).toBe('minimum');
  });
});

test('a table changes the entries that it knows', async () => {
  const made = await organise();
  await unwrap(upload(made, 'competition_id,handicap,aircraft\nAN,90,LS 1\nDA,100,LS 4'));
  const { classes } = await get(made);
  expect(classes[0]!.entries).toHaveLength(4);
  expect(classes[0]!.entries.find((entry) => entry.competition_id === 'AN')).toMatchObject({
    name: 'Ann Sample',
    registration: 'D-1111',
    handicap: 90,
    aircraft: 'LS 1',
  });
});

test('is listed, and its results are a file', async () => {
  const made = await organise();
  await settled(made);
  const query = { user_id_in: [organiser.id], limit: 1 };
  const [listed] = await unwrap(testApi.api.GET('/championship', { params: { query } }));
  expect(listed).toMatchObject({ id: made.championship, user: { id: organiser.id } });
  const csv = await unwrap(
    testApi.api.GET('/championship/{championship}/day/{day}/file', {
      params: { path: made, query: { format: 'csv' } },
      parseAs: 'text',
    }),
  );
  expect(String(csv).trim().split('\r\n')).toHaveLength(4);
  expect(csv).toContain('not_reached');
  await unwrap(organiser.api.DELETE('/championship/{championship}', { params: { path: made } }));
  const { response } = await testApi.api.GET('/championship/{championship}', {
    params: { path: made },
  });
  expect(response.status).toBe(404);
});

test('is what a full evaluation gives, after random edits', async () => {
  const { db } = testApi.server.services;
  const random = createRandom(20_260_714);
  const all = await Promise.all([organise(), organise({ start_time: '09:00' })]);
  for (let edit = 0; edit < 14; edit += 1) {
    const made = all[Math.floor(random() * all.length)]!;
    const [user, flight] = random() < 0.5 ? ([ann, 'fast'] as const) : ([ben, 'failed'] as const);
    const choice = random();
    if (choice < 0.3) await show(user, flights[flight], random() < 0.5 ? 'private' : 'public');
    else if (choice < 0.5) {
      await unwrap(patchDay(made, { start_time: `${random() < 0.5 ? '09' : '11'}:00` }));
    } else if (choice < 0.7) {
      const entry = await entryOf(made, 'Cat Sample');
      const registration = random() < 0.5 ? 'D-3333' : 'D-7777';
      await unwrap(patchEntry(made, entry, { registration }));
    } else if (choice < 0.85) {
      const params = { path: { id: flights[flight] } };
      const body = { competition_id: random() < 0.5 ? 'CA' : 'QQ' };
      await unwrap(user.api.PATCH('/flightdetail/{id}', { params, body }));
    } else {
      const at = random() < 0.5 ? 'D-3333' : 'D-7777';
      await fly(user, { registration: at, takeoffs: ['2026-07-14T14:00:00Z'] });
    }
  }
  const ids = all.map(({ day }) => day);
  const stored = async () => {
    const { rows } = await sql`select day_id, flight_id, entry_id, flown
      from championship_score where day_id = any(${ids}::int[])
      order by day_id, flight_id`.execute(db);
    return rows;
  };
  await jobsDone(testApi, QUEUE);
  const before = await stored();
  expect(before.length).toBeGreaterThan(3);
  await sql`delete from championship_score where day_id = any(${ids}::int[])`.execute(db);
  for (const dayId of ids) await scoreChampionshipDay(testApi.server.services, { dayId });
  expect(await stored()).toEqual(before);
}, 60_000);

test('is continued by another job if the process stops', async () => {
  const made = await organise();
  await settled(made);
  const { services } = testApi.server;
  await services.db.deleteFrom('championship_score').where('day_id', '=', made.day).execute();
  const send = vi.fn<typeof services.jobs.send>();
  const jobs = { ...services.jobs, send, isStopping: () => true };
  const job = { dayId: made.day };
  await scoreChampionshipDay({ ...services, jobs }, job);
  expect(send).toHaveBeenCalledExactlyOnceWith(services.db, expect.anything(), job);
});

interface Expected {
  readonly results: readonly { readonly competition_id: string; readonly points: number }[];
}

test.runIf(HAS_TEST_DATA)(
  'the racing day of Leverkusen has the points of the other program',
  async () => {
    const folder = 'competitions/leverkusen-2017/2017-07-17-race';
    const { results } = JSON.parse(readTestText(`${folder}/expected.json`)) as Expected;
    const ids = new Set(results.map((row) => row.competition_id));
    for (const file of igcFilesIn(`${folder}/igc`)) {
      const name = file.split('/').at(-1)!;
      const { api } = await testApi.signUp();
      const id = name.split('_')[0]!;
      await uploadFlight(api, readTestFile(file), { name, competitionId: id });
    }
    const task = new Blob([new Uint8Array(readTestFile(`${folder}/task.tsk`))]);
    const stored = await call(organiser.api, uploadTasks, { file: task });
    const { id } = await unwrap(
      organiser.api.POST('/championship', {
        body: { name: 'Rhine', start_date: '2017-07-15', end_date: '2017-07-22' },
      }),
    );
    const { classes } = await unwrap(
      organiser.api.POST('/championship/{championship}/class', {
        params: { path: { championship: id } },
        body: { name: 'Club', rules: 'club' },
      }),
    );
    const path = { championship: id, class: classes[0]!.id, day: 0 };
    await unwrap(upload(path, readTestText(`${folder}/handicaps.csv`)));
    const { id: day } = await unwrap(
      organiser.api.POST('/championship/{championship}/class/{class}/day', {
        params: { path },
        body: {
          date: '2017-07-17',
          task_id: stored.tasks[0]!.id!,
          conventions: { earth: 'mean_sphere' },
        },
      }),
    );
    await jobsDone(testApi, 'score-flight', QUEUE);
    const scored = await settled({ ...path, day });
    const points = Object.fromEntries(
      scored.results
        .filter((row) => ids.has(row.competition_id!))
        .map((row) => [row.competition_id, row.points]),
    );
    expect(points).toEqual(
      Object.fromEntries(results.map((row) => [row.competition_id, row.points])),
    );
    expect(scored.results).toHaveLength(23);
    expect(scored.distance).toBe(136.15);
  },
  180_000,
);

/** Repeats itself with every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
