import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { repetitions } from '@cloudstreet/scoring/testing';
import {
  type FlightDetail,
  unwrap,
  uploadFlight,
  type Visibility,
  waitForScore,
} from '@cloudstreet/sdk';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { rebuildRankings } from '../../rankings/update-rankings.js';
import { sampleIgc } from '../../testing/sample-igc.js';
import { startTestApi, type TestApi, type TestUser } from '../../testing/start-test-api.js';

const TAKEOFF = '2026-07-14T10:00:00Z';
const IN_TIME = new Date('2026-07-14T20:00:00Z');
const TOO_LATE = new Date('2026-07-20T20:00:00Z');

let now = IN_TIME;
let server: TestApi;
let pilot: TestUser;
let stranger: TestUser;
let files = 0;

beforeAll(async () => {
  server = await startTestApi({ clock: () => now });
  pilot = await server.signUp({ clubName: 'LSV Anklam' });
  stranger = await server.signUp();
});

beforeEach(() => {
  now = IN_TIME;
});

function nextFile(registration = 'D-1234') {
  files += 1;
  const serial = `S${String(files).padStart(2, '0')}`;
  return sampleIgc({ takeoffs: [TAKEOFF], serial, registration });
}

async function upload(visibility?: Visibility, user = pilot, registration?: string) {
  const options = visibility ? { visibility } : {};
  const [flight] = await uploadFlight(user.api, nextFile(registration), options);
  return flight!;
}

async function fly(visibility?: Visibility, user = pilot, registration?: string) {
  const { id } = await upload(visibility, user, registration);
  return waitForScore(user.api, id, { pollMs: 50 });
}

function show(id: number, body: { visibility?: Visibility; new_link?: true }) {
  return unwrap(pilot.api.PATCH('/flightdetail/{id}', { params: { path: { id } }, body }));
}

function read(user: Pick<TestUser, 'api'>, id: number, link?: string) {
  return user.api.GET('/flightdetail/{id}', {
    params: { path: { id }, ...(link !== undefined && { query: { link } }) },
  });
}

function listed(user: Pick<TestUser, 'api'>, query: { user_id_in?: number[] } = {}) {
  return unwrap(user.api.GET('/flight', { params: { query } }));
}

describe('of an upload', () => {
  test('is public unless the pilot chooses otherwise', async () => {
    expect(await upload()).not.toHaveProperty('visibility');
    expect(await upload('draft')).toMatchObject({ visibility: 'draft' });
  });

  test('follows the settings of the account', async () => {
    const settings = await unwrap(
      pilot.api.PATCH('/user/me', { body: { flight_visibility: 'private' } }),
    );
    expect(settings.flight_visibility).toBe('private');
    expect(await upload()).toMatchObject({ visibility: 'private' });
    expect(await upload('public')).not.toHaveProperty('visibility');
    await unwrap(pilot.api.PATCH('/user/me', { body: { flight_visibility: 'public' } }));
  });
});

