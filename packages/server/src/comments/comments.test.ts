import { type Api, type Comment, unwrap, uploadFlight, type Visibility } from '@cloudstreet/sdk';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { confirmSeat } from '../testing/confirm-seat.js';
import { sampleIgc } from '../testing/sample-igc.js';
import { PASSWORD, startTestApi, type TestApi, type TestUser } from '../testing/start-test-api.js';

const START = new Date('2026-07-14T18:00:00Z');

const BIRTH = '1992-03-04';

let now = START;
let testApi: TestApi;
let pilot: TestUser;
let fan: TestUser;
let other: TestUser;
let flight: number;
let count = 0;

beforeAll(async () => {
  testApi = await startTestApi({ clock: () => now });
});

beforeEach(async () => {
  now = START;
  const family = `Sample${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[count % 26]}${'abc'[Math.floor(count / 26)]}`;
  count += 1;
  pilot = await testApi.signUp({ name: `Ada ${family}` });
  fan = await testApi.signUp({ name: `Ben ${family}` });
  other = await testApi.signUp({ name: `Cleo ${family}`, dateOfBirth: BIRTH });
  flight = await fly('public');
});

async function fly(visibility: Visibility, user = pilot): Promise<number> {
  files += 1;
  const igc = sampleIgc({ serial: `C${String(files).padStart(2, '0')}` });
  const [uploaded] = await uploadFlight(user.api, igc, { visibility });
  return uploaded!.id;
}
let files = 0;

const CLOSED = { comments_allowed: false };
const COMMENTED = { event: 'comment', text: expect.stringMatching(/^Ben Sample\w+ commented/) };

async function flyWith(mate: TestUser) {
  files += 1;
  const igc = sampleIgc({ serial: `C${String(files).padStart(2, '0')}`, gliderType: 'Duo Discus' });
  const coUser = { id: mate.id, dateOfBirth: BIRTH };
  const [uploaded] = await uploadFlight(pilot.api, igc, { coUser });
  return confirmSeat(mate, uploaded!.id);
}

interface Words {
  readonly comment: string;
  readonly parent_id?: number;
  readonly pinned?: boolean;
}

const at = (id: number, link?: string) => ({
  params: { path: { id }, ...(link !== undefined && { query: { link } }) },
});
const post = ({ api }: { api: Api }, words: Words | string, id = flight, link?: string) =>
  api.POST('/comment/flight/{id}', {
    ...at(id, link),
    body: typeof words === 'string' ? { comment: words } : words,
  });
const write = (user: TestUser, words: Words | string) => unwrap(post(user, words));
const list = ({ api }: { api: Api } = testApi, id = flight) =>
  unwrap(api.GET('/comment/flight/{id}', at(id)));
const edit = ({ api }: TestUser, id: number, body: { comment?: string; hidden?: boolean }) =>
  api.PATCH('/comment/{id}', { ...at(id), body });
const remove = ({ api }: TestUser, id: number) => api.DELETE('/comment/{id}', at(id));
const react = ({ api }: TestUser, id: number, value = '👏') =>
  api.POST('/comment/reaction/{id}', { ...at(id), body: { value } });
const takeBack = ({ api }: TestUser, id: number) => api.DELETE('/comment/reaction/{id}', at(id));
const detail = (api: Api = testApi.api) => unwrap(api.GET('/flightdetail/{id}', at(flight)));
const status = async (call: Promise<{ response: Response }>) => (await call).response.status;
const wordsOf = (comments: readonly Comment[]) => comments.map(({ comment }) => comment ?? null);
const newsOf = async ({ api }: TestUser) =>
  (await unwrap(api.GET('/notification'))).map(({ event, text }) => ({ event, text }));

