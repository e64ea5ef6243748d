import { type ApiError, createApi, signIn, unwrap } from '@cloudstreet/sdk';
import { beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testing/start-test-api.js';

let testApi: TestApi;

beforeAll(async () => {
  testApi = await startTestApi({ clock: () => new Date('2026-07-14T18:00:00Z') });
});

const VALID = {
  name: 'Otto Wolkenried',
  email: 'otto@example.org',
  password: 'quiet thermals',
  date_of_birth: '2002-05-23',
  gender: 'M' as const,
};

function create(fields: Partial<typeof VALID> & { club_id?: number; club_name?: string } = {}) {
  return unwrap(testApi.api.POST('/user', { body: { ...VALID, ...fields } }));
}

/** Makes an account and tells what it is like. */
async function join(fields: Parameters<typeof create>[0] = {}) {
  expect(await create(fields)).toEqual({ email: { ...VALID, ...fields }.email, is_verified: true });
  const api = createApi({ baseUrl: testApi.url });
  await signIn(api, { ...VALID, ...fields });
  return unwrap(api.GET('/user/me'));
}

async function refusalOf(call: Promise<unknown>): Promise<ApiError> {
  return call.then(
    () => {
      throw new Error('It was not refused.');
    },
    (error: ApiError) => error,
  );
}

test('creates an account and returns no password', async () => {
  const me = await join({ email: 'first@example.org', club_name: 'LSV  Anklam ' });
  expect(me).toEqual({
    id: expect.any(Number),
    name: 'Otto Wolkenried',
    email: 'first@example.org',
    date_of_birth: '2002-05-23',
    date_joined: '2026-07-14',
    gender: 'M',
    is_junior: true,
    is_superuser: false,
    is_moderator: false,
    is_live_banned: false,
    is_content_banned: false,
    club: { id: expect.any(Number), name: 'LSV Anklam' },
    filter: [],
    flight_count: 0,
    friend_flight_count: 0,
    total_free_distance: 0,
    total_flight_duration: 0,
    achievement_count: 0,
    badge: false,
    is_early_bird: false,
    trial_available: true,
    live_competition_create: true,
    message_enabled: false,
    open_in_seeyou: false,
    notifications: 0,
    badge_notification: true,
    copilot_notification: true,
    flight_visibility: 'public',
    comment_notification: true,
    comments_allowed: true,
    follower_notification: true,
    digest: 'off',
    followers_approved: false,
    follows_hidden: false,
    group_notification: true,
    magazine_notification: true,
    message_notification: true,
    score_notification: false,
    upload_notification: true,
  });
});

test.each([
  {
    why: 'capitals alone',
    fields: { name: 'OTTO WOLKENRIED' },
    expected: {
      name: 'Please do not use only caps, write it like this instead "Firstname Lastname"',
    },
  },
  {
    why: 'a small first letter',
    fields: { name: 'otto Wolkenried' },
    expected: {
      name: 'Please write the first letter uppercase, like this "Firstname Lastname"',
    },
  },
  {
    why: 'a letter',
    fields: { name: 'O' },
    expected: { name: 'Enter at least 2 characters.' },
  },
  {
    why: 'born today',
    fields: { date_of_birth: '2026-07-14' },
    expected: { date_of_birth: 'Please select an earlier date of birth' },
  },
  {
    why: 'no date',
    fields: { date_of_birth: '2002-02-30' },
    expected: { date_of_birth: 'Enter a date from 1900 to 2199.' },
  },
  {
    why: 'the year nought, which PostgreSQL has not',
    fields: { date_of_birth: '0000-01-01' },
    expected: { date_of_birth: 'Enter a date from 1900 to 2199.' },
  },
  {
    why: 'a birth before the oldest of people',
    fields: { date_of_birth: '1899-12-31' },
    expected: { date_of_birth: 'Enter a date from 1900 to 2199.' },
  },
  {
    why: 'a birth in the future',
    fields: { date_of_birth: '2199-01-01' },
    expected: { date_of_birth: 'Please select an earlier date of birth' },
  },
  {
    why: 'a name of blanks',
    fields: { name: ' \u3000\u00A0\u2800 \t ' },
    expected: { name: 'Enter at least 2 characters.' },
  },
  {
    why: 'a name that shows nothing',
    fields: { name: '\u200B\u202E\u3164\u2066\uFEFF\u115F' },
    expected: { name: 'Enter at least 2 characters.' },
  },
  {
    why: 'a name that is long enough by blanks alone',
    fields: { name: 'J      ' },
    expected: { name: 'Enter at least 2 characters.' },
  },
  {
    why: 'a name of marks alone',
    fields: { name: '\u0301'.repeat(8) },
    expected: { name: 'This contains characters that cannot be read.' },
  },
  {
    why: 'a name with half a character',
    fields: { name: 'Otto \uD800 Wolkenried' },
    expected: { name: 'This contains characters that cannot be read.' },
  },
  {
    why: 'a name without letters',
    fields: { name: '12 34 56' },
    expected: { name: 'Enter at least one letter.' },
  },
  {
    why: 'a club of blanks',
    fields: { club_name: '\u00A0 \u00A0' },
    expected: { club_name: 'Enter at least 2 characters.' },
  },
  {
    why: 'a password with half a character',
    fields: { password: 'quiet \uD800 thermals' },
    expected: { password: 'This contains characters that cannot be read.' },
  },
  {
    why: 'no address',
    fields: { email: 'otto' },
    expected: { email: 'Enter a valid email address.' },
  },
  {
    why: 'a short password',
    fields: { password: '1234567' },
    expected: { password: 'Enter at least 8 characters.' },
  },
  {
    why: 'a password longer than anybody can type',
    fields: { password: 'x'.repeat(129) },
    expected: { password: 'Enter at most 128 characters.' },
  },
  ...['password1', 'QWERTYUIOP', 'iloveyou 1'].map((password) => ({
    why: `the common password ${password}`,
    fields: { password },
    expected: { password: 'This password is too common. Choose another one.' },
  })),
  ...['Wolkenried', 'otto wolkenried', 'new@example.org'].map((password) => ({
    why: `the password ${password}, which anybody can see`,
    fields: { password },
    expected: { password: 'Choose a password other than your name or email address.' },
  })),
  {
    why: 'an unknown club',
    fields: { club_id: 999_999 },
    expected: { club_id: 'This club does not exist.' },
  },
  {
    why: 'two things at once',
    fields: { name: 'OTTO WOLKENRIED', date_of_birth: '2030-01-01' },
    expected: {
      name: 'Please do not use only caps, write it like this instead "Firstname Lastname"',
      date_of_birth: 'Please select an earlier date of birth',
    },
  },
])('refuses $why', async ({ fields, expected }) => {
  const error = await refusalOf(create({ email: 'new@example.org', ...fields }));
  expect(error).toMatchObject({ status: 422, fields: expected });
});

test('refuses a taken address in any case', async () => {
  await create({ name: 'Gustav Wolkenried', email: 'gustav@example.org' });
  const error = await refusalOf(create({ name: 'Agnes Wolkenried', email: 'GUSTAV@example.org' }));
  expect(Object.keys(error.fields)).toEqual(['email']);
});

test('refuses the same name in the same club or without a club', async () => {
  const message = 'Account with this name and club already exists. Please log in.';
  const names = { name: 'Percy Hillward', club_name: 'Glasgow Gliders' };
  await create({ ...names, email: 'percy1@example.org' });
  const again = await refusalOf(create({ ...names, email: 'percy2@example.org' }));
  expect(again.fields).toEqual({ name: message });

  const { name } = names;
  await create({ name, email: 'percy3@example.org' });
  const clubless = await refusalOf(create({ name, email: 'percy4@example.org' }));
  expect(clubless.fields).toEqual({ name: message });
});

test('uses an existing club of the same name', async () => {
  const [one, other] = await Promise.all([
    join({ name: 'Willa Brookfen', email: 'willa@example.org', club_name: 'Kitty Hawk Club' }),
    join({ name: 'Orson Brookfen', email: 'orson@example.org', club_name: 'Kitty Hawk Club' }),
  ]);
  expect(one.club?.id).toBe(other.club?.id);
});

test('creates no club if the account is refused', async () => {
  const email = 'taken@example.org';
  await create({ email, name: 'Otto First' });
  await refusalOf(create({ email, name: 'Otto Second', club_name: 'Ghosts' }));
  const { db } = testApi.server.services;
  const clubs = await db.selectFrom('club').where('name', '=', 'Ghosts').select('id').execute();
  expect(clubs).toEqual([]);
});

test('stores names in composed form', async () => {
  const name = ' Nguye\u0302\u0303n\u00A0\u00A0Thi\u0323 \u202EA\u0301nh\u202C ';
  const me = await join({
    email: 'anh@example.org',
    name,
    club_name: 'Aéro\u200BClub  Huê\u0301',
  });
  expect(me).toMatchObject({ name: 'Nguyễn Thị Ánh', club: { name: 'AéroClub Huế' } });
  const again = await refusalOf(
    create({ email: 'anh2@example.org', name: 'Nguyễn Thị Ánh', club_name: 'AéroClub Huế' }),
  );
  expect(again.code).toBe('name_taken');
});

test('refuses a character that cannot be stored and names the field', async () => {
  const error = await refusalOf(create({ email: 'nul@example.org', name: 'Otto\0 Nul' }));
  expect(error).toMatchObject({ status: 422, fields: { name: expect.any(String) } });
});