describe.each(['private', 'draft', 'link'] as const)('a flight that is %s', (visibility) => {
  let flight: FlightDetail;
  beforeAll(async () => {
    flight = await fly(visibility);
  });

  test('is scored in full for its pilot and does not count', async () => {
    const own = await unwrap(read(pilot, flight.id));
    expect(own).toMatchObject({ visibility, rank: false, not_ranked_reason: 'not_public' });
    expect(own.contest[0]?.points).toBeGreaterThan(0);
  });

  test('is in the own list of its pilot only', async () => {
    const isIn = (flights: readonly { id: number }[]) => flights.some(({ id }) => id === flight.id);
    const query = { user_id_in: [pilot.id] };
    const own = (await listed(pilot, query)).find(({ id }) => id === flight.id);
    expect(own).toMatchObject({ visibility, rank: false });
    expect(isIn(await listed(pilot))).toBe(false);
    expect(isIn(await listed(pilot, { user_id_in: [pilot.id, stranger.id] }))).toBe(false);
    expect(isIn(await listed(stranger, query))).toBe(false);
    expect(isIn(await listed(server, query))).toBe(false);
    const lines = await unwrap(pilot.api.GET('/flightlines', { params: { query } }));
    expect(isIn(lines)).toBe(true);
    const count = (user: Pick<TestUser, 'api'>) =>
      unwrap(user.api.GET('/flight/count', { params: { query } }));
    expect((await count(pilot)).count).toBeGreaterThan((await count(stranger)).count);
  });

  test('does not exist for others, who may not change it either', async () => {
    const { response, error } = await read(stranger, flight.id);
    const unknown = await read(stranger, 2_000_000);
    expect(response.status).toBe(404);
    expect(JSON.stringify(error).replaceAll(String(flight.id), '2000000')).toBe(
      JSON.stringify(unknown.error),
    );
    const params = { path: { id: flight.id } };
    const body = { visibility: 'public' } as const;
    const change = await stranger.api.PATCH('/flightdetail/{id}', { params, body });
    expect(change.response.status).toBe(404);
    const deletion = await stranger.api.DELETE('/flightdetail/{id}', { params });
    expect(deletion.response.status).toBe(404);
  });

  test('is visible to superusers by its id', async () => {
    const { db } = server.server.services;
    const user = await server.signUp();
    await db.updateTable('user').set({ is_superuser: true }).where('id', '=', user.id).execute();
    expect(await unwrap(read(user, flight.id))).toMatchObject({ visibility });
    expect(await unwrap(read(user, flight.id))).not.toHaveProperty('link_token');
  });
});

describe('a link', () => {
  let id: number;
  let token: string;
  beforeAll(async () => {
    await unwrap(pilot.api.PATCH('/user/me', { body: { open_in_seeyou: true } }));
    const flight = await fly('link');
    id = flight.id;
    token = flight.link_token ?? '';
    igcFile = `/igcfile/${flight.igc_file.id}`;
  });

  let igcFile: string;
  const path = (address: string) =>
    address === 'file' ? igcFile : `/${address.replace('ID', `${id}`)}`;

  test.each([
    'flightdetail/ID',
    'flightdata/ID',
    'flight/ID/coach',
    'flight/ID/meetings',
    'flight/ID/placing',
    'file',
  ])('opens %s', async (address) => {
    const status = async (search: string) =>
      (await fetch(`${server.url}/v1${path(address)}${search}`)).status;
    expect(await status('')).toBe(404);
    expect(await status(`?link=${'x'.repeat(43)}`)).toBe(404);
    expect(await status(`?link=${token}`)).toBe(200);
  });

  test('opens a card', async () => {
    expect((await fetch(`${server.url}/files/flight/${id}.jpg`)).status).toBe(404);
    expect((await fetch(`${server.url}/files/flight/${id}-${token}.jpg`)).status).toBe(200);
  });

  test('stays until it is replaced or the visibility changes', async () => {
    expect((await show(id, { visibility: 'link' })).link_token).toBe(token);
    const { link_token: second = '' } = await show(id, { new_link: true });
    expect(second).not.toBe(token);
    expect((await read(server, id, token)).response.status).toBe(404);
    expect((await read(server, id, second)).response.status).toBe(200);
    expect(await unwrap(read(server, id, second))).not.toHaveProperty('link_token');
    await show(id, { visibility: 'private' });
    expect((await read(server, id, second)).response.status).toBe(404);
  });

  test('cannot be replaced for a flight without one', async () => {
    const { response, error } = await pilot.api.PATCH('/flightdetail/{id}', {
      params: { path: { id } },
      body: { new_link: true },
    });
    expect(response.status).toBe(422);
    expect(error).toMatchObject({ detail: [{ loc: ['new_link'] }] });
  });
});

