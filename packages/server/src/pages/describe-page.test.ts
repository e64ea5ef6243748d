import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unwrap, uploadFlight, waitForScore } from '@cloudstreet/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleIgc } from '../testing/sample-igc.js';
import { startTestApi, type TestApi } from '../testing/start-test-api.js';

const EVENING = new Date('2026-07-14T20:00:00Z');
const NAME = `Ana "Zoë" O'Ruiz`;
const CLUB = `</title><script>alert(1)</script> & $& 🛩️ نادي`;
const PAGE = new URL('../../../web/index.html', import.meta.url);

let folder: string;
let server: TestApi;
let pilot: Awaited<ReturnType<TestApi['signUp']>>;
let clubId: number;
let flightId: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cloudstreet-pages-'));
  await writeFile(join(folder, 'index.html'), await readFile(PAGE));
  server = await startTestApi({
    clock: () => EVENING,
    config: { name: 'Soaring Club', webDir: folder },
  });
  pilot = await server.signUp({ name: NAME, clubName: CLUB });
  clubId = (await unwrap(pilot.api.GET('/user/me'))).club?.id ?? 0;
  const [flight] = await uploadFlight(pilot.api, new File([sampleIgc()], 'flight.igc'));
  flightId = (await waitForScore(pilot.api, flight?.id ?? 0)).id;
});

afterAll(() => rm(folder, { recursive: true }));

