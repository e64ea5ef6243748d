import { unwrap } from '@cloudstreet/sdk';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { startMailServer } from '../testing/start-mail-server.js';
import { startTestApi, type TestApi, type TestUser } from '../testing/start-test-api.js';

const MESSAGE = 'Do you fly on Saturday?\n\nBcc: all@example.org <b>bold</b>';

let now = new Date('2026-07-14T18:00:00Z');
let testApi: TestApi;
let sender: TestUser;
let recipient: TestUser;

beforeAll(async () => {
  testApi = await startTestApi({ clock: () => now, config: { rateLimit: true } });
  sender = await testApi.signUp({ name: 'Jo "Wave" O\'Sample' });
  recipient = await testApi.signUp({ name: 'Otto Thermik' });
});
beforeEach(() => {
  now = new Date(now.getTime() + 7_200_000);
});

const write = (user: TestUser, message = MESSAGE, recipient_id = recipient.id) =>
  unwrap(user.api.POST('/usermessage', { body: { recipient_id, message } }));

test('messages are off without a mail server', async () => {
  await unwrap(recipient.api.PATCH('/user/me', { body: { message_enabled: true } }));
  await expect(write(sender)).rejects.toMatchObject({ status: 403, code: 'MESSAGES_OFF' });
});

test("sends a message in the recipient's language with replies to the sender", async () => {
  const mailServer = await startMailServer();
  const { signUp } = await startTestApi({
    config: { rateLimit: false, smtpUrl: mailServer.url, mailFrom: 'Club <club@example.org>' },
  });
  const from = await signUp({ name: 'Jo "Wave" O\'Sample' });
  const to = await signUp({ name: 'Otto Thermik' });
  await expect(write(from, MESSAGE, to.id)).rejects.toMatchObject({ code: 'MESSAGES_OFF' });
  const body = { message_enabled: true, newsletter_language: 'de', locale: 'fi' } as const;
  expect(await unwrap(to.api.PATCH('/user/me', { body }))).toMatchObject({ message_enabled: true });
  expect(await write(from, MESSAGE, to.id)).toEqual({ msg: 'Your message has been sent.' });

  await expect.poll(async () => (await mailServer.mailTo(to.email)).text).toContain('Saturday');
  const mail = await mailServer.mailTo(to.email);
  expect(mail.replyTo).toEqual([{ name: 'Jo "Wave" O\'Sample', address: from.email }]);
  expect(mail.html).toContain('lang="fi"');
  expect(mail.html).toContain('&lt;b&gt;bold');
  // Text that looks like a header does not become one.
  expect(mail.bcc ?? []).toEqual([]);
  expect(mailServer.mails.flatMap(({ to: all = [] }) => all)).not.toContainEqual(
    expect.objectContaining({ address: 'all@example.org' }),
  );
  await mailServer.close();
});

test('requires ten to two thousand characters', async () => {
  for (const message of ['too short', 'x'.repeat(2001), '\u0000'.repeat(20)]) {
    await expect(write(sender, message)).rejects.toMatchObject({ status: 422 });
  }
});

test('an unknown recipient gets the response of one who does not allow messages', async () => {
  const closed = await testApi.signUp();
  for (const id of [closed.id, 999_999]) {
    await expect(write(sender, MESSAGE, id)).rejects.toMatchObject({ code: 'MESSAGES_OFF' });
  }
});

test('limits messages to ten per sender and hour', async () => {
  for (let count = 0; count < 10; count += 1) {
    await expect(write(sender)).rejects.toMatchObject({ status: 403 });
  }
  await expect(write(sender)).rejects.toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
  await expect(write(recipient)).rejects.toMatchObject({ status: 403 });
});
