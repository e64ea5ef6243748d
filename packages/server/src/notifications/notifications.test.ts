import { type Api, type MePatch, unwrap, uploadFlight, waitForScore } from '@cloudstreet/sdk';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { sampleIgc } from '../testing/sample-igc.js';
import { PASSWORD, startTestApi, type TestApi, type TestUser } from '../testing/start-test-api.js';
import { removeOldNotifications } from './queries.js';

const START = new Date('2026-07-14T18:00:00Z');
const DAY_MS = 86_400_000;
const BIRTH = '1985-02-03';

let now = START;
let testApi: TestApi;
let otto: TestUser;
let zoe: TestUser;
let zoeName: string;
let count = 0;
let recordings = 0;

beforeAll(async () => {
  testApi = await startTestApi({ clock: () => now, config: { anonymousUpload: true } });
  otto = await testApi.signUp({ name: 'Otto Thermik' });
});
beforeEach(async () => {
  now = START;
  count += 1;
  zoeName = `Zoe Sample${'abcdefghijklmnopqrstuvwxyz'[count]}`;
  zoe = await testApi.signUp({ name: zoeName, dateOfBirth: BIRTH });
});

const listOf = ({ api }: TestUser, query = {}) =>
  unwrap(api.GET('/notification', { params: { query } }));
const unreadOf = async ({ api }: TestUser) => (await unwrap(api.GET('/user/me'))).notifications;
const set = ({ api }: TestUser, body: MePatch) => unwrap(api.PATCH('/user/me', { body }));
const makeGroup = (api: Api, name = 'Wave camp') =>
  unwrap(api.POST('/usergroup', { body: { name } }));

type Role = 'owner' | 'manager' | 'member';

function add(api: Api, groupId: number, user: TestUser, role: Role = 'member') {
  const params = { path: { id: groupId }, query: { user_id: user.id, role } };
  return unwrap(api.POST('/usergroup/add/{id}', { params }));
}

function remove(api: Api, groupId: number, user: TestUser) {
  const params = { path: { id: groupId }, query: { user_id: user.id } };
  return unwrap(api.DELETE('/usergroup/add/{id}', { params }));
}

function newSerial(): string {
  recordings += 1;
  return `N${String(recordings).padStart(2, '0')}`;
}

async function fly({ api }: TestUser): Promise<number> {
  const igc = sampleIgc({ gliderType: 'Duo Discus', serial: newSerial() });
  const [flight] = await uploadFlight(api, igc, { name: 'a.igc' });
  return (await waitForScore(api, flight?.id ?? 0, { pollMs: 50 })).id;
}

function seat({ api }: TestUser, flightId: number, mate: TestUser | null) {
  const body = mate ? { co_user_id: mate.id, co_user_date_of_birth: BIRTH } : { co_user_id: null };
  return unwrap(api.PATCH('/flightdetail/{id}', { params: { path: { id: flightId } }, body }));
}

async function uploadForZoe(): Promise<{ id: number }> {
  const form = new FormData();
  form.set('file', new Blob([sampleIgc({ serial: newSerial() })]), 'a.igc');
  form.set('name', zoeName);
  form.set('date_of_birth', BIRTH);
  const response = await fetch(`${testApi.url}/v1/igcfile`, { method: 'POST', body: form });
  const [flight] = (await response.json()) as [{ id: number }];
  return flight;
}

async function writeToZoe(): Promise<void> {
  await set(zoe, { message_enabled: true });
  const { mailer } = testApi.server.services;
  Object.assign(mailer, { isSending: true, send: async () => {} });
  onTestFinished(() => void Object.assign(mailer, { isSending: false }));
  const body = { recipient_id: zoe.id, message: 'Do you fly on Saturday?' };
  await unwrap(otto.api.POST('/usermessage', { body }));
}

