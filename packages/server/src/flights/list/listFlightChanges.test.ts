import {
  type FlightChanges,
  flightChanges,
  unwrap,
  uploadFlight,
  waitForScore,
} from '@cloudstreet/sdk';
import type { QueryParameters } from '@cloudstreet/sdk/contract';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { sampleIgc } from '../../testing/sample-igc.js';
import {
  PASSWORD,
  startTestApi,
  type TestApi,
  type TestUser,
} from '../../testing/start-test-api.js';
import { rescoreFlight } from '../scoring/rescore/rescore-flight.js';

type Query = QueryParameters<'listFlightChanges'>;

let testApi: TestApi;
let pilot: TestUser;
let ids: number[];

beforeAll(async () => {
  testApi = await startTestApi({ clock: () => new Date('2026-07-14T20:00:00Z') });
  pilot = await testApi.signUp({ clubName: 'Aero Club Varese' });
  ids = [];
  for (const serial of ['CHA', 'CHB', 'CHC', 'CHD', 'CHE']) {
    ids.push(await fly(pilot, serial));
  }
});

/** Each with its own aircraft, because rows of an aircraft wait for each other in the search index. */
async function fly({ api }: TestUser, serial: string): Promise<number> {
  const igc = sampleIgc({ serial, registration: `D-${serial}` });
  const [flight] = await uploadFlight(api, new File([igc], 'flight.igc'));
  return (await waitForScore(api, flight?.id ?? 0)).id;
}

function changes(query: Query = {}): Promise<FlightChanges> {
  return unwrap(testApi.api.GET('/flight/changes', { params: { query } }));
}

/** Changes flights in one statement, so that many have nearly the same time. */
async function change(changed: readonly number[], sign: string): Promise<void> {
  const { db } = testApi.server.services;
  await db.updateTable('flight').set({ competition_id: sign }).where('id', 'in', changed).execute();
}

/** Gives all flights the same time of their change. */
async function changeAtOnce(): Promise<void> {
  const { db } = testApi.server.services;
  await db.transaction().execute(async (transaction) => {
    await sql`alter table any_flight disable trigger flight_updated`.execute(transaction);
    await sql`update flight set updated = clock_timestamp() from (select) as one`.execute(
      transaction,
    );
    await sql`update flight set updated = (select max(updated) from flight)`.execute(transaction);
    await sql`alter table any_flight enable trigger flight_updated`.execute(transaction);
  });
}

async function readAll(query: Query = {}) {
  const read: number[] = [];
  let { cursor } = query;
  for await (const page of flightChanges(testApi.api, query)) {
    read.push(...page.flights.map(({ id }) => id));
    cursor = page.cursor;
  }
  return { read, cursor };
}

test('flights that changed at the same time are on one page each', async () => {
  await changeAtOnce();
  for (const limit of [1, 2, 5, 100]) {
    expect((await readAll({ limit })).read).toEqual(ids);
  }
});

test('`more` is true until the last page', async () => {
  const first = await changes({ limit: 4 });
  expect(first).toMatchObject({ more: true });
  const { flights, more, cursor } = await changes({ limit: 4, cursor: first.cursor });
  expect(flights).toHaveLength(1);
  expect(more).toBe(false);
  // Nothing has changed since.
  expect(await changes({ cursor })).toMatchObject({ flights: [], more: false });
});

test('a flight that changes between two pages comes again, and the others once', async () => {
  await changeAtOnce();
  const [first = 0, second = 0, ...others] = ids;
  const page = await changes({ limit: 2 });
  expect(page.flights.map(({ id }) => id)).toEqual([first, second]);
  await change([first], 'AA');
  await change([others[0]!], 'BB');
  const { read, cursor } = await readAll({ cursor: page.cursor, limit: 2 });
  expect(read).toEqual([...others.slice(1), first, others[0]]);
  // Later the mirror continues where it was.
  await change([second], 'CC');
  expect((await readAll({ cursor: cursor! })).read).toEqual([second]);
});

