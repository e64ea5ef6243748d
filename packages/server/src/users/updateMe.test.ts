import { unwrap } from '@cloudstreet/sdk';
import type { RequestBody } from '@cloudstreet/sdk/contract';
import { sql } from 'kysely';
import { beforeAll, expect, test, vi } from 'vitest';
import { PASSWORD, startTestApi, type TestApi } from '../testing/start-test-api.js';

let testApi: TestApi;

beforeAll(async () => {
  testApi = await startTestApi();
});

test('changes only the given fields', async () => {
  const { api } = await testApi.signUp({ clubName: 'LSV Anklam' });
  const before = await unwrap(api.GET('/user/me'));
  const after = await unwrap(api.PATCH('/user/me', { body: { bio: 'Flies.', unit: 'U' } }));
  expect(after).toEqual({ ...before, bio: 'Flies.', unit: 'U' });
});

test('changes date of birth, gender and the languages of news', async () => {
  const { api } = await testApi.signUp();
  const body = {
    date_of_birth: '2004-02-29',
    gender: 'D',
    magazine_language: 'de',
    newsletter_language: 'en',
    magazine_notification: false,
    locale: 'no',
  } as const;
  expect(await unwrap(api.PATCH('/user/me', { body }))).toMatchObject(body);
  expect(await unwrap(api.GET('/user/me'))).toMatchObject({ ...body, is_junior: true });
  const none = await unwrap(
    api.PATCH('/user/me', { body: { magazine_language: null, newsletter_language: null } }),
  );
  expect(none).not.toHaveProperty('magazine_language');
  expect(none).not.toHaveProperty('newsletter_language');
});

test('null clears a field', async () => {
  const { api } = await testApi.signUp({ name: 'Lone Eagle', clubName: 'Some Club' });
  await unwrap(api.PATCH('/user/me', { body: { bio: 'Flies.' } }));
  const body = { bio: null, club_id: null };
  const after = await unwrap(api.PATCH('/user/me', { body }));
  expect(after).not.toHaveProperty('bio');
  expect(after).not.toHaveProperty('club');
});

test('the second club must differ from the first', async () => {
  const { api } = await testApi.signUp({ name: 'Two Clubs', clubName: 'First of Two' });
  const { club: second } = await unwrap(
    (await testApi.signUp({ name: 'Host of Two', clubName: 'Second of Two' })).api.GET('/user/me'),
  );
  const { club: first } = await unwrap(api.GET('/user/me'));
  const change = (body: RequestBody<'updateMe'>) => unwrap(api.PATCH('/user/me', { body }));
  expect(await change({ second_club_id: second?.id ?? 0 })).toMatchObject({
    club: { name: 'First of Two' },
    second_club: { name: 'Second of Two' },
  });
  await expect(change({ second_club_id: first?.id ?? 0 })).rejects.toMatchObject({
    fields: { second_club_id: 'This is already your other club.' },
  });
  await expect(change({ club_id: second?.id ?? 0 })).rejects.toMatchObject({
    fields: { club_id: 'This is already your other club.' },
  });
  // Changed together, they may change places.
  const swapped = { club_id: second?.id ?? 0, second_club_id: first?.id ?? 0 };
  expect(await change(swapped)).toMatchObject({ second_club: { name: 'First of Two' } });
  expect(await change({ second_club_id: null })).not.toHaveProperty('second_club');
});

test('stores up to four saved filters in their order', async () => {
  const { api } = await testApi.signUp();
  expect(await unwrap(api.GET('/user/me'))).toMatchObject({ filter: [] });
  const filter = [
    { name: 'Juniors', search: 'season=2026&keyword=junior' },
    { name: 'Far  away ', search: 'distance_gt=500&order_by=points' },
  ];
  const kept = [filter[0], { ...filter[1], name: 'Far away' }];
  const after = await unwrap(api.PATCH('/user/me', { body: { filter } }));
  expect(after.filter).toEqual(kept);
  await unwrap(api.PATCH('/user/me', { body: { bio: 'Flies.' } }));
  expect(await unwrap(api.GET('/user/me'))).toMatchObject({ filter: kept });
  const cleared = await unwrap(api.PATCH('/user/me', { body: { filter: [] } }));
  expect(cleared.filter).toEqual([]);
});

test.each([
  { why: 'five lists', filter: ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name, search: 'x=1' })) },
  { why: 'a name twice', filter: ['Mine', 'mine'].map((name) => ({ name, search: 'x=1' })) },
  { why: 'a name of blanks', filter: [{ name: '  ', search: 'x=1' }] },
  { why: 'a search that is none', filter: [{ name: 'Mine', search: 'javascript:alert(1)' }] },
  { why: 'markup', filter: [{ name: 'Mine', search: 'x=<b>' }] },
  { why: 'a search without end', filter: [{ name: 'Mine', search: `x=${'1'.repeat(5000)}` }] },
])('refuses $why and keeps the previous values', async ({ filter }) => {
  const { api } = await testApi.signUp();
  const kept = [{ name: 'Kept', search: 'season=2026' }];
  await unwrap(api.PATCH('/user/me', { body: { filter: kept } }));
  const { response } = await api.PATCH('/user/me', { body: { filter } });
  expect(response.status).toBe(422);
  expect(await unwrap(api.GET('/user/me'))).toMatchObject({ filter: kept });
});