describe('notifies users when', () => {
  test('an upload without a login names them', async () => {
    const flight = await uploadForZoe();
    expect(await listOf(zoe)).toEqual([
      {
        id: expect.any(Number),
        event: 'flight_uploaded',
        created: '2026-07-14T18:00:00+00:00',
        read: false,
        text: 'Someone uploaded a flight of 14 July 2026 in your name without logging in.',
        link: `/flight/${flight.id}`,
        flight_id: flight.id,
      },
    ]);
  });

  test('a flight of theirs has been scored, once, and only if they want it', async () => {
    await fly(zoe);
    expect(await listOf(zoe)).toEqual([]);
    await set(zoe, { score_notification: true });
    const id = await fly(zoe);
    const listed = { event: 'flight_scored', text: 'Your flight of 14 July 2026 has been scored.' };
    expect(await listOf(zoe)).toMatchObject([{ ...listed, flight_id: id, link: `/flight/${id}` }]);
    await unwrap(zoe.api.POST('/notification/read', { body: { until: 2_147_483_647 } }));
    const aircraft = (await unwrap(zoe.api.GET('/aircraft'))).at(-1);
    const changed = await unwrap(
      zoe.api.PATCH('/flightdetail/{id}', {
        params: { path: { id } },
        body: { aircraft_id: aircraft!.id },
      }),
    );
    expect(changed.status).toBe('pending');
    await waitForScore(zoe.api, id, { pollMs: 50 });
    expect(await listOf(zoe)).toHaveLength(1);
  });

  test('a pilot asks them to confirm that they were on board, each time', async () => {
    const id = await fly(otto);
    await seat(otto, id, zoe);
    expect(await listOf(zoe)).toMatchObject([
      {
        event: 'co_pilot',
        text: 'Otto Thermik asks you to confirm that you flew together on 14 July 2026.',
        link: `/flight/${id}`,
        actor: { id: otto.id, name: 'Otto Thermik' },
      },
    ]);
    await unwrap(
      otto.api.PATCH('/flightdetail/{id}', {
        params: { path: { id } },
        body: { competition_id: 'OT' },
      }),
    );
    expect(await listOf(zoe)).toHaveLength(1);
    expect(await listOf(otto)).toEqual([]);
  });

  test('a user writes to them', async () => {
    await writeToZoe();
    expect(await listOf(zoe)).toMatchObject([
      {
        event: 'user_message',
        text: 'Otto Thermik sent you a message by email.',
        link: `/user/${otto.id}`,
      },
    ]);
  });

  test('a pilot adds them to a group, or changes their role', async () => {
    const { id } = await makeGroup(otto.api);
    await add(otto.api, id, zoe);
    await add(otto.api, id, zoe, 'manager');
    expect(await listOf(zoe)).toMatchObject([
      { event: 'group_role', text: 'You are now a manager of the group “Wave camp”.' },
      {
        event: 'group_added',
        text: 'Otto Thermik added you to the group “Wave camp”.',
        link: `/settings/group/${id}`,
        actor: { id: otto.id },
        group_id: id,
      },
    ]);
    // The text describes the current state.
    await remove(otto.api, id, zoe);
    const [role] = await listOf(zoe);
    expect(role?.text).toBe('You are no longer in the group “Wave camp”.');
  });

  test.each(['leaves the group', 'deletes the account'])(
    'a group becomes theirs because its owner %s',
    async (how) => {
      const owner = await testApi.signUp();
      const { id } = await makeGroup(owner.api);
      await add(owner.api, id, zoe);
      await unwrap(
        how === 'leaves the group'
          ? owner.api.POST('/usergroup/leave/{id}', { params: { path: { id } } })
          : owner.api.POST('/user/me/delete', { body: { password: PASSWORD } }),
      );
      expect((await listOf(zoe))[0]).toMatchObject({
        event: 'group_role',
        text: 'You are now the owner of the group “Wave camp”.',
      });
    },
  );

  test('does not notify users of their own actions', async () => {
    const { id } = await makeGroup(otto.api);
    await add(otto.api, id, zoe);
    await add(otto.api, id, zoe, 'owner');
    expect(await listOf(otto)).toEqual([]);
  });
});

test.each([
  {
    setting: 'group_notification',
    event: 'group_added',
    cause: async () => add(otto.api, (await makeGroup(otto.api)).id, zoe),
  },
  { setting: 'upload_notification', event: 'flight_uploaded', cause: uploadForZoe },
  { setting: 'score_notification', event: 'flight_scored', cause: () => fly(zoe) },
  {
    setting: 'copilot_notification',
    event: 'co_pilot',
    cause: async () => seat(otto, await fly(otto), zoe),
  },
  { setting: 'message_notification', event: 'user_message', cause: writeToZoe },
] as const)('$setting is stored and turns its kind off', async (row) => {
  const { setting, event, cause } = row;
  const eventsOf = async () => (await listOf(zoe)).map((listed) => listed.event);
  expect(await set(zoe, { [setting]: false })).toMatchObject({ [setting]: false });
  await cause();
  expect(await eventsOf()).toEqual([]);
  expect(await set(zoe, { [setting]: true })).toMatchObject({ [setting]: true });
  await cause();
  expect(await eventsOf()).toEqual([event]);
});