test('a file with a hidden flight is not sent to others', async () => {
  const takeoffs = [TAKEOFF, '2026-07-14T14:00:00Z'];
  const flights = await uploadFlight(pilot.api, sampleIgc({ takeoffs, serial: 'TWO' }));
  await show(flights[1]!.id, { visibility: 'private' });
  const status = async (user: TestUser) => {
    const params = { path: { id: flights[0]!.igc_file.id } };
    const { response } = await user.api.GET('/igcfile/{id}', { params, parseAs: 'stream' });
    return response.status;
  };
  expect(await status(stranger)).toBe(404);
  expect(await status(pilot)).toBe(200);
});

test('publication and hiding move all that follows from a flight', async () => {
  await fly('public');
  const user = await server.signUp();
  const { id } = await fly('draft', user, 'D-4711');
  const change = (visibility: Visibility) =>
    unwrap(
      user.api.PATCH('/flightdetail/{id}', { params: { path: { id } }, body: { visibility } }),
    );
  const state = async () => {
    const params = { path: { id: user.id } };
    const found = await unwrap(
      server.api.POST('/search', {
        body: { search_items: [{ key: 'name', value: 'D-4711' }] },
      }),
    );
    const changes = await unwrap(server.api.GET('/flight/changes'));
    const { rows } = await sql<{ kind: string }>`
      select kind from flight_event where flight_id = ${id} order by seq`.execute(
      server.server.services.db,
    );
    return {
      count: (await unwrap(server.api.GET('/user/{id}', { params }))).flight_count,
      place: await unwrap(server.api.POST('/ranking/user/{id}', { params, body: {} })),
      isFound: JSON.stringify(found).includes('D-4711'),
      isChanged: changes.flights.some((flight) => flight.id === id),
      isRemoved: changes.removed.includes(id),
      events: rows.map(({ kind }) => kind),
    };
  };
  const nothing = { count: 0, place: {}, isFound: false, isChanged: false, events: [] };
  // Changes appear when earlier transactions are complete.
  const expectState = (expected: object) =>
    vi.waitFor(async () => expect(await state()).toEqual(expected), 30_000);
  await expectState({ ...nothing, isRemoved: false });
  await change('public');
  const meetings = () =>
    unwrap(server.api.GET('/flight/{id}/meetings', { params: { path: { id } } }));
  await vi.waitFor(async () => expect((await meetings()).length).toBeGreaterThan(0), 30_000);
  await expectState({
    count: 1,
    place: expect.objectContaining({ position: expect.any(Number) }),
    isFound: true,
    isChanged: true,
    isRemoved: false,
    events: ['flight', 'score'],
  });
  await change('private');
  await expectState({ ...nothing, isRemoved: true });
  const { db } = server.server.services;
  const left = await db.selectFrom('flight_meeting').where('second_id', '=', id).execute();
  expect(left).toEqual([]);
});

describe('the deadline runs from the upload:', () => {
  test('a draft that is published in time counts', async () => {
    const { id } = await fly('draft');
    expect(await show(id, { visibility: 'public' })).toMatchObject({ status: 'valid', rank: true });
  });

  test('one that is published too late does not, now and after another score', async () => {
    const { id } = await fly('draft');
    now = TOO_LATE;
    const published = await show(id, { visibility: 'public' });
    expect(published).toMatchObject({ status: 'pending', rank: false });
    const scored = await waitForScore(pilot.api, id, { pollMs: 50 });
    expect(scored).toMatchObject({ rank: false, not_ranked_reason: 'late' });
  });

  test('one that was public in time may be hidden for a while', async () => {
    const { id } = await fly('public');
    now = TOO_LATE;
    await show(id, { visibility: 'private' });
    expect(await show(id, { visibility: 'public' })).toMatchObject({ rank: true, status: 'valid' });
  });

  test('the edit lock of a draft is that of any upload', async () => {
    const { id } = await fly('draft');
    now = TOO_LATE;
    const { response } = await pilot.api.PATCH('/flightdetail/{id}', {
      params: { path: { id } },
      body: { scoring_times: ['2026-07-14T10:10:00Z', '2026-07-14T10:20:00Z'] },
    });
    expect(response.status).toBe(403);
  });
});

