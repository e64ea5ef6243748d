import { type Api, unwrap, uploadFlight } from '@cloudstreet/sdk';
import { beforeAll, expect, test } from 'vitest';
import { sampleIgc } from '../testing/sample-igc.js';
import { startTestApi, type TestApi } from '../testing/start-test-api.js';
import { updatePopularity } from './update-popularity.js';

let server: TestApi;
let recorders = 0;

beforeAll(async () => {
  server = await startTestApi({ clock: () => new Date('2026-07-14T20:00:00Z') });
  await server.signUp({ name: 'Zoë Übermütig', clubName: 'Aeroklub Ptaków' });
  await server.signUp({ name: 'Ventus Freund', clubName: 'Akaflieg Zephyr' });
});

interface SearchOptions {
  documents?: string;
  limit?: number;
  language?: string;
  unit?: string;
}

async function search(value: string, { language, unit, ...options }: SearchOptions = {}) {
  const items = Object.entries({ name: value, language, unit }).flatMap(([key, given]) =>
    given === undefined ? [] : [{ key: key as 'name', value: given }],
  );
  return unwrap(server.api.POST('/search', { body: { search_items: items, ...options } }));
}

async function names(value: string, options?: SearchOptions) {
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
  { why: 'the order of words', value: 'ubermutig zoe', expected: 'Zoë Übermütig' },
  { why: 'the beginning left out', value: 'mutig', expected: 'Zoë Übermütig' },
])('finds names despite $why', async ({ value, expected }) => {
  expect(await names(value)).toContain(expected);
});

test('puts names that begin with the text first', async () => {
  expect((await names('ventus'))[0]).toBe('Ventus Freund');
  expect((await names('ls 8'))[0]).toBe('LS 8');
});

test('returns the kind of each result, and its club, region or type', async () => {
  const [user] = await search('zoe');
  expect(user).toMatchObject({ index: 'user', club: { name: 'Aeroklub Ptaków' } });
  const [airport] = await search('tocumwal');
  expect(airport).toMatchObject({ index: 'airport', region: { id: 'AU-NSW', country: 'AU' } });
  const [aircraft] = await search('HpH 304 ES');
  expect(aircraft).toMatchObject({ index: 'aircraft', kind: 'FG' });
});

test('respects the requested kinds and number', async () => {
  const kinds = (await search('a', { documents: 'club,aircraft' })).map(({ index }) => index);
  expect(new Set(kinds)).toEqual(new Set(['club', 'aircraft']));
  expect(await search('a', { limit: 3 })).toHaveLength(3);
});

test('one or two letters find names with a word that begins with them', async () => {
  expect(await names('z', { documents: 'user,club' })).toEqual([
    'Zoë Übermütig',
    'Akaflieg Zephyr',
  ]);
  expect(await names('fr', { documents: 'user' })).toEqual(['Ventus Freund']);
});

/** A flight of the day, told from others by its recorder. */
async function fly(api: Api): Promise<{ id: number }> {
  recorders += 1;
  const igc = sampleIgc({ serial: `A${String(recorders).padStart(2, '0')}` });
  const [flight] = await uploadFlight(api, igc, { name: 'a.igc' });
  return { id: flight?.id ?? 0 };
}

test('among equal matches the name with more flights comes first', async () => {
  const ben = await server.signUp({ name: 'Quentin Aalto' });
  const ana = await server.signUp({ name: 'Quentin Zander' });
  expect(await names('quentin', { documents: 'user' })).toEqual([
    'Quentin Aalto',
    'Quentin Zander',
  ]);
  await fly(ana.api);
  await updatePopularity(server.server.services.db);
  expect(await names('quentin', { documents: 'user' })).toEqual([
    'Quentin Zander',
    'Quentin Aalto',
  ]);
  expect(await names('qu', { documents: 'user' })).toEqual(['Quentin Zander', 'Quentin Aalto']);
  expect(ben.id).toBeLessThan(ana.id);
});

test('a changed name is found only as it is now', async () => {
  const { api } = await server.signUp({ name: 'Wilhelmine Vorher' });
  await unwrap(api.PATCH('/user/me', { body: { name: 'Wilhelmine Nachher' } }));
  expect(await names('nachher')).toEqual(['Wilhelmine Nachher']);
  expect(await names('vorher')).toEqual([]);
});