describe('comments', () => {
  test('are listed by thread, the description first, for everyone', async () => {
    const first = await write(fan, 'Well flown!');
    await write(other, 'Where was the wave?');
    const answer = await write(pilot, { comment: 'Thanks!', parent_id: first.id });
    const second = await write(fan, { comment: 'Welcome.', parent_id: answer.id });
    await write(pilot, { comment: 'First 500 km.', pinned: true });
    expect(second.parent_id).toBe(first.id);
    const all = await list();
    expect(wordsOf(all)).toEqual([
      'First 500 km.',
      'Well flown!',
      'Thanks!',
      'Welcome.',
      'Where was the wave?',
    ]);
    expect(all[0]).toMatchObject({ pinned: true, user: { id: pilot.id }, reaction: [] });
    expect(all[1]).toEqual({
      id: first.id,
      flight_id: flight,
      user: { id: fan.id, name: expect.stringContaining('Ben') },
      created: '2026-07-14T18:00:00+00:00',
      comment: 'Well flown!',
      reaction: [],
    });
    const params = { path: { id: flight }, query: { skip: 1, limit: 2 } };
    const page = await unwrap(testApi.api.GET('/comment/flight/{id}', { params }));
    expect(wordsOf(page)).toEqual(['Well flown!', 'Thanks!']);
    expect(await detail()).toMatchObject({ comment_count: 5, comments_allowed: true });
  });

  test('make a flight without photos one with comments in lists', async () => {
    const listed = async () =>
      (await unwrap(testApi.api.GET('/flight'))).find(({ id }) => id === flight)?.media_info;
    expect(await listed()).toBeUndefined();
    const { id } = await write(fan, 'Well flown!');
    expect(await listed()).toBe('C');
    await edit(pilot, id, { hidden: true });
    expect(await listed()).toBeUndefined();
  });

  test('are plain text in one form, within limits', async () => {
    const { comment } = await write(fan, '  Bo\u0308e\u200B <b>1</b>\n\n\n\n👩‍👩‍👧 ');
    expect(comment).toBe('Böe <b>1</b>\n\n👩‍👩‍👧');
    expect(await status(post(fan, 'x'.repeat(2000)))).toBe(201);
    for (const words of ['', ' \u200B ', 'x'.repeat(2001), 'a\u0000b']) {
      expect(await status(post(fan, words))).toBe(422);
    }
  });

  test('are written once with a key', async () => {
    const header = { 'Idempotency-Key': 'one-press' };
    const call = () =>
      unwrap(
        fan.api.POST('/comment/flight/{id}', {
          params: { path: { id: flight }, header },
          body: { comment: 'Once' },
        }),
      );
    const first = await call();
    expect(await call()).toEqual(first);
    expect(await list()).toHaveLength(1);
  });

  test('are edited and deleted by their authors alone', async () => {
    const { id } = await write(fan, 'Wel flown');
    for (const user of [pilot, other]) {
      expect(await status(edit(user, id, { comment: 'No' }))).toBe(403);
      expect(await status(remove(user, id))).toBe(403);
    }
    now = new Date(START.getTime() + 60_000);
    const edited = await unwrap(edit(fan, id, { comment: 'Well flown' }));
    expect(edited).toMatchObject({ comment: 'Well flown', edited: '2026-07-14T18:01:00+00:00' });
    expect(await status(remove(fan, id))).toBe(204);
    expect(await status(remove(fan, id))).toBe(204);
    expect(await status(edit(fan, id, { comment: 'Again' }))).toBe(404);
    expect(await list()).toEqual([]);
  });

  test('keep their place when they are deleted with answers, until the last answer is', async () => {
    const { id } = await write(fan, 'Well flown!');
    const answer = await write(pilot, { comment: 'Thanks!', parent_id: id });
    await unwrap(react(other, id));
    await remove(fan, id);
    expect((await list())[0]).toEqual({
      id,
      flight_id: flight,
      created: '2026-07-14T18:00:00+00:00',
      removed: true,
      reaction: [],
    });
    expect(await status(react(other, id))).toBe(404);
    expect(await status(post(other, { comment: 'No', parent_id: id }))).toBe(422);
    expect(await detail()).toMatchObject({ comment_count: 1 });
    await remove(pilot, answer.id);
    expect(await list()).toEqual([]);
    const { db } = testApi.server.services;
    const left = db.selectFrom('comment').where('flight_id', '=', flight).selectAll();
    expect(await left.execute()).toEqual([]);
  });

  test('of another flight are not answered', async () => {
    const { id } = await write(fan, 'Well flown!');
    const elsewhere = await fly('public');
    expect(await status(post(fan, { comment: 'No', parent_id: id }, elsewhere))).toBe(422);
  });
});

