import { signIgc } from '@cloudstreet/scoring/parse';
import {
  unwrap,
  uploadFlight,
  uploadGroupImage,
  uploadStory,
  uploadUserImage,
  waitForScore,
} from '@cloudstreet/sdk';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { findReferences } from '../account-deletion/dependents.js';
import { sampleImage } from '../stories/testing/sample-media.js';
import { confirmSeat } from '../testing/confirm-seat.js';
import { sampleIgc } from '../testing/sample-igc.js';
import { PASSWORD, startTestApi, type TestApi, type TestUser } from '../testing/start-test-api.js';

const START = new Date('2026-07-14T18:00:00Z');

let testApi: TestApi;
let now = START;

beforeAll(async () => {
  testApi = await startTestApi({ clock: () => now });
});

async function addressOf({ api }: TestUser): Promise<string> {
  const { url } = await unwrap(api.POST('/user/me/export'));
  return new URL(url, testApi.url).href;
}

async function unpack(url: string) {
  const response = await fetch(url);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename="cloudstreet.zip"',
  );
  return unzipSync(new Uint8Array(await response.arrayBuffer()));
}

test('an archive has the account, flights with files, and photos', async () => {
  const pilot = await testApi.signUp({ name: 'Ana Ruiz', clubName: 'Aeroclub' });
  const mate = await testApi.signUp({ dateOfBirth: '1992-03-04' });
  const { api } = pilot;
  const filter = [{ name: 'Juniors', search: 'keyword=junior' }];
  await unwrap(api.PATCH('/user/me', { body: { bio: 'Flies at noon.', filter } }));
  await uploadUserImage(api, await sampleImage());
  const igc = sampleIgc({ gliderType: 'Duo Discus' });
  const group = await unwrap(mate.api.POST('/usergroup', { body: { name: 'Wave camp' } }));
  const params = { path: { id: group.id }, query: { user_id: pilot.id } };
  await unwrap(mate.api.POST('/usergroup/add/{id}', { params }));
  const [flight] = await uploadFlight(api, igc, { name: 'noon.igc' });
  const id = flight!.id;
  await waitForScore(api, id, { pollMs: 50 });
  const patch = { co_user_id: mate.id, co_user_date_of_birth: '1992-03-04', competition_id: 'AR' };
  await unwrap(api.PATCH('/flightdetail/{id}', { params: { path: { id } }, body: patch }));
  await confirmSeat(mate, id);
  await uploadStory(api, id, await sampleImage({ color: '#123456' }), { comment: 'Clouds.' });
  const certificate = await unwrap(api.POST('/user/certificate', { body: { season: 2026 } }));

  const files = await unpack(await addressOf(pilot));
  const read = (name: string) => JSON.parse(strFromU8(files[name]!));
  expect(strFromU8(files['README.txt']!)).toContain('All data of Ana Ruiz');
  expect(read('account.json')).toMatchObject({
    format: 1,
    exported: '2026-07-14T18:00:00+00:00',
    account: {
      name: 'Ana Ruiz',
      email: pilot.email,
      bio: 'Flies at noon.',
      filter,
      picture: 'picture.jpg',
    },
  });
  expect(read('certificates.json')).toEqual({ format: 1, items: [certificate] });
  const { format, items } = read('flights.json');
  expect({ format, items }).toMatchObject({
    format: 1,
    items: [
      {
        id,
        competition_id: 'AR',
        co_user: { id: mate.id },
        file: { takeoff_number: 0, name: 'noon.igc' },
        chosen_times: { scoring_times: [] },
      },
    ],
  });
  expect(items[0].contest[0].receipt).toBeDefined();
  expect(Buffer.from(files[items[0].file.path]!)).toEqual(Buffer.from(igc));
  expect(read('notifications.json').items).toMatchObject([
    { event: 'crew_confirmed', read: false },
    { event: 'group_added', read: false },
  ]);
  const [story] = read('stories.json').items;
  expect(story).toMatchObject({ flight_id: id, comment: 'Clouds.' });
  for (const name of [story.image, 'picture.jpg']) {
    expect([...files[name]!.subarray(0, 2)]).toEqual([0xff, 0xd8]);
  }
  const texts = Object.values(files).map((bytes) => strFromU8(bytes, true));
  for (const secret of ['password', 'argon2', 'token']) {
    expect(texts.filter((text) => text.includes(secret))).toEqual([]);
  }
});

