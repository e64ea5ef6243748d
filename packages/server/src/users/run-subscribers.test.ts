import { unwrap } from '@cloudstreet/sdk';
import type { RequestBody } from '@cloudstreet/sdk/contract';
import { beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testing/start-test-api.js';
import { runSubscribers, type SubscribersCommand } from './run-subscribers.js';

let testApi: TestApi;

beforeAll(async () => {
  testApi = await startTestApi();
  await join('=Formula Sample', { newsletter_language: 'en' });
  await join('Jo Sample', { newsletter_language: 'de', magazine_language: 'de' });
  await join('Otto Muted', { magazine_language: 'en', magazine_notification: false });
  await join('Zoe Silent', {});
  await join('Ida Unconfirmed', { newsletter_language: 'de', magazine_language: 'de' });
  const { db } = testApi.server.services;
  await db
    .updateTable('user')
    .set({ verified: null })
    .where('name', '=', 'Ida Unconfirmed')
    .execute();
});

async function join(name: string, choices: RequestBody<'updateMe'>): Promise<void> {
  const { id, api } = await testApi.signUp();
  await unwrap(api.PATCH('/user/me', { body: { bio: 'Flies.', ...choices } }));
  await testApi.server.services.db
    .updateTable('user')
    .set({ name, email: `${name.split(' ').at(-1)!.toLowerCase()}${id}@example.org` })
    .where('id', '=', id)
    .execute();
}

async function run(values: SubscribersCommand['values'], words: string[] = []): Promise<string[]> {
  const { config } = testApi.server.services;
  const texts: string[] = [];
  await runSubscribers({ config, words, values, print: (text) => texts.push(text) });
  return texts.join('\n').replaceAll(/\d+@/g, '@').split('\n');
}

test('lists subscribers of the newsletter; no name becomes a formula', async () => {
  expect(await run({ kind: 'newsletter' })).toEqual([
    'name,email,language',
    "'=Formula Sample,sample@example.org,en",
    'Jo Sample,sample@example.org,de',
  ]);
  expect(await run({ kind: 'newsletter', language: 'de' })).toEqual([
    'name,email,language',
    'Jo Sample,sample@example.org,de',
  ]);
});

test('lists subscribers of the magazine who have not turned it off', async () => {
  expect(await run({ kind: 'magazine' })).toEqual([
    'name,email,language',
    'Jo Sample,sample@example.org,de',
  ]);
  expect(await run({ kind: 'magazine', language: 'en' })).toEqual(['name,email,language']);
});

test.each([
  { why: 'no kind', values: {} },
  { why: 'another kind', values: { kind: 'password' } },
  { why: 'another language', values: { kind: 'magazine', language: 'fr' } },
])('prints its usage for $why', async ({ values }) => {
  await expect(run(values)).rejects.toThrow('cloudstreet subscribers --kind newsletter|magazine');
});
