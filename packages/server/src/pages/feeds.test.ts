import { unwrap, uploadFlight, waitForScore } from '@cloudstreet/sdk';
import { beforeAll, expect, test } from 'vitest';
import { sampleIgc } from '../testing/sample-igc.js';
import { startTestApi, type TestApi, type TestUser } from '../testing/start-test-api.js';

const CLUB = 'Aero & Segel <Club>';

let server: TestApi;
let pilot: TestUser;
let clubId: number;
let flightId: number;

beforeAll(async () => {
  server = await startTestApi({ clock: () => new Date('2026-07-14T20:00:00Z') });
  pilot = await server.signUp({ name: 'Ana Ruiz', clubName: CLUB });
  clubId = (await unwrap(pilot.api.GET('/user/me'))).club?.id ?? 0;
  const [flight] = await uploadFlight(pilot.api, new File([sampleIgc()], 'flight.igc'));
  flightId = (await waitForScore(pilot.api, flight?.id ?? 0)).id;
});

test('a club has a JSON feed of its flights', async () => {
  const response = await fetch(`${server.url}/club/${clubId}/feed.json`);
  expect(response.headers.get('content-type')).toBe('application/feed+json; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('public, max-age=300');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  const url = `${server.url}/flight/${flightId}`;
  expect(await response.json()).toEqual({
    version: 'https://jsonfeed.org/version/1.1',
    title: `${CLUB} · Cloudstreet`,
    language: 'en-GB',
    home_page_url: `${server.url}/club/${clubId}`,
    feed_url: `${server.url}/club/${clubId}/feed.json`,
    items: [
      {
        id: url,
        url,
        title: 'Ana Ruiz, 14 July 2026',
        content_text: expect.stringMatching(/^\d+\.\d km free distance, \d+\.\d points/),
        date_published: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
      },
    ],
  });
});

test('a pilot has an RSS feed in the language of its address', async () => {
  const response = await fetch(`${server.url}/user/${pilot.id}/feed.rss?language=de`);
  expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  const rss = await response.text();
  expect(rss).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<rss version="2.0"/);
  expect(rss).toContain('<language>de</language>');
  expect(rss).toContain('<title>Ana Ruiz, 14. Juli 2026</title>');
  expect(rss).toContain(`<guid>${server.url}/flight/${flightId}</guid>`);
});

test('escapes names', async () => {
  const rss = await (await fetch(`${server.url}/club/${clubId}/feed.rss`)).text();
  expect(rss).toContain('<title>Aero &amp; Segel &lt;Club&gt; · Cloudstreet</title>');
});

test.each([
  '/club/999999/feed.rss',
  '/user/0/feed.json',
  '/user/x/feed.rss',
  '/airport/1/feed.rss',
])('%s does not exist', async (path) => {
  const headers = { accept: 'application/json' };
  expect((await fetch(server.url + path, { headers })).status).toBe(404);
});

test('flights wait for their score', async () => {
  const { db } = server.server.services;
  const set = (status: 'valid' | 'pending') =>
    db.updateTable('flight').set({ status }).where('id', '=', flightId).execute();
  await set('pending');
  const response = await fetch(`${server.url}/club/${clubId}/feed.json`);
  expect(await response.json()).toMatchObject({ items: [] });
  await set('valid');
});