describe('the description', () => {
  test('belongs to the user of the flight, once', async () => {
    expect(await status(post(fan, { comment: 'Mine', pinned: true }))).toBe(403);
    const { id } = await write(pilot, { comment: 'First 500 km.', pinned: true });
    const again = await post(pilot, { comment: 'Second', pinned: true });
    expect(again.error).toMatchObject({ code: 'DESCRIPTION_EXISTS' });
    const { id: answered } = await write(fan, 'Well flown!');
    expect(await status(post(pilot, { comment: 'x', pinned: true, parent_id: answered }))).toBe(
      422,
    );
    expect(await status(edit(fan, id, { comment: 'No' }))).toBe(403);
    await unwrap(edit(pilot, id, { comment: 'First 600 km.' }));
    await remove(pilot, id);
    await write(pilot, { comment: 'Another', pinned: true });
    expect(wordsOf(await list())).toEqual(['Another', 'Well flown!']);
  });

  test('is edited by superusers too, who delete any comment', async () => {
    const { db } = testApi.server.services;
    const { id } = await write(pilot, { comment: 'First 500 km.', pinned: true });
    const comment = await write(fan, 'Well flown!');
    await db.updateTable('user').set({ is_superuser: true }).where('id', '=', other.id).execute();
    await unwrap(edit(other, id, { comment: 'First 600 km.' }));
    expect(await status(edit(other, comment.id, { comment: 'No' }))).toBe(403);
    expect(await status(remove(other, comment.id))).toBe(204);
    expect(wordsOf(await list())).toEqual(['First 600 km.']);
  });
});

describe('hidden comments', () => {
  test('are seen by their author, the pilot and superusers', async () => {
    const { id } = await write(fan, 'Rude');
    for (const user of [fan, other]) {
      expect(await status(edit(user, id, { hidden: true }))).toBe(403);
    }
    await unwrap(edit(pilot, id, { hidden: true }));
    expect(await list(fan)).toMatchObject([{ comment: 'Rude', hidden: true }]);
    expect(await list(pilot)).toMatchObject([{ comment: 'Rude', hidden: true }]);
    for (const reader of [testApi, other]) expect(await list(reader)).toEqual([]);
    expect(await status(react(other, id))).toBe(404);
    expect(await status(edit(other, id, { comment: 'x' }))).toBe(404);
    expect(await status(remove(other, id))).toBe(204);
    expect(await list(pilot)).toHaveLength(1);
    expect(await detail()).not.toHaveProperty('comment_count');
    await unwrap(edit(pilot, id, { hidden: false }));
    expect(wordsOf(await list())).toEqual(['Rude']);
  });

  test('are shown again by moderators alone if one has hidden them', async () => {
    const { db } = testApi.server.services;
    await db.updateTable('user').set({ is_moderator: true }).where('id', '=', other.id).execute();
    const { id } = await write(fan, 'Rude');
    await unwrap(edit(pilot, id, { hidden: true }));
    await unwrap(edit(fan, id, { comment: 'Rude.' }));
    await unwrap(edit(pilot, id, { hidden: false }));
    for (const user of [pilot, other, pilot]) await unwrap(edit(user, id, { hidden: true }));
    await unwrap(edit(fan, id, { comment: 'Still rude' }));
    const refused = await edit(pilot, id, { hidden: false });
    expect(refused.error).toMatchObject({ code: 'MODERATOR_ONLY' });
    expect(await list(pilot)).toMatchObject([{ hidden: true, hidden_by_moderator: true }]);
    expect(await list()).toEqual([]);
    await unwrap(edit(other, id, { hidden: false }));
    expect(wordsOf(await list())).toEqual(['Still rude']);
    await unwrap(edit(pilot, id, { hidden: true }));
    await unwrap(edit(pilot, id, { hidden: false }));
    const params = { query: { kind: 'comment', subject_id: id } } as const;
    const entries = await unwrap(other.api.GET('/dashboard/audit', { params }));
    expect(entries.map(({ action }) => action)).toEqual(['comment_shown', 'comment_hidden']);
  });

  test('keep their place for others if they have answers', async () => {
    const { id } = await write(fan, 'Rude');
    await write(other, { comment: 'Indeed', parent_id: id });
    await unwrap(edit(pilot, id, { hidden: true }));
    expect(await list()).toMatchObject([{ id, removed: true }, { comment: 'Indeed' }]);
    expect((await list())[0]).not.toHaveProperty('user');
  });
});