test('a new result is a change, once for all contests', async () => {
  const { cursor } = await readAll();
  const { db } = testApi.server.services;
  await db
    .updateTable('flight_contest')
    .set({ points: 7 })
    .where('flight_id', '=', ids[2]!)
    .execute();
  expect((await readAll({ cursor: cursor! })).read).toEqual([ids[2]]);
});

test('a new result is a change also if the flight itself is stored again without a change', async () => {
  const { services } = testApi.server;
  const { db } = services;
  const id = ids[3]!;
  const oldScore = { points: 1 };
  await db.updateTable('flight_contest').set(oldScore).where('flight_id', '=', id).execute();
  const { cursor } = await readAll();
  expect(await rescoreFlight(services, id, false)).toMatchObject({ kind: 'changed' });
  expect((await readAll({ cursor: cursor! })).read).toEqual([id]);
});

test('a new result of a transaction that is older than the last change is not left out', async () => {
  const { db } = testApi.server.services;
  const id = ids[3]!;
  const cursor = await db.transaction().execute(async (transaction) => {
    await sql`select now()`.execute(transaction);
    await change([id], 'OL');
    const read = await readAll();
    await transaction
      .updateTable('flight_contest')
      .set({ points: 8 })
      .where('flight_id', '=', id)
      .execute();
    return read.cursor;
  });
  expect((await readAll({ cursor: cursor! })).read).toEqual([id]);
});

test('the same result again is no change', async () => {
  const { cursor } = await readAll();
  expect(await rescoreFlight(testApi.server.services, ids[1]!, false)).toEqual({
    kind: 'unchanged',
  });
  expect((await readAll({ cursor: cursor! })).read).toEqual([]);
});

test('a change that is complete later than younger ones is not left out', async () => {
  const { cursor } = await readAll();
  const { db } = testApi.server.services;
  const [slow = 0, quick = 0] = ids;
  const early = await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('flight')
      .set({ competition_id: 'SL' })
      .where('id', '=', slow)
      .execute();
    await change([quick], 'QU');
    return changes({ cursor: cursor! });
  });
  expect(early.flights).toEqual([]);
  expect((await readAll({ cursor: early.cursor })).read).toEqual([slow, quick]);
});

test('lists those that match the filters, since a time', async () => {
  await changeAtOnce();
  const since = new Date().toISOString();
  await change([ids[1]!], 'DD');
  expect((await readAll({ updated_since: since })).read).toEqual([ids[1]]);
  expect((await readAll({ user_id_in: [pilot.id], limit: 3 })).read).toHaveLength(5);
  expect((await readAll({ user_id_in: [pilot.id + 1] })).read).toEqual([]);
});

test('the cursor moves past changes that do not match the filters', async () => {
  const filter = { club_id_in: [999_999] };
  await change([ids[0]!], 'EE');
  const { flights, cursor } = await changes(filter);
  expect(flights).toEqual([]);
  expect((await readAll({ cursor })).read).toEqual([]);
  await change([ids[1]!], 'FF');
  expect((await readAll({ cursor })).read).toEqual([ids[1]]);
});

test('the cursor never moves back', async () => {
  const { db } = testApi.server.services;
  await db.transaction().execute(async (transaction) => {
    await sql`select now()`.execute(transaction);
    const { cursor } = await changes();
    await sql`select pg_current_xact_id()`.execute(transaction);
    expect((await changes({ cursor })).cursor).toBe(cursor);
  });
});

test.each(['1', 'a-b', '1-2-3', '-1-2'])('refuses the cursor %s', async (cursor) => {
  const response = await fetch(`${testApi.url}/v1/flight/changes?cursor=${cursor}`);
  expect(response.status).toBe(422);
});

test('a restored flight is a change', async () => {
  const leaver = await testApi.signUp();
  const id = await fly(leaver, 'CHF');
  await unwrap(leaver.api.POST('/user/me/delete', { body: { password: PASSWORD } }));
  const { cursor } = await readAll();
  const body = { email: leaver.email, password: PASSWORD };
  await unwrap(testApi.api.POST('/auth/restore', { body }));
  expect((await readAll({ cursor: cursor! })).read).toEqual([id]);
});