test('users find only their own address', async () => {
  const { api, email } = await server.signUp({ name: 'Yvonne Selbst' });
  const body = { search_items: [{ key: 'name' as const, value: 'yvonne' }] };
  expect(await unwrap(api.POST('/search', { body }))).toMatchObject([{ email }]);
  expect((await search('yvonne'))[0]).not.toHaveProperty('email');
  expect(await names(email)).toEqual([]);
});

test('finds a registration with and without hyphen, with its aircraft', async () => {
  const { api } = await server.signUp();
  const { id } = await fly(api);
  const params = { path: { id } };
  const body = { registration: 'D-6543' };
  const flight = await unwrap(api.PATCH('/flightdetail/{id}', { params, body }));
  for (const text of ['D-6543', 'd6543', '6543', 'd 65']) {
    expect(await search(text, { documents: 'registration' })).toEqual([
      {
        index: 'registration',
        id: 'D-6543',
        name: 'D-6543',
        registration: 'D-6543',
        ...(flight.aircraft && {
          aircraft: { id: flight.aircraft.id, name: flight.aircraft.name },
        }),
      },
    ]);
  }
});

test.each([
  { text: 'germany', documents: 'country', hit: { id: 'DE', name: 'Germany' } },
  {
    text: 'deutschland',
    documents: 'country',
    language: 'de-DE,en;q=0.5',
    hit: { id: 'DE', name: 'Deutschland' },
  },
  { text: 'germnay', documents: 'country', hit: { id: 'DE' } },
  { text: 'europa', documents: 'continent', language: 'it', hit: { id: 'EU', name: 'Europa' } },
  { text: 'bavaria', documents: 'region', hit: { id: 'DE-BY', name: 'Bavaria' } },
  { text: 'DE-BY', documents: 'region', hit: { id: 'DE-BY', name: 'Bavaria' } },
  { text: 'AR', documents: 'region', hit: { id: 'AR', name: 'Argentina' } },
  { text: 'standard', documents: 'sc_class', hit: { id: 'ST', name: 'Standard class' } },
  { text: '18 m', documents: 'sc_class', hit: { id: '18' } },
  { text: 'junior', documents: 'keyword', hit: { id: 'junior', name: 'Juniors' } },
  { text: 'winch', documents: 'keyword', hit: { id: 'launch_winch' } },
  { text: 'photos', documents: 'keyword', hit: { id: 'story', name: 'With photos' } },
  { text: 'ssa region 4', documents: 'multi_region', hit: { id: 'ssa-4', name: 'SSA region 4' } },
  { text: 'ssa 7', documents: 'multi_region', hit: { id: 'ssa-7', name: 'SSA region 7' } },
  { text: 'SSA-12', documents: 'multi_region', hit: { id: 'ssa-12' } },
  { text: '7', documents: 'multi_region', hit: { id: 'ssa-7' } },
  { text: 'benelux', documents: 'multi_region', hit: { id: 'BNL' } },
  { text: 'juli', documents: 'month', language: 'de', hit: { id: 7, name: 'Juli' } },
  { text: '2019', documents: 'season', hit: { id: 2019, name: 'Season 2019' } },
  { text: '2019-07-14', documents: 'scoring_date', hit: { id: '2019-07-14' } },
  { text: '7/14/2019', documents: 'date', language: 'en-US', hit: { id: '2019-07-14' } },
  { text: '14.7.2019', documents: 'scoring_date', language: 'de', hit: { id: '2019-07-14' } },
  { text: 'gestern', documents: 'scoring_date', language: 'de', hit: { id: '2026-07-13' } },
  { text: '18 July 2025', documents: 'scoring_date', hit: { id: '2025-07-18' } },
  // The 14th of July 2026 is today: what is to come this year is meant to be of the last.
  { text: '14 july', documents: 'scoring_date', hit: { id: '2026-07-14' } },
  { text: '18 July', documents: 'scoring_date', hit: { id: '2025-07-18', name: 'July 18, 2025' } },
  { text: 'Jul 18th', documents: 'date', language: 'en-US', hit: { id: '2025-07-18' } },
  { text: '29 February', documents: 'scoring_date', hit: { id: '2024-02-29' } },
  { text: '18.7.', documents: 'scoring_date', language: 'de', hit: { id: '2025-07-18' } },
  { text: '18. Juli', documents: 'scoring_date', language: 'de', hit: { id: '2025-07-18' } },
  { text: '3 Marz', documents: 'scoring_date', language: 'de', hit: { id: '2026-03-03' } },
  { text: '2 de mayo', documents: 'scoring_date', language: 'es', hit: { id: '2026-05-02' } },
  { text: '18 lipca', documents: 'scoring_date', language: 'pl', hit: { id: '2025-07-18' } },
  { text: '18 août 2024', documents: 'scoring_date', language: 'fr', hit: { id: '2024-08-18' } },
  { text: 'july 2026', documents: 'month', hit: { id: '2026-07', name: 'July 2026' } },
  {
    text: 'Juli 2026',
    documents: 'month',
    language: 'de',
    hit: { id: '2026-07', name: 'Juli 2026' },
  },
  { text: 'czerwiec 2026', documents: 'month', language: 'pl', hit: { id: '2026-06' } },
  { text: '2026-07', documents: 'month', hit: { id: '2026-07' } },
  { text: '7/2026', documents: 'month', hit: { id: '2026-07' } },
  { text: '500', documents: 'distance', hit: { id: 500, name: 'More than 500 km' } },
  { text: '500', documents: 'distance', unit: 'U', hit: { id: 804.67, name: 'More than 500 mi' } },
])('"$text" is a $documents', async ({ text, documents, hit, ...reader }) => {
  expect((await search(text, { documents, ...reader }))[0]).toMatchObject({
    index: documents,
    ...hit,
  });
});