describe('reactions', () => {
  test('are one emoji of each user', async () => {
    const { id } = await write(pilot, 'First 500 km.');
    const first = await unwrap(react(fan, id));
    const changed = await unwrap(react(fan, id, '🇩🇪'));
    expect(changed).toMatchObject({ id: first.id, value: '🇩🇪', user: { id: fan.id } });
    await unwrap(react(pilot, id, '👩🏽‍✈️'));
    expect((await list())[0]?.reaction.map(({ value }) => value)).toEqual(['🇩🇪', '👩🏽‍✈️']);
    for (const value of ['x', '👏👏', '<b>', '1', '‍']) {
      expect(await status(react(other, id, value))).toBe(422);
    }
    expect(await status(takeBack(other, first.id))).toBe(403);
    expect(await status(takeBack(fan, first.id))).toBe(204);
    expect(await status(takeBack(fan, first.id))).toBe(204);
    expect((await list())[0]?.reaction).toHaveLength(1);
  });

  test('of many at the same time are all stored', async () => {
    const { id } = await write(pilot, 'First 500 km.');
    await Promise.all([fan, other, pilot, fan].map((user) => react(user, id)));
    expect((await list())[0]?.reaction).toHaveLength(3);
  });
});

describe('mentions', () => {
  test('name users by id, so that they follow a new name', async () => {
    const comment = await write(fan, `With @[${other.id}], @[2000000] and @[${other.id}]`);
    expect(comment.mention).toEqual([{ id: other.id, name: expect.stringContaining('Cleo') }]);
    await unwrap(other.api.PATCH('/user/me', { body: { name: 'Cleo Newname' } }));
    expect((await list())[0]?.mention).toEqual([{ id: other.id, name: 'Cleo Newname' }]);
    const edited = await unwrap(edit(fan, comment.id, { comment: 'Alone' }));
    expect(edited).not.toHaveProperty('mention');
  });

  test('are limited', async () => {
    const words = Array.from({ length: 11 }, (_, index) => `@[${index + 1}]`).join(' ');
    const { error } = await post(fan, words);
    expect(error).toMatchObject({ detail: [{ loc: ['comment'], type: 'TOO_MANY_MENTIONS' }] });
  });
});

describe('closed comments', () => {
  const set = (value: boolean | null) =>
    unwrap(
      pilot.api.PATCH('/flightdetail/{id}', {
        params: { path: { id: flight } },
        body: { comments_allowed: value },
      }),
    );

  test('can be read, and added to by the pilot alone', async () => {
    const { id } = await write(fan, 'Well flown!');
    expect(await set(false)).toMatchObject({ comments_allowed: false });
    const refused = await post(fan, 'More');
    expect(refused.response.status).toBe(403);
    expect(refused.error).toMatchObject({ code: 'COMMENTS_CLOSED' });
    expect(await status(react(other, id))).toBe(403);
    expect(await status(post(pilot, { comment: 'Thanks', parent_id: id }))).toBe(201);
    expect(await status(edit(fan, id, { comment: 'Well flown' }))).toBe(200);
    expect(wordsOf(await list())).toEqual(['Well flown', 'Thanks']);
    await set(true);
    expect(await status(post(fan, 'More'))).toBe(201);
  });

  test('follow the account unless the flight has its own setting', async () => {
    const own = await unwrap(pilot.api.PATCH('/user/me', { body: { comments_allowed: false } }));
    expect(own.comments_allowed).toBe(false);
    expect(await detail()).toMatchObject({ comments_allowed: false });
    expect(await status(post(fan, 'No'))).toBe(403);
    await set(true);
    expect(await status(post(fan, 'Yes'))).toBe(201);
    expect(await set(null)).toMatchObject({ comments_allowed: false });
  });

  test('are set only by those who can edit the flight', async () => {
    const params = { path: { id: flight } };
    const body = { comments_allowed: false };
    expect(await status(fan.api.PATCH('/flightdetail/{id}', { params, body }))).toBe(403);
  });
});