test('stores texts in composed form', async () => {
  const { api } = await testApi.signUp({ name: 'Hélène Dutrieu' });
  const bio = '  Flies\u200B \r\n\n\n\n since  1910. ';
  const after = await unwrap(api.PATCH('/user/me', { body: { bio, ssa_id: ' 12  34 ' } }));
  expect(after).toMatchObject({ bio: 'Flies\n\nsince 1910.', ssa_id: '12 34' });
});

test.each([
  {
    why: 'a wrong old password',
    body: { password: 'a new one', old_password: 'guess' },
    field: 'old_password',
  },
  { why: 'a new password alone', body: { password: 'a new one' }, field: 'old_password' },
  {
    why: 'a common new password',
    body: { password: 'Password123', old_password: PASSWORD },
    field: 'password',
  },
  { why: 'capitals', body: { name: 'ALL CAPITALS' }, field: 'name' },
  { why: 'a name of blanks', body: { name: '\u3000'.repeat(8) }, field: 'name' },
  { why: 'control characters in a bio', body: { bio: 'Flies\u0007.' }, field: 'bio' },
  { why: 'an unknown club', body: { club_id: 999_999 }, field: 'club_id' },
  { why: 'an unknown second club', body: { second_club_id: 999_999 }, field: 'second_club_id' },
  { why: 'a day that is none', body: { date_of_birth: '2001-02-29' }, field: 'date_of_birth' },
  { why: 'a day to come', body: { date_of_birth: '2999-01-01' }, field: 'date_of_birth' },
  {
    why: 'no day of birth',
    body: { date_of_birth: null } as unknown as RequestBody<'updateMe'>,
    field: 'date_of_birth',
  },
  { why: 'an unknown gender', body: { gender: 'X' as 'D' }, field: 'gender' },
  {
    why: 'a magazine in French',
    body: { magazine_language: 'fr' as 'de' },
    field: 'magazine_language',
  },
  { why: 'an unknown language', body: { locale: 'tlh' as 'fi' }, field: 'locale' },
  {
    why: 'a switch that is no switch',
    body: { magazine_notification: 'yes' } as unknown as RequestBody<'updateMe'>,
    field: 'magazine_notification',
  },
  { why: 'an unknown unit', body: { unit: 'X' as 'M' }, field: 'unit' },
  {
    why: 'a field that no user may set',
    body: { is_superuser: true } as object,
    field: 'is_superuser',
  },
  { why: 'a label of one’s own', body: { developer: true } as object, field: 'developer' },
])('refuses $why', async ({ body, field }) => {
  const { api } = await testApi.signUp();
  const call = unwrap(api.PATCH('/user/me', { body }));
  await expect(call).rejects.toMatchObject({
    status: 422,
    fields: { [field]: expect.any(String) },
  });
});

test('refuses a name that another pilot of the club has', async () => {
  await testApi.signUp({ name: 'Elly Beinhorn', clubName: 'Hannover' });
  const mate = await testApi.signUp({ name: 'Thea Rasche', clubName: 'Hannover' });
  const call = unwrap(mate.api.PATCH('/user/me', { body: { name: 'Elly Beinhorn' } }));
  await expect(call).rejects.toMatchObject({ code: 'name_taken' });
});

test('a change that moves flights waits for their scores without locking the user', async () => {
  const user = await testApi.signUp();
  const { db } = testApi.server.services;
  const file = await db
    .insertInto('igc_file')
    .values({
      hash: 'locked',
      md5: 'locked',
      key: 'none',
      name: 'a.igc',
      size_bytes: 1,
      header: '{}',
      created: new Date(0),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('any_flight')
    .values({
      igc_file_id: file.id,
      takeoff_number: 1,
      user_id: user.id,
      created: new Date(0),
      takeoff_time: new Date(0),
      time_zone: 'UTC',
      scoring_date: '2026-07-14',
      season: 2026,
      edit_allowed_until: new Date(0),
    })
    .execute();
  let change: Promise<unknown> | undefined;
  await db.transaction().execute(async (transaction) => {
    await sql`select from any_flight where user_id = ${user.id} for update`.execute(transaction);
    change = unwrap(user.api.PATCH('/user/me', { body: { gender: 'F', bio: 'Flies.' } }));
    await vi.waitFor(async () => {
      const { rows } = await sql`
        select from pg_stat_activity where wait_event_type = 'Lock' and query like '%any_flight%'
          and datname = current_database()`.execute(db);
      expect(rows).toHaveLength(1);
    }, 20_000);
    await sql`select from "user" where id = ${user.id} for no key update nowait`.execute(
      transaction,
    );
  });
  expect(await change).toMatchObject({ gender: 'F', bio: 'Flies.' });
});
