import { BADGES } from '@cloudstreet/scoring/badges';
import { unwrap, uploadFlight, uploadStory, waitForScore } from '@cloudstreet/sdk';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { giveUpScoring } from '../flights/scoring/score-flight.js';
import { sampleImage } from '../stories/testing/sample-media.js';
import { sampleIgc } from '../testing/sample-igc.js';
import { PASSWORD, startTestApi, type TestApi, type TestUser } from '../testing/start-test-api.js';
import type { FlownFlight } from './find-flown.js';

const CLUB = 'Badge Gliding Club';

let testApi: TestApi;
let pilot: TestUser;
let vintageId: number;
let modernId: number;

beforeAll(async () => {
  testApi = await startTestApi({ clock: () => new Date('2026-07-14T18:00:00Z') });
  pilot = await testApi.signUp({ clubName: CLUB });
  const { db } = testApi.server.services;
  const aircraft = await db
    .selectFrom('aircraft')
    .where('kind', '=', 'GL')
    .orderBy('id')
    .limit(2)
    .select('id')
    .execute();
  [vintageId, modernId] = [aircraft[0]!.id, aircraft[1]!.id];
  await db.updateTable('aircraft').set({ vintage: false }).where('id', '=', modernId).execute();
  await db.updateTable('aircraft').set({ vintage: true }).where('id', '=', vintageId).execute();
}, 60_000);

async function fly(serial: string, takeoff: string, aircraftId: number): Promise<number> {
  const file = sampleIgc({ serial, takeoffs: [takeoff] });
  const [flight] = await uploadFlight(pilot.api, file, { aircraftId });
  await waitForScore(pilot.api, flight!.id, { pollMs: 20 });
  return flight!.id;
}

async function achievements() {
  const path = { id: pilot.id };
  const rows = await unwrap(testApi.api.GET('/achievement/user/{id}', { params: { path } }));
  const user = await unwrap(testApi.api.GET('/user/{id}', { params: { path } }));
  expect(user.achievement_count).toBe(rows.length);
  return rows.map(({ badge_id: badge, flight_id: flight }) => `${badge} ${flight}`);
}

async function edit(id: number, aircraftId: number): Promise<void> {
  const params = { path: { id } };
  await unwrap(
    pilot.api.PATCH('/flightdetail/{id}', { params, body: { aircraft_id: aircraftId } }),
  );
  await waitForScore(pilot.api, id, { pollMs: 20 });
}

function remove(id: number) {
  return unwrap(pilot.api.DELETE('/flightdetail/{id}', { params: { path: { id } } }));
}

test('the catalogue has the levels of each badge', async () => {
  const badges = await unwrap(testApi.api.GET('/badge'));
  expect(badges.map(({ id }) => id)).toEqual(BADGES.map(({ id }) => id));
  const path = { id: 'endurance' };
  const endurance = await unwrap(testApi.api.GET('/badge/{id}', { params: { path } }));
  expect(endurance).toMatchObject({ points: [1, 2, 3, 4], values: [5, 8, 11, 14] });
  expect(endurance.logo).toMatch(/^data:image\/svg\+xml,/);
  expect(badges.find(({ id }) => id === 'hawk')).not.toHaveProperty('values');
});

test('a badge follows scores, edits and deletions to the flight that earns it', async () => {
  const later = await fly('B01', '2026-07-13T10:00:00Z', vintageId);
  expect(await achievements()).toEqual([`vintage_viper ${later}`]);
  const earlier = await fly('B02', '2026-07-12T10:00:00Z', vintageId);
  expect(await achievements()).toEqual([`vintage_viper ${earlier}`]);
  await edit(earlier, modernId);
  expect(await achievements()).toEqual([`vintage_viper ${later}`]);
  await remove(later);
  expect(await achievements()).toEqual([]);
  await edit(earlier, vintageId);
  expect(await achievements()).toEqual([`vintage_viper ${earlier}`]);
  const { db } = testApi.server.services;
  await db.updateTable('flight').set({ revision: 90 }).where('id', '=', earlier).execute();
  await giveUpScoring({ db }, { flightId: earlier, revision: 90 });
  expect(await achievements()).toEqual([]);
  await remove(earlier);
});

test('photos count for the badge of storytellers', async () => {
  const id = await fly('B03', '2026-07-11T10:00:00Z', modernId);
  const valueOf = async () => {
    const path = { id: pilot.id };
    const progress = await unwrap(
      testApi.api.GET('/achievement/user/{id}/progress', { params: { path } }),
    );
    return progress.find(({ badge_id: badge }) => badge === 'storyteller');
  };
  expect(await valueOf()).toEqual({ badge_id: 'storyteller', points: 0, value: 0, next: 20 });
  await uploadStory(pilot.api, id, new Blob([await sampleImage()]));
  expect(await valueOf()).toMatchObject({ value: 1 });
  await remove(id);
});

