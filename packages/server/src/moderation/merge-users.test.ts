import { unwrap, uploadFlight, uploadStory, uploadUserImage, waitForScore } from '@cloudstreet/sdk';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { findReferences } from '../account-deletion/dependents.js';
import { describePage } from '../pages/describe-page.js';
import { rebuildRankings } from '../rankings/update-rankings.js';
import { sampleImage } from '../stories/testing/sample-media.js';
import { confirmSeat } from '../testing/confirm-seat.js';
import { sampleIgc } from '../testing/sample-igc.js';
import { startTestApi, type TestApi, type TestUser } from '../testing/start-test-api.js';
import { MERGED_COLUMNS } from './operations/merged-columns.js';

const BORN = '1990-04-01';

let testApi: TestApi;
let superuser: TestUser;
let moderator: TestUser;
let serial = 300;

beforeAll(async () => {
  testApi = await startTestApi({ clock: () => new Date('2026-07-14T18:00:00Z') });
  superuser = await testApi.signUp();
  moderator = await testApi.signUp();
  const set = (id: number, flags: object) =>
    testApi.server.services.db.updateTable('user').set(flags).where('id', '=', id).execute();
  await set(superuser.id, { is_superuser: true });
  await set(moderator.id, { is_moderator: true });
});

const at = (id: number) => ({ params: { path: { id } } });
const intoOf = (id: number, into: number) => ({ params: { path: { id }, query: { into } } });
const merge = (id: number, into: number, by = superuser) =>
  by.api.POST('/dashboard/user/{id}/merge', intoOf(id, into));
const follow = ({ api }: TestUser, { id }: TestUser) =>
  unwrap(api.POST('/user/{id}/follow', at(id)));
const detail = (id: number) => unwrap(testApi.api.GET('/flightdetail/{id}', at(id)));

async function fly({ api }: TestUser, options: Parameters<typeof sampleIgc>[0] = {}) {
  serial += 1;
  const igc = sampleIgc({ serial: String(serial), ...options });
  const [uploaded] = await uploadFlight(api, igc);
  return (await waitForScore(api, uploaded!.id, { pollMs: 50 })).id;
}

async function flyWith(pilot: TestUser, mate: TestUser) {
  const id = await fly(pilot, { gliderType: 'Duo Discus' });
  const body = { co_user_id: mate.id, co_user_date_of_birth: BORN };
  await unwrap(pilot.api.PATCH('/flightdetail/{id}', { ...at(id), body }));
  return id;
}