test('a second person is asked once a flight is no draft, and then sees it', async () => {
  const mate = await server.signUp({ dateOfBirth: '1984-02-29' });
  const { db } = server.server.services;
  const { id } = await upload('draft');
  const [twoSeater] = await db
    .selectFrom('aircraft')
    .where('double_seater', '=', true)
    .select('id')
    .limit(1)
    .execute();
  const body = {
    aircraft_id: twoSeater!.id,
    co_user_id: mate.id,
    co_user_date_of_birth: '1984-02-29',
  };
  await unwrap(pilot.api.PATCH('/flightdetail/{id}', { params: { path: { id } }, body }));
  const notifications = () => unwrap(mate.api.GET('/notification'));
  const requests = () => unwrap(mate.api.GET('/user/me/crew-request'));
  const answer = () => mate.api.POST('/flightdetail/{id}/crew', { params: { path: { id } } });
  expect(await notifications()).toEqual([]);
  expect(await requests()).toEqual([]);
  expect((await read(mate, id)).response.status).toBe(404);
  expect((await answer()).response.status).toBe(404);
  await show(id, { visibility: 'private' });
  expect(await notifications()).toMatchObject([{ event: 'co_pilot', flight_id: id }]);
  expect(await requests()).toMatchObject([{ flight: { id }, user: { id: pilot.id } }]);
  expect((await read(mate, id)).response.status).toBe(200);
  expect((await read(stranger, id)).response.status).toBe(404);
  await show(id, { visibility: 'draft' });
  expect(await notifications()).toEqual([]);
  expect((await unwrap(mate.api.GET('/user/me'))).notifications).toBe(0);
});

test('after many changes all derived tables match the flights', async () => {
  const { db } = server.server.services;
  const ids = (await db.selectFrom('any_flight').select('id').execute()).map(({ id }) => id);
  const own = await unwrap(
    pilot.api.GET('/flight', { params: { query: { user_id_in: [pilot.id] } } }),
  );
  const shown = ['public', 'link', 'private', 'draft'] as const;
  const hidden = new Set<number>();
  const moderator = await server.signUp();
  await db.updateTable('user').set({ is_moderator: true }).where('id', '=', moderator.id).execute();
  for (let edit = 0; edit < repetitions(200, 10_000); edit += 1) {
    const flight = own[(edit * 7) % own.length]!;
    const at = { params: { path: { id: flight.id } } };
    const isHidden = hidden.delete(flight.id);
    if (isHidden) await unwrap(moderator.api.POST('/dashboard/flight/{id}/restore', at));
    await show(flight.id, { visibility: shown[(edit * 5 + Math.floor(edit / 3)) % 4]! });
    if (edit % 3 > 0) continue;
    const body = { reason: `Change ${edit}.` };
    await unwrap(moderator.api.POST('/dashboard/flight/{id}/hide', { ...at, body }));
    hidden.add(flight.id);
  }
  const stored = () => db.selectFrom('ranking_place').selectAll().execute();
  const byKey = (rows: object[]) => rows.map((row) => JSON.stringify(row)).toSorted();
  const kept = byKey(await stored());
  await db.transaction().execute(rebuildRankings);
  expect(byKey(await stored())).toEqual(kept);
  const { rows } = await sql`
    select flight_id from any_flight_contest join any_flight on id = flight_id
    where any_flight_contest.is_public <> any_flight.is_public
    union all select flight_id from flight_event join any_flight on id = flight_id
    where not is_public
    union all select first_id from flight_meeting
    join any_flight on id in (first_id, second_id) where not is_public
    union all select id from any_flight where is_public
    and id in (select flight_id from removed_flight)`.execute(db);
  expect(rows).toEqual([]);
  expect(ids.length).toBeGreaterThan(10);
}, 3_600_000);

const SOURCES = fileURLToPath(new URL('../..', import.meta.url));