test('an archive has the groups, the coupons, the programs and the flights as a co-pilot', async () => {
  const pilot = await testApi.signUp({ name: 'Ida Holm' });
  const mate = await testApi.signUp({ dateOfBirth: '1992-03-04' });
  const body = { name: 'Wave camp', description: 'Up north.' };
  const group = await unwrap(mate.api.POST('/usergroup', { body }));
  await uploadGroupImage(mate.api, group.id, await sampleImage());
  const { db } = testApi.server.services;
  const { id: couponId } = await db
    .insertInto('coupon')
    .values({
      hash: Buffer.from('a'),
      plan: 'premium',
      months: 1,
      uses: 1,
      until: null,
      created: START,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('coupon_redemption')
    .values({ coupon_id: couponId, user_id: mate.id, starts: START, ends: new Date('2026-08-14') })
    .execute();
  const access = { name: 'Club mirror', scopes: ['read' as const], password: PASSWORD };
  await unwrap(mate.api.POST('/auth/personal-token', { body: access }));
  const igc = sampleIgc({ gliderType: 'Duo Discus', serial: 'CCC' });
  const [flight] = await uploadFlight(pilot.api, igc, { name: 'a.igc' });
  const patch = { co_user_id: mate.id, co_user_date_of_birth: '1992-03-04' };
  const params = { path: { id: flight!.id } };
  await unwrap(pilot.api.PATCH('/flightdetail/{id}', { params, body: patch }));
  await confirmSeat(mate, flight!.id);
  await uploadStory(mate.api, flight!.id, await sampleImage({ color: '#654321' }));

  const files = await unpack(await addressOf(mate));
  expect(JSON.parse(strFromU8(files['stories.json']!)).items).toMatchObject([
    { flight_id: flight!.id },
  ]);
  expect(files[`groups/${group.id}.jpg`]?.subarray(0, 2)).toEqual(new Uint8Array([0xff, 0xd8]));
  const { account, ...belongings } = JSON.parse(strFromU8(files['account.json']!));
  expect(account).toMatchObject({ id: mate.id });
  expect(belongings).toMatchObject({
    groups: [
      {
        id: group.id,
        ...body,
        role: 'owner',
        since: '2026-07-14T18:00:00+00:00',
        picture: `groups/${group.id}.jpg`,
      },
    ],
    coupons: [{ plan: 'premium', starts: '2026-07-14T18:00:00+00:00' }],
    subscriptions: [],
    clients: [{ sessions: 1, created: '2026-07-14T18:00:00+00:00' }],
    personal_access: [{ name: 'Club mirror', scopes: ['read'] }],
    co_flights: [{ id: flight!.id, pilot: 'Ida Holm' }],
  });
});

/** Content of the archive from every table that refers to a user, or why there is none. */
const TABLES: Record<string, string> = {
  any_flight: 'flights.json, igc/; crew_requests in account.json',
  story: 'stories.json, stories/',
  any_flight_contest: 'contests in flights.json',
  flight_contest: 'contests in flights.json',
  hidden_flight_contest: 'contests in flights.json',
  flight_star: 'starred_flights in account.json',
  flight_collection: 'collections in account.json',
  travel: 'travels in account.json',
  flight_collection_star: 'starred_collections in account.json',
  task: 'tasks in account.json',
  competition: 'competitions in account.json',
  competition_change: 'competition_changes in account.json',
  championship: 'championships in account.json',
  championship_entry: 'championship_entries in account.json',
  championship_change: 'championship_changes in account.json',
  task_star: 'starred_tasks in account.json',
  task_declaration: 'task_declarations in account.json',
  waypoint_collection: 'waypoint_collections in account.json, waypoints/',
  waypoint_collection_star: 'starred_waypoint_collections in account.json',
  comment: 'comments.json',
  comment_reaction: 'reactions in account.json',
  comment_mention: 'part of the texts of others in their archives',
  report: 'reports and reports_received in account.json',
  user_follow: 'follows in account.json',
  club_membership: 'memberships in account.json',
  club_administrator: 'administered_clubs in account.json',
  user_alias: 'left out: former numbers of the account',
  club_follow: 'follows in account.json',
  airport_follow: 'follows in account.json',
  user_group_pilot: 'groups in account.json',
  notification: 'notifications.json',
  certificate: 'certificates.json',
  achievement: 'badges.json',
  follow_push: 'left out: gone after a day',
  integration: 'e-mail addresses in account.json; passwords are secrets',
  device: 'device in account.json',
  device_takeover: 'left out: gone after 30 days',
  subscription: 'subscriptions in account.json',
  coupon_redemption: 'coupons in account.json',
  token_family: 'clients in account.json; tokens are secrets',
  personal_token: 'personal_access in account.json; tokens are secrets',
  mail_link: 'left out: secrets, which are void within a week',
  archive_import: 'left out: gone with the next import, or after 30 days',
  ranking_entry: 'left out: sums over the contests in flights.json',
};

test('an archive covers all data of a user in the database', async () => {
  const { db } = testApi.server.services;
  const references = await findReferences(db);
  const { rows } = await sql<{ table_name: string }>`
    select table_name from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and column_name like '%user_id'`.execute(
    db,
  );
  const tables = [
    ...references.filter(({ parent }) => parent === 'user').map(({ table }) => table),
    ...rows.map((row) => row.table_name),
  ];
  expect(new Set(tables)).toEqual(new Set(Object.keys(TABLES)));
});

test('an archive is in the requested language, not in that of the browser', async () => {
  const { api } = await testApi.signUp({ name: 'Mara Voss' });
  const headers = { 'Accept-Language': 'de' };
  const { url } = await unwrap(api.POST('/user/me/export', { headers }));
  const files = await unpack(new URL(url, testApi.url).href);
  expect(strFromU8(files['README.txt']!)).toContain('Alle Daten von Mara Voss');
});

test('an archive of an empty account is valid', async () => {
  const files = await unpack(await addressOf(await testApi.signUp()));
  expect(Object.keys(files)).toEqual([
    'README.txt',
    'account.json',
    'certificates.json',
    'flights.json',
    'badges.json',
    'stories.json',
    'comments.json',
    'notifications.json',
  ]);
  expect(JSON.parse(strFromU8(files['flights.json']!))).toEqual({ format: 1, items: [] });
});

test('the archive of a co-pilot has flights of deleted pilots without their names', async () => {
  const pilot = await testApi.signUp({ name: 'Otto Quixote' });
  const mate = await testApi.signUp({ dateOfBirth: '1992-03-04' });
  const unsigned = new TextDecoder().decode(
    sampleIgc({ gliderType: 'Duo Discus', serial: 'QQQ', unsigned: true }),
  );
  const signed = signIgc(unsigned.replace('\n', '\nHFPLTPILOTINCHARGE:Otto Quixote\n'));
  const igc = new TextEncoder().encode(signed);
  const [flight] = await uploadFlight(pilot.api, igc, { name: 'a.igc' });
  const { id } = await waitForScore(pilot.api, flight!.id, { pollMs: 50 });
  const patch = { co_user_id: mate.id, co_user_date_of_birth: '1992-03-04' };
  await unwrap(pilot.api.PATCH('/flightdetail/{id}', { params: { path: { id } }, body: patch }));
  await confirmSeat(mate, id);
  await unwrap(pilot.api.POST('/user/me/delete', { body: { password: PASSWORD } }));
  const files = await unpack(await addressOf(mate));
  expect(JSON.parse(strFromU8(files['flights.json']!)).items).toMatchObject([{ id }]);
  const texts = Object.values(files).map((bytes) => strFromU8(bytes, true));
  expect(texts.filter((text) => text.includes('Quixote'))).toEqual([]);
  expect(texts.some((text) => /HFPLTPILOTINCHARGE:\r?\n/.test(text))).toBe(true);
});

test('a download address is valid for ten minutes, for one user with an account', async () => {
  const pilot = await testApi.signUp();
  const url = await addressOf(pilot);
  const forged = url.replace(/\/\d+\./, `/${pilot.id - 1}.`);
  const inGerman = url.replace(/(?<=\/\d+\.)en-gb/, 'de');
  expect(inGerman).not.toBe(url);
  for (const each of [forged, inGerman, `${url}x`, url.slice(0, -1)]) {
    expect((await fetch(each)).status).toBe(404);
  }
  now = new Date(START.getTime() + 10 * 60_000);
  expect((await fetch(url)).status).toBe(404);
  const later = await addressOf(pilot);
  await unwrap(pilot.api.POST('/user/me/delete', { body: { password: PASSWORD } }));
  expect((await fetch(later)).status).toBe(404);
});
