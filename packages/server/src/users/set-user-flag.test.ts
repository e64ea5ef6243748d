import { unwrap } from '@cloudstreet/sdk';
import { beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi, type TestUser } from '../testing/start-test-api.js';
import { setUserFlag, type UserFlag } from './set-user-flag.js';

let testApi: TestApi;

beforeAll(async () => {
  testApi = await startTestApi();
});

async function run(flag: UserFlag, words: string[], remove = false): Promise<string[]> {
  const { config } = testApi.server.services;
  const lines: string[] = [];
  await setUserFlag({ config, flag, words, remove, print: (line) => lines.push(line) });
  return lines;
}

const me = ({ api }: TestUser) => unwrap(api.GET('/user/me'));
const shown = ({ id }: TestUser) =>
  unwrap(testApi.api.GET('/user/{id}', { params: { path: { id } } }));

test('cloudstreet early-bird grants permanent premium and revokes it', async () => {
  const user = await testApi.signUp({ name: 'Jo Sample' });
  expect(await run('early-bird', [user.email.toUpperCase()])).toEqual([
    'Jo Sample is an early bird.',
  ]);
  expect(await me(user)).toMatchObject({ is_early_bird: true, access: 'premium' });
  expect(await run('early-bird', [user.email], true)).toEqual([
    'Jo Sample is no longer an early bird.',
  ]);
  expect(await me(user)).toMatchObject({ is_early_bird: false });
});

test('cloudstreet developer marks a developer publicly and unmarks them', async () => {
  const user = await testApi.signUp({ name: 'Ada Sample' });
  expect(await shown(user)).not.toHaveProperty('developer');
  expect(await run('developer', [user.email])).toEqual(['Ada Sample is shown as a developer.']);
  await run('developer', [user.email]);
  expect(await shown(user)).toMatchObject({ developer: true });
  expect(await me(user)).toMatchObject({ developer: true });
  expect(await me(user)).not.toHaveProperty('access');
  expect(await run('developer', [user.email], true)).toEqual([
    'Ada Sample is no longer shown as a developer.',
  ]);
  expect(await shown(user)).not.toHaveProperty('developer');
});

test.each(['early-bird', 'developer'] as const)('%s describes its error', async (flag) => {
  await expect(run(flag, ['unknown@example.org'])).rejects.toThrow(/No account/);
  await expect(run(flag, [])).rejects.toThrow(`cloudstreet ${flag} EMAIL`);
  await expect(run(flag, ['a@example.org', 'b@example.org'])).rejects.toThrow(/^Usage: /);
});