/** Files with statements on flights that are not public, by the reason why no one else sees them. */
const READERS: Record<string, readonly string[]> = {
  'check who may see a flight': ['flights/model/visibility.ts', 'flights/model/ownership.ts'],
  'show flights of collections to those who may see them': [
    'collections/queries.ts',
    'collections/collection-list-query.ts',
    'collections/collected-flights.ts',
    'collections/downloadFlightCollection.ts',
  ],
  'read after this check': [
    'flights/list/queries.ts',
    'flights/detail/getFlightData.ts',
    'flights/detail/getFlightCoach.ts',
    'flights/detail/downloadIgcFile.ts',
    'flights/card/flight-card.ts',
    'pages/describe-page.ts',
    'flights/stars/starFlight.ts',
    'comments/queries.ts',
  ],
  'change a flight of the caller': [
    'flights/detail/change-flight.ts',
    'flights/detail/remove-flight.ts',
    'flights/crew/confirmCrew.ts',
    'flights/crew/confirm-seat.ts',
    'flights/crew/lock-co-flight.ts',
    'flights/crew/leaveCrew.ts',
    'flights/crew/notify-asked.ts',
  ],
  'store and score uploads': [
    'flights/upload/store-upload.ts',
    'flights/model/contest-rows.ts',
    'flights/model/starred.ts',
    'flights/scoring/score-flight.ts',
    'flights/scoring/find-other-aircraft.ts',
    'flights/scoring/rescore/flight-selection.ts',
    'flights/scoring/rescore/rescore-flight.ts',
    'flights/scoring/rescore/score-state.ts',
    'rankings/filter-columns.ts',
    'reference/flight-sectors.ts',
    'championships/model/queue.ts',
    'championships/model/score-championship-day.ts',
    'competitions/model/queue.ts',
    'competitions/model/score-competition.ts',
  ],
  'list flights that ask the caller': ['flights/crew/listCrewRequests.ts'],
  'propose to the caller what they have flown': [
    'flights/model/choose-aircraft.ts',
    'search/findCopilots.ts',
    'search/findFlownAircraft.ts',
  ],
  'export, import and delete accounts with all flights': [
    'flights/model/own-flights.ts',
    'collections/account-deletion.ts',
    'collections/export-collections.ts',
    'flights/model/account-deletion.ts',
    'flights/detail/export-flights.ts',
    'imports/queries.ts',
    'stories/account-deletion.ts',
    'comments/account-deletion.ts',
    'championships/operations/account-deletion.ts',
    'competitions/operations/account-deletion.ts',
    'travels/operations/import-travel.ts',
  ],
  'narrow rows that other conditions select': [
    'flights/list/flight-list-query.ts',
    'flights/model/flights-of-tasks.ts',
    'rankings/is-flown.ts',
  ],
  'keep files that are in use': ['flights/model/file-reference.ts'],
  'hide notifications of flights that their user may not see': ['notifications/queries.ts'],
  'show moderators all flights, and hide or remove what they chose': [
    'flights/model/report-kind.ts',
    'stories/report-kind.ts',
    'moderation/operations/flight-states.ts',
    'moderation/operations/getDashboard.ts',
    'moderation/operations/listModeratedFlights.ts',
    'moderation/operations/merge-clubs.ts',
    'moderation/operations/moderated-clubs.ts',
    'moderation/operations/moderated-users.ts',
    'moderation/operations/previewClubMerge.ts',
    'moderation/operations/merge-users.ts',
    'moderation/operations/merged-columns.ts',
    'moderation/operations/previewUserMerge.ts',
    'moderation/operations/score-again.ts',
    'moderation/operations/scoreFlightAgain.ts',
    'moderation/operations/set-hidden.ts',
    'moderation/operations/updateClub.ts',
  ],
  'forget which task a flight declared': ['tasks/updateTask.ts'],
  'wait for the scores of the demo': ['demo/fill-demo.ts'],
};

test('each file that reads more than public flights has a reason', () => {
  const reading = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.ts$/.test(path) && !path.endsWith('database/schema.ts'))
    .filter((path) => /\b(any|hidden)_flight/.test(readFileSync(join(SOURCES, path), 'utf8')));
  expect(reading.toSorted()).toEqual(Object.values(READERS).flat().toSorted());
});