test('repeats a notification only after it was read', async () => {
  const { id } = await makeGroup(otto.api);
  const removeAndAdd = async () => {
    await add(otto.api, id, zoe);
    await remove(otto.api, id, zoe);
  };
  await Promise.all([add(otto.api, id, zoe), add(otto.api, id, zoe)]);
  await remove(otto.api, id, zoe);
  await removeAndAdd();
  const listed = await listOf(zoe);
  expect(listed).toHaveLength(1);
  await unwrap(zoe.api.POST('/notification/read', { body: { id_in: [listed[0]!.id] } }));
  await removeAndAdd();
  expect((await listOf(zoe)).map(({ read }) => read)).toEqual([false, true]);
});

describe('the list', () => {
  beforeEach(async () => {
    for (const name of ['One', 'Two', 'Three']) {
      const { id } = await makeGroup(otto.api, name);
      await add(otto.api, id, zoe);
    }
  });

  test('has pages from the newest to the oldest', async () => {
    const texts = (await listOf(zoe, { limit: 2 })).map(({ text }) => text);
    expect(texts).toEqual([
      'Otto Thermik added you to the group “Three”.',
      'Otto Thermik added you to the group “Two”.',
    ]);
    expect(await listOf(zoe, { skip: 100 })).toEqual([]);
  });

  test('can be marked as read one by one or up to one, and counts unread ones', async () => {
    const [three, two] = await listOf(zoe);
    expect(await unreadOf(zoe)).toBe(3);
    await unwrap(zoe.api.POST('/notification/read', { body: { id_in: [three!.id] } }));
    await unwrap(zoe.api.POST('/notification/read', { body: { id_in: [three!.id] } }));
    expect(await unreadOf(zoe)).toBe(2);
    expect((await listOf(zoe)).map(({ read }) => read)).toEqual([true, false, false]);
    await unwrap(zoe.api.POST('/notification/read', { body: { until: two!.id } }));
    expect(await unreadOf(zoe)).toBe(0);
  });

  test('cannot be read or marked by others', async () => {
    const [three] = await listOf(zoe);
    expect(await listOf(otto)).toEqual([]);
    for (const body of [{ until: three!.id }, { id_in: [three!.id] }]) {
      await unwrap(otto.api.POST('/notification/read', { body }));
    }
    expect(await unreadOf(zoe)).toBe(3);
  });

  test.each([{}, { until: 1, id_in: [1] }, { id_in: [] }, { until: 'all' }, { until: 0 }])(
    'refuses %j',
    async (body) => {
      const call = zoe.api.POST('/notification/read', { body: body as { until: number } });
      await expect(unwrap(call)).rejects.toMatchObject({ status: 422 });
      expect(await unreadOf(zoe)).toBe(3);
    },
  );

  test('drops notifications older than ninety days', async () => {
    const { db } = testApi.server.services;
    await removeOldNotifications(db, new Date(START.getTime() + 90 * DAY_MS));
    expect(await listOf(zoe)).toHaveLength(3);
    await removeOldNotifications(db, new Date(START.getTime() + 90 * DAY_MS + 1));
    expect(await listOf(zoe)).toEqual([]);
  });
});

test('a deleted account is in no list until it is restored', async () => {
  const owner = await testApi.signUp({ name: 'Wilhelmina Quixote' });
  const { id } = await makeGroup(owner.api);
  await add(owner.api, id, zoe);
  await add(owner.api, id, otto);
  const before = await listOf(zoe);
  await unwrap(owner.api.POST('/user/me/delete', { body: { password: PASSWORD } }));
  expect(JSON.stringify(await listOf(zoe))).not.toContain('Quixote');
  const body = { email: owner.email, password: PASSWORD };
  await unwrap(testApi.api.POST('/auth/restore', { body }));
  expect(await listOf(zoe)).toEqual(expect.arrayContaining(before));
});