test.each(['private', 'draft', 'link'] as const)(
  'comments on a flight that is %s are those of an unknown one for others',
  async (visibility) => {
    flight = await fly(visibility);
    const { id } = await write(pilot, `Secret @[${fan.id}]`);
    const reaction = await unwrap(react(pilot, id));
    const unknown = 2_000_000;
    const calls = (flightId: number, commentId: number, reactionId: number) => [
      fan.api.GET('/comment/flight/{id}', at(flightId)),
      testApi.api.GET('/comment/flight/{id}', at(flightId)),
      post(fan, 'x', flightId),
      edit(fan, commentId, { comment: 'x' }),
      edit(fan, commentId, { hidden: true }),
      remove(fan, commentId),
      react(fan, commentId),
      takeBack(fan, reactionId),
    ];
    const bodies = async (ids: [number, number, number]) =>
      (await Promise.all(calls(...ids))).map(({ response, error }) =>
        [response.status, JSON.stringify(error)?.replaceAll(/\d+/g, '')].join(' '),
      );
    expect(await bodies([flight, id, reaction.id])).toEqual(
      await bodies([unknown, unknown, unknown]),
    );
    expect(await list(pilot)).toHaveLength(1);
    expect(await newsOf(fan)).toEqual([]);
    const link = (await detail(pilot.api)).link_token ?? 'guess';
    const expected = visibility === 'link' ? 201 : 404;
    expect(await status(post(fan, 'With the link', flight, link))).toBe(expected);
  },
);

test('authors delete their words where they may not see them any more', async () => {
  const { id } = await write(fan, 'Well flown!');
  const { id: question } = await write(other, 'Where was the wave?');
  const reaction = await unwrap(react(other, id));
  const params = { path: { id: flight } };
  const body = { visibility: 'private' } as const;
  await unwrap(pilot.api.PATCH('/flightdetail/{id}', { params, body }));
  expect(await status(remove(fan, question))).toBe(204);
  expect(await status(takeBack(fan, reaction.id))).toBe(204);
  expect((await list(pilot))[0]?.reaction).toHaveLength(1);
  expect(await status(takeBack(other, reaction.id))).toBe(204);
  expect(await status(remove(fan, id))).toBe(204);
  expect(wordsOf(await list(pilot))).toEqual(['Where was the wave?']);
});