test.each(['31 February 2026', '18 18 July', 'July 26', '32 July', '18 Nowhere', 'July 2026 2025'])(
  'finds no date for "%s"',
  async (text) => {
    const days = await search(text, { documents: 'scoring_date' });
    expect(days.map(({ id }) => id)).toEqual(text === 'July 26' ? ['2025-07-26'] : []);
    expect(await search(text, { documents: 'month' })).toEqual([]);
  },
);

test('points of interest are airports and cities; by default three cities', async () => {
  const documents = 'point_of_interest';
  const first = await search('b', { documents });
  expect(first.map(({ name }) => name)).toEqual(['Berlin', 'Paris', 'Warsaw']);
  expect(first[0]).toMatchObject({
    id: 'city-2950159',
    region: { id: 'DE', name: 'Germany' },
    geom: { type: 'Point', coordinates: [expect.closeTo(13.4, 0), expect.closeTo(52.5, 0)] },
  });
  expect(await names('', { documents })).toHaveLength(3);
  expect((await names('barcelona', { documents }))[0]).toBe('Barcelona');
  const [airport] = await search('hahnweide', { documents });
  expect(airport).toMatchObject({ index: documents, id: expect.stringMatching(/^airport-\d+$/) });
  expect(await names('barcelona')).not.toContain('Barcelona');
});

test.each(['device', 'task,travel,competition,waypoint', 'flight_collection,waypoint_collection'])(
  'finds no %s yet',
  async (documents) => {
    expect(await search('a', { documents })).toEqual([]);
  },
);

test.each([
  '',
  '  ',
  '%',
  '_',
  String.raw`\\`,
  "'; drop table club; --",
  'qqqqqqqqqq',
  '<script>alert(1)</script>',
  '🛩️',
  '\u202e\u200f',
  '(',
])('finds nothing for "%s"', async (value) => {
  expect(await search(value)).toEqual([]);
});

test('finds names in every script', async () => {
  await server.signUp({ name: 'דוד בן-גוריון' });
  await server.signUp({ name: '王小明' });
  expect(await names('גוריון')).toEqual(['דוד בן-גוריון']);
  expect(await names('王小')).toEqual(['王小明']);
});

test.each([
  { why: 'kinds it does not know', body: { documents: 'planet' } },
  { why: 'controls', body: { value: '\u0000' } },
  { why: 'half a character', body: { value: '\ud800' } },
  { why: 'a text of 5000 characters', body: { value: 'ä'.repeat(5000) } },
  { why: 'a limit of 1e9', body: { limit: 1e9 } },
])('refuses $why', async ({ body: { value = 'a', ...rest } }: { body: Refused }) => {
  const { response } = await server.api.POST('/search', {
    body: { search_items: [{ key: 'name', value }], ...rest },
  });
  expect(response.status).toBe(422);
});

interface Refused {
  value?: string;
  documents?: string;
  limit?: number;
}

test('ignores an invalid language or unit', async () => {
  const [hit] = await search('germany', { documents: 'country', language: '!!', unit: 'X' });
  expect(hit).toMatchObject({ id: 'DE', name: 'Germany' });
});
