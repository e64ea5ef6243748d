import { unwrap } from '@cloudstreet/sdk';
import * as argon2 from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type MailServer, startMailServer } from '../testing/start-mail-server.js';
import { startTestApi, type TestApi } from '../testing/start-test-api.js';

/** Equal work takes equal time, which does not reveal whether an address has an account. */

vi.mock('@node-rs/argon2', { spy: true });

const UNKNOWN = 'unknown@example.org';

let mailServer: MailServer;
let testApi: TestApi;
let known: string;

beforeAll(async () => {
  mailServer = await startMailServer();
  testApi = await startTestApi({
    config: { smtpUrl: mailServer.url, mailFrom: 'Club <club@example.org>' },
  });
  vi.spyOn(testApi.server.services.jobs, 'send');
  known = (await testApi.signUp()).email;
});
afterAll(() => mailServer.close());

beforeEach(() => {
  vi.clearAllMocks();
});

/** The jobs queued since this was asked last. */
function queued(): unknown[] {
  const { mock } = vi.mocked(testApi.server.services.jobs.send);
  return mock.calls.splice(0).map(([, { name }, data]) => [name, data]);
}

test.each(['recover-password', 'resend-verification'] as const)(
  'known and unknown addresses queue the same mail: %s',
  async (call) => {
    const kind = call === 'recover-password' ? 'recover' : 'verify';
    for (const email of [known, UNKNOWN]) {
      await unwrap(
        testApi.api.POST(`/auth/${call}/{email}`, { params: { path: { email } }, body: {} }),
      );
      expect(queued()).toEqual([['send-mail', { kind, account: { email } }]]);
    }
  },
);

test.each([
  { of: 'a known address', email: () => known, kind: 'account_exists' },
  { of: 'an unknown one', email: () => UNKNOWN, kind: 'verify' },
])('a sign-up with $of computes a hash and queues a mail', async ({ of, email, kind }) => {
  const fields = { name: `Jo ${of}`, email: email(), date_of_birth: '1990-05-17' };
  const body = { ...fields, password: 'winds of the north' };
  await unwrap(testApi.api.POST('/user', { body }));
  const hashed = vi.mocked(argon2.hash).mock.calls.map(([password]) => password);
  expect(hashed).toEqual([body.password]);
  expect(queued()).toEqual([['send-mail', { kind, account: { email: fields.email } }]]);
});