test('every column that refers to a user has a rule', async () => {
  const { db } = testApi.server.services;
  const references = await findReferences(db);
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and column_name like '%user_id'
      and table_name not in ('flight_contest', 'hidden_flight_contest')`.execute(db);
  const columns = [
    ...references
      .filter(({ parent }) => parent === 'user')
      .map(({ table, column }) => `${table}.${column}`),
    ...rows.map(({ name }) => name),
  ];
  expect(new Set(columns)).toEqual(new Set(Object.keys(MERGED_COLUMNS)));
});

describe('an account that is merged', () => {
  let old: TestUser;
  let kept: TestUser;
  let friend: TestUser;
  let own: number;
  let shared: number;
  let asked: number;
  let together: number;
  let comment: number;
  let preview: object;
  let statuses: number[];

  beforeAll(async () => {
    old = await testApi.signUp({ name: 'Ana Ruiz', clubName: 'Aero Club' });
    kept = await testApi.signUp({ name: 'Ana Ruiz', clubName: 'Wave Club' });
    friend = await testApi.signUp({ dateOfBirth: BORN });
    own = await fly(old);
    await fly(kept);
    shared = await flyWith(friend, old);
    await confirmSeat(old, shared);
    asked = await flyWith(friend, old);
    together = await flyWith(kept, old);
    await confirmSeat(old, together);
    await uploadStory(old.api, together, await sampleImage());
    await uploadUserImage(old.api, await sampleImage({ color: '#123456' }));
    for (const user of [old, kept]) {
      await follow(user, friend);
      await follow(friend, user);
      await unwrap(user.api.POST('/flight/star/{id}', at(shared)));
      await unwrap(
        user.api.POST('/report', { body: { kind: 'flight', id: shared, reason: 'spam' } }),
      );
    }
    await follow(old, kept);
    await follow(kept, old);
    const text = { comment: `Well flown, @[${old.id}]!` };
    const posted = await unwrap(
      friend.api.POST('/comment/flight/{id}', { ...at(own), body: text }),
    );
    comment = posted.id;
    const reaction = { ...at(comment), body: { value: '👏' } };
    for (const user of [old, kept]) {
      await unwrap(user.api.POST('/comment/reaction/{id}', reaction));
    }
    await unwrap(
      old.api.POST('/comment/flight/{id}', { ...at(own), body: { comment: 'Thanks.' } }),
    );
    await unwrap(old.api.POST('/usergroup', { body: { name: 'Wave camp' } }));
    await unwrap(
      old.api.POST('/flightcollection', { body: { name: 'Waves', visibility: 'public' } }),
    );
    const filter = [
      { name: 'Both', search: `season=2026&user=${old.id},${kept.id}` },
      { name: 'Club', search: `club=${old.id}&user=${friend.id},${old.id}` },
    ];
    await unwrap(friend.api.PATCH('/user/me', { body: { filter } }));
    preview = await unwrap(
      superuser.api.GET('/dashboard/user/{id}/merge', intoOf(old.id, kept.id)),
    );
    const both = await Promise.all([merge(old.id, kept.id), merge(old.id, kept.id)]);
    statuses = both.map(({ response }) => response.status);
  });

  test('is merged once, and the preview counts what moves', () => {
    expect(preview).toEqual({ flights: 1, seats: 2, comments: 1, followers: 2, collections: 1 });
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 404]);
  });

  test('leads to the other, in the API and as a page', async () => {
    const response = await fetch(`${testApi.url}/v1/user/${old.id}`, { redirect: 'manual' });
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(`/v1/user/${kept.id}`);
    const page = describePage(testApi.server.services, `/user/${old.id}`, 'en');
    await expect(page).rejects.toMatchObject({ location: `/user/${kept.id}` });
    const feed = await fetch(`${testApi.url}/user/${old.id}/feed.rss?language=de`, {
      redirect: 'manual',
    });
    expect(feed.headers.get('location')).toBe(`/user/${kept.id}/feed.rss?language=de`);
  });

  test('is logged out', async () => {
    expect((await old.api.GET('/user/me')).response.status).toBe(401);
  });

  test('has given flights, seats and requests to the other, whose flights have no crew of one', async () => {
    expect(await detail(own)).toMatchObject({
      user: { id: kept.id },
      club: { name: 'Aero Club' },
    });
    expect(await detail(shared)).toMatchObject({ co_user: { id: kept.id } });
    expect(await detail(together)).not.toHaveProperty('co_user');
    expect((await detail(together)).story).toHaveLength(1);
    const requests = await unwrap(kept.api.GET('/user/me/crew-request'));
    expect(requests.map(({ flight }) => flight.id)).toEqual([asked]);
    const list = await unwrap(
      testApi.api.GET('/flight', { params: { query: { user_id_in: [kept.id] } } }),
    );
    expect(list.map(({ id }) => id)).toEqual(expect.arrayContaining([own, together]));
  });

  test('has given follows, stars, comments and reports, each once', async () => {
    const me = await unwrap(kept.api.GET('/user/{id}', at(friend.id)));
    expect(me).toMatchObject({ caller_follows: 'following', follows_caller: true });
    const user = await unwrap(testApi.api.GET('/user/{id}', at(kept.id)));
    expect(user).toMatchObject({ follower_count: 1, following_count: 1 });
    expect((await detail(shared)).stars).toBe(1);
    const comments = await unwrap(testApi.api.GET('/comment/flight/{id}', at(own)));
    expect(comments.map((each) => each.user?.id)).toEqual([friend.id, kept.id]);
    expect(comments[0]).toMatchObject({ comment: `Well flown, @[${kept.id}]!` });
    expect(comments[0]?.reaction).toHaveLength(1);
    const groups = await unwrap(
      kept.api.GET('/usergroup', { params: { query: { user_id_in: [kept.id] } } }),
    );
    expect(groups).toMatchObject([{ name: 'Wave camp' }]);
    expect(user.image).toMatch(/^user\//);
  });

  test('leaves rankings, rows and badges as if there had been one account', async () => {
    const { db } = testApi.server.services;
    const stored = () => db.selectFrom('ranking_place').selectAll().execute();
    const byKey = (rows: object[]) => rows.map((row) => JSON.stringify(row)).toSorted();
    const after = byKey(await stored());
    await db.transaction().execute(rebuildRankings);
    expect(byKey(await stored())).toEqual(after);
    for (const name of Object.keys(MERGED_COLUMNS)) {
      const [table = '', column = ''] = name.split('.');
      const { rows } = await sql`
        select from ${sql.table(table)} where ${sql.ref(column)} = ${old.id}`.execute(db);
      expect([name, rows.length]).toEqual([name, 0]);
    }
  });

  test('is replaced in saved filters', async () => {
    const { filter } = await unwrap(friend.api.GET('/user/me'));
    expect(filter.map(({ search }) => search)).toEqual([
      `season=2026&user=${kept.id}`,
      `club=${old.id}&user=${friend.id},${kept.id}`,
    ]);
  });

  test('is on record without its name', async () => {
    const params = { query: { kind: 'user', subject_id: kept.id } } as const;
    expect(await unwrap(superuser.api.GET('/dashboard/audit', { params }))).toMatchObject([
      { action: 'account_merged', note: String(old.id), actor: { id: superuser.id } },
    ]);
  });
});

test('of two flights of one recording, that of the remaining account stays', async () => {
  const [one, other] = [await testApi.signUp(), await testApi.signUp()];
  const copy = { serial: 'DUP', takeoffs: ['2026-07-10T10:00:00Z'] };
  const stays = await fly(other, copy);
  const goes = await fly(one, { ...copy, headers: ['HFPLTPILOTINCHARGE:A Copy'] });
  expect((await merge(one.id, other.id)).response.status).toBe(200);
  expect((await testApi.api.GET('/flightdetail/{id}', at(goes))).response.status).toBe(404);
  expect(await detail(stays)).toMatchObject({ user: { id: other.id } });
});

test('bans, former addresses and the membership of another time move', async () => {
  const first = await testApi.signUp();
  const second = await testApi.signUp({ clubName: 'Ridge Club' });
  const third = await testApi.signUp();
  const ban = { ...at(first.id), body: { is_content_banned: true, reason: 'Spam.' } };
  await unwrap(moderator.api.PATCH('/dashboard/user/{id}/bans', ban));
  await unwrap(superuser.api.POST('/dashboard/user/{id}/merge', intoOf(first.id, second.id)));
  await unwrap(superuser.api.POST('/dashboard/user/{id}/merge', intoOf(second.id, third.id)));
  expect(await unwrap(third.api.GET('/user/me'))).toMatchObject({
    is_content_banned: true,
    club: { name: 'Ridge Club' },
  });
  expect(await unwrap(third.api.GET('/user/me/membership'))).toHaveLength(1);
  for (const { id } of [first, second]) {
    expect((await unwrap(testApi.api.GET('/user/{id}', at(id)))).id).toBe(third.id);
  }
});

test('only superusers merge, and neither themselves, nor other superusers, nor paid plans', async () => {
  const [one, other] = [await testApi.signUp(), await testApi.signUp()];
  expect((await merge(one.id, other.id, moderator)).response.status).toBe(403);
  expect((await merge(one.id, other.id, one)).response.status).toBe(403);
  expect((await merge(one.id, one.id)).response.status).toBe(422);
  expect((await merge(superuser.id, one.id)).response.status).toBe(403);
  expect((await merge(one.id, 2_147_483_647)).response.status).toBe(404);
  const { db } = testApi.server.services;
  const flags = { is_superuser: true };
  await db.updateTable('user').set(flags).where('id', '=', other.id).execute();
  expect((await merge(other.id, one.id)).response.status).toBe(403);
  const paid = {
    paddle_id: 'sub_1',
    customer_id: 'ctm_1',
    plan: 'premium',
    status: 'active',
  } as const;
  await db
    .insertInto('subscription')
    .values({ ...paid, user_id: one.id, occurred_at: new Date() })
    .execute();
  const { response, error } = await merge(one.id, other.id);
  expect(response.status).toBe(409);
  expect(error).toMatchObject({ code: 'PLAN_NOT_ENDED' });
});