/** The head of a page, read as a crawler reads it. */
async function headOf(path: string, language = '', status = 200) {
  const headers = { accept: 'text/html', 'accept-language': language };
  const response = await fetch(server.url + path, { headers });
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  const html = await response.text();
  const content = (name: string) =>
    html.match(new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`))?.[1];
  const vary = response.headers.get('vary');
  return { html, vary, title: html.match(/<title>([^<]*)<\/title>/)?.[1], content };
}

describe('a flight', () => {
  test('is described with pilot, day, score and card', async () => {
    const { title, content } = await headOf(`/flight/${flightId}?contest=free`);
    const name = 'Ana &quot;Zoë&quot; O&#39;Ruiz, 14 July 2026';
    expect(title).toBe(`${name} · Cloudstreet`);
    expect(content('og:title')).toBe(name);
    expect(content('og:site_name')).toBe('Soaring Club');
    expect(content('description')).toMatch(/^\d+\.\d km free distance, \d+\.\d points · .+/);
    expect(content('og:description')).toBe(content('description'));
    expect(content('og:url')).toBe(`${server.url}/flight/${flightId}`);
    expect(content('og:image')).toBe(`${server.url}/files/flight/${flightId}.jpg`);
    const image = await fetch(content('og:image') ?? '');
    expect(image.headers.get('content-type')).toBe('image/jpeg');
  });

  test('is in the language of the caller', async () => {
    const { title, content, vary } = await headOf(`/flight/${flightId}`, 'de-AT,en;q=0.5');
    expect(title).toContain(', 14. Juli 2026 · Cloudstreet');
    expect(content('description')).toMatch(/^\d+,\d km freie Strecke, \d+,\d Punkte · .+/);
    expect(vary?.toLowerCase().split(', ')).toContain('accept-language');
  });

  test('has one canonical address', async () => {
    const { html } = await headOf(`/Flights/${flightId}/`);
    expect(html).toContain(`<link rel="canonical" href="${server.url}/flight/${flightId}" />`);
  });
});

test('a page without scripts is in the language of the caller', async () => {
  for (const path of ['/', '/flight', `/user/${pilot.id}`]) {
    const { html, vary, content } = await headOf(path, 'fi, en;q=0.5');
    expect(html).toContain('<html lang="fi">');
    expect(content('description')).toBe('Purjelentoja, pisteitä ja karttoja.');
    expect(vary?.toLowerCase().split(', ')).toContain('accept-language');
  }
  const { html } = await headOf('/', 'nn-NO');
  expect(html).toContain('<html lang="nb">');
});

test('unsupported languages and programs get the English page as built', async () => {
  for (const language of ['', 'ro', '*']) {
    const { html, vary } = await headOf('/', language);
    expect(html).toBe(await readFile(PAGE, 'utf8'));
    expect(vary?.toLowerCase()).toContain('accept-language');
  }
});

test.each(['GET', 'HEAD'])(
  'the start page is served without compression, by %s',
  async (method) => {
    const headers = { 'accept-encoding': 'identity' };
    const response = await fetch(server.url, { method, headers });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect((await fetch(`${server.url}/assets/`, { headers })).status).toBe(404);
  },
);

test.each(['club', 'user'])('a page names its feeds: %s', async (kind) => {
  const page = `/${kind}/${kind === 'club' ? clubId : pilot.id}`;
  const { html } = await headOf(page);
  for (const [type, format] of [
    ['application/rss+xml', 'rss'],
    ['application/feed+json', 'json'],
  ]) {
    expect(html).toMatch(new RegExp(`<link rel="alternate" type="${type?.replace('+', '\\+')}"`));
    expect(html).toContain(`href="${server.url}${page}/feed.${format}"`);
  }
});

test('escapes markup in names', async () => {
  const { html, title } = await headOf(`/club/${clubId}`);
  expect(title).toBe(
    '&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; $&amp; 🛩️ نادي · Cloudstreet',
  );
  expect(html).not.toContain('<script>alert');
});

test.each([
  { path: () => `/user/${pilot.id}`, name: 'Ana &quot;Zoë&quot; O&#39;Ruiz' },
  { path: () => `/profile/${pilot.id}`, name: 'Ana &quot;Zoë&quot; O&#39;Ruiz' },
  { path: () => '/aircraft/1', name: 'AS 33' },
  { path: () => '/aircraft/1/pilot?season=2026', name: 'AS 33' },
])('a page has the title of its object: $name', async ({ path, name }) => {
  const { title, content } = await headOf(path());
  expect(title).toContain(name);
  expect(title).toBe(`${content('og:title')} · Cloudstreet`);
  expect(content('description')).toBe('Glider flights, scores and maps.');
});

test.each([
  { path: () => `/user/${pilot.id}`, type: 'profile', card: () => `/user/${pilot.id}/card.jpg?` },
  {
    path: () => `/user/${pilot.id}/year/2026/`,
    type: 'profile',
    card: () => `/user/${pilot.id}/year/2026/card.jpg?`,
  },
  { path: () => `/club/${clubId}/pilot`, type: 'website', card: () => `/club/${clubId}/card.jpg?` },
  {
    path: () => `/Ranking/sprint?season=2026&club=${clubId}&utm_source=x`,
    type: 'website',
    card: () => `/ranking/speed/card.jpg?season=2026&amp;club=${clubId}&amp;`,
  },
])('$type: a page has a card in the language of the caller', async ({ path, type, card }) => {
  const { content } = await headOf(path(), 'de');
  expect(content('og:type')).toBe(type);
  expect(content('og:image')).toBe(`${server.url}${card()}language=de`);
  expect([content('og:image:width'), content('og:image:height')]).toEqual(['1200', '630']);
  expect(content('twitter:card')).toBe('summary_large_image');
});

test('a ranking has its title and one canonical address', async () => {
  const { title, content, html } = await headOf('/ranking/sprint?planet=3&season=2026');
  expect(title).toBe('Speed ranking 2026 · Cloudstreet');
  expect(content('og:title')).toBe('Speed ranking 2026');
  const url = `${server.url}/ranking/speed?season=2026`;
  expect(html).toContain(`<link rel="canonical" href="${url}" />`);
});

test('the title of a ranking names its category', async () => {
  const { content } = await headOf('/ranking/free?season=2026&category=club_top_five');
  expect(content('og:title')).toBe('Free distance ranking 2026 · Clubs: top five pilots');
});

test('the ranking of travels has a title and a card', async () => {
  const { content } = await headOf('/ranking/travel?season=2026', 'de');
  expect(content('og:title')).toBe('Reisewertung 2026');
  expect(content('og:image')).toContain('/ranking/travel/card.jpg?season=2026');
});

test('a ranking with filters that no card names has no card and no canonical address', async () => {
  const { content, html } = await headOf('/ranking/free?season=2026&month=7');
  expect(content('og:title')).toBe('Free distance ranking 2026');
  expect(content('og:image')).toBeUndefined();
  // The address without the filters shows other flights.
  expect(content('og:url')).toBeUndefined();
  expect(html).not.toContain('rel="canonical"');
});

test('a ranking of a club that does not exist has no card', async () => {
  const { content } = await headOf('/ranking/free?club=999999');
  expect(content('og:image')).toBeUndefined();
});

test.each(['/flight', '/auth/log-in'])('%s is described like the site', async (path) => {
  const { html } = await headOf(path);
  expect(html).toBe(await readFile(PAGE, 'utf8'));
});

test.each([
  '/flight/999999',
  '/flight/0',
  '/flight/99999999999',
  '/flight/1e3',
  '/user/-1',
  '/user/999999',
  '/profile/999999',
  '/club/999999/pilot',
  '/ranking/none',
  '/constructor/1',
  '/user/1/pilot',
  '/flight/1/pilot',
  '/no/such/place',
])('%s has status 404 and is described like the site', async (path) => {
  const { title, content } = await headOf(path, '', 404);
  expect(title).toBe('Cloudstreet');
  expect(content('description')).toBe('Glider flights, scores and maps.');
});

describe('a shared page', () => {
  const feature = (name: string, lon: number) => ({
    type: 'Feature' as const,
    geometry: { type: 'Point' as const, coordinates: [lon, 51] as [number, number] },
    properties: { name },
  });
  const createTask = (body: object) =>
    unwrap(
      pilot.api.POST('/task', {
        body: { point_features: [feature('Home', 7), feature('East', 8)], ...body },
      }),
    );

  test('of a task has its points, distance and text', async () => {
    const { id } = await createTask({ description: 'Into the wind first.' });
    const { content } = await headOf(`/task/${id}`);
    expect(content('og:title')).toBe('Home – East');
    expect(content('description')).toMatch(/^70\.2 km · .*O&#39;Ruiz\nInto the wind first\.$/);
    expect(content('og:url')).toBe(`${server.url}/task/${id}`);
    expect((await headOf(`/task/plan/${id}`)).content('og:url')).toMatch(/\/task\/plan\/\d+$/);
  });

  test('of a task with a link needs the link, and is not listed', async () => {
    const { id, token = '' } = await createTask({ name: 'Secret', visibility: 'link' });
    expect((await headOf(`/task/${id}`, '', 404)).content('og:title')).not.toBe('Secret');
    const { content } = await headOf(`/task/${id}?link=${token}`);
    expect(content('og:title')).toBe('Secret');
    expect(content('robots')).toBe('noindex');
  });

  test('of waypoints has their number', async () => {
    const body = { name: 'Rhön', visibility: 'public' } as const;
    const { id } = await unwrap(pilot.api.POST('/waypointcollection', { body }));
    const { content } = await headOf(`/waypoint/${id}`, 'de');
    expect(content('og:title')).toBe('Rhön');
    expect(content('description')).toMatch(/^0 Wegpunkte · /);
    expect((await headOf('/waypoint/world', 'de')).content('og:title')).toBe('Flugplätze weltweit');
  });
});
