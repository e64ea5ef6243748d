import { unwrap } from '@cloudstreet/sdk';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '../testing/start-mail-server.js';
import { startTestApi, type TestApi, type TestUser } from '../testing/start-test-api.js';
import { queueDigests } from './queue-digests.js';

const MORNING = new Date('2026-07-15T08:00:00Z');
const EVENING = new Date('2026-07-15T17:10:00Z');
const NEXT_EVENING = new Date('2026-07-16T17:10:00Z');

let now = MORNING;
let mailServer: MailServer;
let testApi: TestApi;
let pilot: TestUser;

beforeAll(async () => {
  mailServer = await startMailServer();
  testApi = await startTestApi({
    clock: () => now,
    config: { smtpUrl: mailServer.url, mailFrom: 'Club <club@example.org>' },
  });
});
afterAll(() => mailServer.close());
beforeEach(async () => {
  now = MORNING;
  pilot = await testApi.signUp();
});

async function choose(digest: 'off' | 'daily' | 'weekly'): Promise<void> {
  await unwrap(pilot.api.PATCH('/user/me', { body: { digest } }));
  now = new Date(now.getTime() + 60_000);
}

async function followedBy(name: string): Promise<void> {
  const fan = await testApi.signUp({ name });
  await unwrap(fan.api.POST('/user/{id}/follow', { params: { path: { id: pilot.id } } }));
}

const sendAt = (time: Date) => {
  now = time;
  return queueDigests(testApi.server.services);
};
const mailsToPilot = () =>
  mailServer.mails.filter(({ to = [] }) => to.some(({ address }) => address === pilot.email));

test('tells of unread notifications once, with the page that turns it off', async () => {
  await choose('daily');
  await followedBy('Ben <b>Follower</b>');
  await sendAt(new Date('2026-07-15T16:59:00Z'));
  await sendAt(EVENING);
  const mail = await mailServer.mailTo(pilot.email);
  expect(mail.subject).toMatch(/^Your news at /);
  expect(mail.text).toContain('Ben <b>Follower</b> follows you.');
  expect(mail.html).toContain('Ben &lt;b&gt;Follower&lt;/b&gt; follows you.');
  expect(mail.text).toContain(`/user/${pilot.id}/notifications`);
  expect(mail.text).toContain('/settings/customize');
  const unsubscribe = mail.headers.find(({ key }) => key === 'list-unsubscribe');
  expect(unsubscribe?.value).toContain('/settings/customize');
  // The next evening has only what is new since.
  now = new Date('2026-07-16T09:00:00Z');
  await followedBy('Cleo Second');
  await sendAt(NEXT_EVENING);
  const second = await mailServer.mailTo(pilot.email, 2);
  expect(second.text).toContain('Cleo Second follows you.');
  expect(second.text).not.toContain('Ben');
  expect(second.text).toContain('You have 2 unread notifications.');
});

test('a mail server that is down delays the digest', async () => {
  await choose('daily');
  await followedBy('Dora Follower');
  mailServer.refuse(pilot.email, 450);
  await sendAt(EVENING);
  await expect
    .poll(() =>
      testApi.server.services.db
        .selectFrom('user')
        .select('digest_sent')
        .where('id', '=', pilot.id)
        .executeTakeFirstOrThrow(),
    )
    .toEqual({ digest_sent: EVENING });
  mailServer.accept(pilot.email);
  expect((await mailServer.mailTo(pilot.email)).text).toContain('Dora Follower follows you.');
});

test('nothing is sent before the period ends, without news, or when it is off', async () => {
  const other = pilot;
  await followedBy('Fritz Follower');
  await sendAt(EVENING);
  now = MORNING;
  pilot = await testApi.signUp();
  await choose('weekly');
  await followedBy('Emil Follower');
  await sendAt(EVENING);
  await sendAt(new Date('2026-07-17T17:10:00Z'));
  expect((await mailServer.mailTo(pilot.email)).text).toContain('Emil Follower');
  // The queue runs in its order: the mails before it would have arrived.
  expect(mailsToPilot()).toHaveLength(1);
  await sendAt(new Date('2026-07-24T17:10:00Z'));
  pilot = other;
  expect(mailsToPilot()).toHaveLength(0);
});