test('a badge notifies its pilot once, unless they turned it off', async () => {
  const id = await fly('B04', '2026-07-10T10:00:00Z', vintageId);
  const listed = await unwrap(pilot.api.GET('/notification'));
  const notices = listed.filter((each) => each.event === 'badge_earned' && each.flight_id === id);
  expect(notices).toMatchObject([
    { link: `/flight/${id}`, text: 'Your flight of 10 July 2026 earned a badge.' },
  ]);
  await remove(id);
  await unwrap(pilot.api.PATCH('/user/me', { body: { badge_notification: false } }));
  const other = await fly('B05', '2026-07-09T10:00:00Z', vintageId);
  const after = await unwrap(pilot.api.GET('/notification'));
  expect(after.filter(({ flight_id: flight }) => flight === other)).toEqual([]);
  await remove(other);
});

test('a badge that publishing a flight or adding a photo earns notifies its pilot', async () => {
  const user = await testApi.signUp();
  const { db } = testApi.server.services;
  const file = sampleIgc({ serial: 'B20', takeoffs: ['2026-07-07T10:00:00Z'] });
  const upload = { aircraftId: vintageId, visibility: 'draft' as const };
  const [draft] = await uploadFlight(user.api, file, upload);
  await waitForScore(user.api, draft!.id, { pollMs: 20 });
  const noticesOf = async () => {
    const all = await unwrap(user.api.GET('/notification'));
    return all.filter(({ event }) => event === 'badge_earned').map((each) => each.flight_id);
  };
  expect(await noticesOf()).toEqual([]);
  const params = { path: { id: draft!.id } };
  await unwrap(user.api.PATCH('/flightdetail/{id}', { params, body: { visibility: 'public' } }));
  expect(await noticesOf()).toEqual([draft!.id]);

  await unwrap(user.api.POST('/notification/read', { body: { until: 2_147_483_647 } }));
  // With the draft, the flight of the photo below is the twentieth with one.
  await sql`
    with files as (
      insert into igc_file (hash, md5, key, name, size_bytes, header, created)
      select 'teller ' || n, 'teller ' || n, 'none', 'a.igc', 1, '{}', now()
      from generate_series(1, 19) n returning id
    ), flights as (
      insert into any_flight (igc_file_id, takeoff_number, user_id, created, takeoff_time, time_zone,
        scoring_date, season, edit_allowed_until, valid)
      select id, 1, ${user.id}, now(), timestamptz '2026-06-01 10:00Z', 'UTC', '2026-06-01', 2026,
        now(), 3
      from files returning id
    ), facts as (
      insert into flight_badge_fact (flight_id, facts, evidence)
      select flights.id, known.facts, known.evidence
      from flights, flight_badge_fact as known where known.flight_id = ${draft!.id}
    )
    insert into story (flight_id, image_key, source_hash, width, height, created)
    select id, 'none', 'teller', 1, 1, now() from flights`.execute(db);
  await uploadStory(user.api, draft!.id, new Blob([await sampleImage()]));
  expect(await noticesOf()).toContain(draft!.id);
  expect((await noticesOf()).length).toBeGreaterThan(1);
  await unwrap(user.api.DELETE('/flightdetail/{id}', { params }));
});

test('followers earn a badge at the latest flight, which goes and comes with them', async () => {
  const user = await testApi.signUp();
  const tenth = await testApi.signUp();
  const { db } = testApi.server.services;
  const igc = sampleIgc({ serial: 'B30', takeoffs: ['2026-07-06T10:00:00Z'] });
  const [flight] = await uploadFlight(user.api, igc, { aircraftId: modernId });
  await waitForScore(user.api, flight!.id, { pollMs: 20 });
  await sql`
    with fans as (
      insert into "user" (name, email, password_hash, date_of_birth, gender, date_joined)
      select 'Fan ' || n, 'fan' || n || '@example.org', '', '1980-01-01', 'D', now()
      from generate_series(1, 9) n returning id
    )
    insert into user_follow (follower_id, user_id, created, accepted)
    select id, ${user.id}, now(), now() from fans`.execute(db);
  const levels = async () => {
    const path = { id: user.id };
    const rows = await unwrap(testApi.api.GET('/achievement/user/{id}', { params: { path } }));
    return rows.filter(({ badge_id: badge }) => badge === 'social').map((row) => row.flight_id);
  };
  const params = { path: { id: user.id } };
  expect(await levels()).toEqual([]);
  await unwrap(tenth.api.POST('/user/{id}/follow', { params }));
  expect(await levels()).toEqual([flight!.id]);
  await unwrap(tenth.api.DELETE('/user/{id}/follow', { params }));
  expect(await levels()).toEqual([]);

  await unwrap(user.api.PATCH('/user/me', { body: { followers_approved: true } }));
  await unwrap(tenth.api.POST('/user/{id}/follow', { params }));
  expect(await levels()).toEqual([]);
  const follower = { params: { path: { id: tenth.id } } };
  await unwrap(user.api.POST('/user/me/follower/{id}', follower));
  expect(await levels()).toEqual([flight!.id]);
  await unwrap(tenth.api.POST('/user/me/delete', { body: { password: PASSWORD } }));
  expect(await levels()).toEqual([]);
  const body = { email: tenth.email, password: PASSWORD };
  await unwrap(testApi.api.POST('/auth/restore', { body }));
  expect(await levels()).toEqual([flight!.id]);
});