describe('notifications', () => {
  test('of one flight are one until they are read', async () => {
    await write(fan, 'One');
    expect(await newsOf(pilot)).toEqual([
      { event: 'comment', text: expect.stringMatching(/^Ben Sample\w+ commented on your flight/) },
    ]);
    const second = await write(other, 'Two');
    await write(fan, 'Three');
    const text = '3 new comments on your flight of 14 July 2026.';
    expect(await newsOf(pilot)).toEqual([{ event: 'comment', text }]);
    const [news] = await unwrap(pilot.api.GET('/notification'));
    expect(news).toMatchObject({ comment_count: 3, actor: { id: fan.id } });
    expect(news?.link).toBe(`/flight/${flight}#comment-${news?.comment_id}`);
    await remove(other, second.id);
    expect((await newsOf(pilot))[0]?.text).toMatch(/^2 new comments/);
    await unwrap(pilot.api.POST('/notification/read', { body: { until: news!.id } }));
    await write(other, 'Four');
    expect((await newsOf(pilot)).map(({ text: each }) => each)).toEqual([
      expect.stringMatching(/^Cleo Sample\w+ commented/),
      expect.stringMatching(/^2 new comments/),
    ]);
    expect((await unwrap(pilot.api.GET('/user/me'))).notifications).toBe(1);
  });

  test('reach both seats, and a comment of one the other', async () => {
    const { id } = await flyWith(other);
    flight = id;
    await write(fan, 'Well flown!');
    for (const user of [pilot, other]) expect(await newsOf(user)).toContainEqual(COMMENTED);
    const params = { path: { id } };
    await unwrap(pilot.api.PATCH('/flightdetail/{id}', { params, body: CLOSED }));
    await write(other, 'Thanks!');
    expect(await newsOf(pilot)).toContainEqual({
      event: 'comment',
      text: expect.stringMatching(/^2 new comments/),
    });
    expect(await newsOf(fan)).toEqual([]);
    expect(await status(post(fan, 'Closed'))).toBe(403);
  });

  test('disappear with hidden and deleted comments', async () => {
    const { id } = await write(fan, 'Rude');
    await edit(pilot, id, { hidden: true });
    expect(await newsOf(pilot)).toEqual([]);
    expect((await unwrap(pilot.api.GET('/user/me'))).notifications).toBe(0);
  });

  test('tell each once, of what concerns them most', async () => {
    const { id } = await write(pilot, `Hello @[${pilot.id}]`);
    await write(fan, { comment: `@[${pilot.id}] @[${other.id}] hi`, parent_id: id });
    expect(await newsOf(pilot)).toEqual([
      { event: 'comment_answer', text: expect.stringMatching(/^Ben .* answered your comment/) },
    ]);
    expect(await newsOf(other)).toEqual([
      { event: 'comment_mention', text: expect.stringMatching(/^Ben .* mentioned you/) },
    ]);
    expect(await newsOf(fan)).toEqual([]);
  });

  test('of a mention come with an edit, once', async () => {
    const { id } = await write(fan, 'Hello');
    await unwrap(edit(fan, id, { comment: `Hello @[${other.id}]` }));
    await unwrap(edit(fan, id, { comment: `Hello @[${other.id}]!` }));
    expect(await newsOf(other)).toHaveLength(1);
  });

  test('can be turned off', async () => {
    await unwrap(pilot.api.PATCH('/user/me', { body: { comment_notification: false } }));
    await write(fan, `Hello @[${pilot.id}]`);
    expect(await newsOf(pilot)).toEqual([]);
  });
});

describe('with an account', () => {
  const leave = ({ api }: TestUser) =>
    unwrap(api.POST('/user/me/delete', { body: { password: PASSWORD } }));
  const comeBack = ({ email }: TestUser) =>
    unwrap(testApi.api.POST('/auth/restore', { body: { email, password: PASSWORD } }));

  test('its comments go and come back, answered ones leave their place', async () => {
    const first = await write(fan, 'Well flown!');
    await unwrap(react(other, first.id));
    await write(other, { comment: 'Indeed', parent_id: first.id });
    await write(fan, 'No answer');
    const before = await list();
    await leave(fan);
    expect(await list()).toMatchObject([{ id: first.id, removed: true }, { comment: 'Indeed' }]);
    expect(await detail()).toMatchObject({ comment_count: 1 });
    await comeBack(fan);
    expect(await list()).toEqual(before);
    expect(await detail()).toMatchObject({ comment_count: 3 });
  });

  test('its flights go and come back with the comments of others', async () => {
    const first = await write(fan, 'Well flown!');
    await write(other, { comment: 'Indeed', parent_id: first.id });
    await write(pilot, { comment: 'First 500 km.', pinned: true });
    await leave(pilot);
    // Their answer has nothing left to belong to.
    await leave(fan);
    await comeBack(pilot);
    expect(wordsOf(await list())).toEqual(['First 500 km.']);
    expect(await detail()).toMatchObject({ comment_count: 1 });
  });
});
