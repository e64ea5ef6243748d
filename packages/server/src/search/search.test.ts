import { unwrap } from '@cloudstreet/sdk';
import { beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testing/start-test-api.js';

let server: TestApi;

beforeAll(async () => {
  server = await startTestApi();
  await server.signUp({ name: 'Zoë Übermütig', clubName: 'Aeroklub Ptaków' });
  await server.signUp({ name: 'Ventus Freund', clubName: 'Akaflieg Zephyr' });
});

async function search(value: string, options: { documents?: string; limit?: number } = {}) {
  const body = { search_items: [{ key: 'name' as const, value }], ...options };
  return unwrap(server.api.POST('/search', { body }));
}

async function names(value: string, options?: { documents?: string; limit?: number }) {
  return (await search(value, options)).map(({ name }) => name);
}

test.each([
  { why: 'accents', value: 'zoe uber', expected: 'Zoë Übermütig' },
  { why: 'capitals', value: 'HAHNWEIDE', expected: 'Hahnweide' },
  { why: 'letters that have no accent to lose', value: 'ptakow', expected: 'Aeroklub Ptaków' },
  { why: 'a swapped letter', value: 'bitterwaser', expected: 'Bitterwasser' },
  { why: 'a missing letter', value: 'akaflig zephyr', expected: 'Akaflieg Zephyr' },
  { why: 'a word inside the name', value: 'discus', expected: 'Duo Discus' },
  { why: 'spaces left out', value: 'asg29e', expected: 'ASG 29 E 18m' },
  { why: 'the maker', value: 'rolladen ls 4', expected: 'LS 4' },
])('finds in spite of $why', async ({ value, expected }) => {
  expect(await names(value)).toContain(expected);
});

test('puts names that begin with the text first', async () => {
  expect((await names('ventus'))[0]).toBe('Ventus Freund');
  expect((await names('ls 8'))[0]).toBe('LS 8');
});

test('tells what it found, and the club, region or kind', async () => {
  const [user] = await search('zoe');
  expect(user).toMatchObject({ index: 'user', club: { name: 'Aeroklub Ptaków' } });
  const [airport] = await search('tocumwal');
  expect(airport).toMatchObject({ index: 'airport', region: { id: 'AU-NSW', country: 'AU' } });
  const [aircraft] = await search('HpH 304 ES');
  expect(aircraft).toMatchObject({ index: 'aircraft', kind: 'FG' });
});

test('keeps to the kinds and the number asked for', async () => {
  const kinds = (await search('a', { documents: 'club,aircraft' })).map(({ index }) => index);
  expect(new Set(kinds)).toEqual(new Set(['club', 'aircraft']));
  expect(await search('a', { limit: 3 })).toHaveLength(3);
});

test.each(['', '  ', '%', '_', String.raw`\\`, "'; drop table club; --", 'qqqqqqqqqq'])(
  'finds nothing for "%s"',
  async (value) => {
    expect(await search(value)).toEqual([]);
  },
);

test('refuses kinds it does not know', async () => {
  const { response } = await server.api.POST('/search', {
    body: { search_items: [{ key: 'name', value: 'a' }], documents: 'planet' },
  });
  expect(response.status).toBe(422);
});
