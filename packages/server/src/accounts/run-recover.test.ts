import { createApi, signIn, unwrap } from '@cloudstreet/sdk';
import { beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testing/start-test-api.js';
import { runRecover } from './run-recover.js';

const PASSWORD = 'strong thermals';

let testApi: TestApi;
beforeAll(async () => {
  testApi = await startTestApi();
});

async function recover(...words: string[]): Promise<string[]> {
  const lines: string[] = [];
  const { config } = testApi.server.services;
  await runRecover({ config, words, print: (line) => lines.push(line), now: new Date() });
  return lines;
}

test('prints a link to set a new password, beside a running server', async () => {
  const { email } = await testApi.signUp({ name: 'Jo Sample' });
  await recover(email);
  const [line, link = ''] = await recover(email.toUpperCase());
  expect(line).toBe('Link for Jo Sample, valid for an hour and one use:');
  const token = link.split('/auth/reset-password/')[1]!;
  const body = { token, new_password: PASSWORD };
  await unwrap(testApi.api.POST('/auth/reset-password', { body }));
  const api = createApi({ baseUrl: testApi.url });
  await signIn(api, { email, password: PASSWORD });
  expect(await unwrap(api.GET('/user/me'))).toMatchObject({ email });
});

test.each([
  { why: 'an unknown address', words: ['unknown@example.org'], message: /No account/ },
  { why: 'no address', words: [], message: /cloudstreet recover EMAIL/ },
  { why: 'two addresses', words: ['a@example.org', 'b@example.org'], message: /recover EMAIL/ },
])('refuses $why', async ({ words, message }) => {
  await expect(recover(...words)).rejects.toThrow(message);
});