test('lists who has a badge, of all and of a club', async () => {
  const id = await fly('B06', '2026-07-08T10:00:00Z', vintageId);
  const me = await unwrap(pilot.api.GET('/user/me'));
  const holders = (query: { follower_source_id?: number; club_id_in?: number[]; skip?: number }) =>
    unwrap(
      testApi.api.GET('/achievement/badge/{badge_id}', {
        params: { path: { badge_id: 'vintage_viper' }, query },
      }),
    );
  const [holder] = await holders({});
  expect(holder).toMatchObject({ points: 1, flight_id: id, user: { id: pilot.id, name: me.name } });
  expect(await holders({ club_id_in: [me.club!.id] })).toEqual([holder]);
  expect(await holders({ club_id_in: [2_000_000] })).toEqual([]);
  const fan = await testApi.signUp();
  expect(await holders({ follower_source_id: fan.id })).toEqual([]);
  await unwrap(fan.api.POST('/user/{id}/follow', { params: { path: { id: pilot.id } } }));
  expect(await holders({ follower_source_id: fan.id })).toEqual([holder]);
  await unwrap(fan.api.PATCH('/user/me', { body: { follows_hidden: true } }));
  const ofFan = {
    params: { path: { badge_id: 'vintage_viper' }, query: { follower_source_id: fan.id } },
  };
  const hidden = await testApi.api.GET('/achievement/badge/{badge_id}', ofFan);
  expect(hidden.error).toMatchObject({ code: 'FOLLOWS_HIDDEN' });
  expect(await holders({ skip: 1 })).toEqual([]);
  await remove(id);
});

test.each(['/badge/{id}', '/achievement/badge/{id}', '/achievement/user/{user}/claim/{id}'])(
  'an unknown badge is not found: %s',
  async (path) => {
    const url = path.replace('{id}', 'gold_rush').replace('{user}', String(pilot.id));
    const response = await fetch(`${testApi.url}/v1${url}`);
    expect(response.status).toBe(404);
  },
);

test('only badges of the FAI have a claim, and an unknown pilot has nothing', async () => {
  const statusOf = async (path: string) => (await fetch(`${testApi.url}/v1${path}`)).status;
  expect(await statusOf(`/achievement/user/${pilot.id}/claim/hawk`)).toBe(404);
  expect(await statusOf('/achievement/user/2000000')).toBe(404);
  expect(await statusOf('/achievement/user/2000000/progress')).toBe(404);
});

test('a claim names the first flight of each part with its fixes', async () => {
  const id = await fly('B07', '2026-07-07T10:00:00Z', modernId);
  await setFacts(id, { gainM: 1250 });
  const path = { id: pilot.id, badge_id: 'silver' };
  const claim = await unwrap(
    testApi.api.GET('/achievement/user/{id}/claim/{badge_id}', { params: { path } }),
  );
  const [duration, gain] = claim.part;
  expect(duration).toMatchObject({ kind: 'duration', required: 5, point: [], leg: [] });
  expect(duration).not.toHaveProperty('flight');
  expect(duration!.value).toBeGreaterThan(0);
  expect(gain).toMatchObject({
    kind: 'gain',
    value: 1250,
    flight: { id, scoring_date: '2026-07-07', file_name: 'flight.igc', registration: 'D-1234' },
  });
  await remove(id);
});

async function setFacts(id: number, changed: Partial<FlownFlight['facts']>): Promise<void> {
  const { db } = testApi.server.services;
  const { facts } = await db
    .selectFrom('flight_badge_fact')
    .where('flight_id', '=', id)
    .select('facts')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('flight_badge_fact')
    .set({ facts: JSON.stringify({ ...facts, ...changed }) })
    .where('flight_id', '=', id)
    .execute();
}
