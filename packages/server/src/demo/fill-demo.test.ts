import { signIn, unwrap } from '@cloudstreet/sdk';
import { expect, test } from 'vitest';
import type { Progress } from '../platform/terminal/progress-bar.js';
import { jobsDone } from '../testing/jobs-done.js';
import { startTestApi } from '../testing/start-test-api.js';
import { CLUBS, PILOTS } from './demo-data.js';
import { DemoError, fillDemo } from './fill-demo.js';

const NOW = new Date('2026-11-21T08:00:00Z');
const COUNT = 24;

test('fills an empty instance, continues after an interruption, and then changes nothing', async () => {
  const testApi = await startTestApi({ clock: () => NOW });
  const { api, server } = testApi;
  const { services } = server;
  const interruption = new AbortController();
  const first = await fillDemo({
    services,
    count: COUNT,
    signal: interruption.signal,
    onProgress: ({ done }) => done >= 1 && interruption.abort(),
  });
  expect(first.made).toBeGreaterThanOrEqual(1);
  expect(first.made).toBeLessThan(COUNT);

  const progress: Progress[] = [];
  const second = await fillDemo({
    services,
    count: COUNT,
    onProgress: (now) => progress.push(now),
  });
  expect(first.made + second.made).toBe(COUNT);
  expect(progress.at(-1)).toEqual({ done: COUNT, total: COUNT });

  expect(await fillDemo({ services, count: COUNT })).toEqual({ made: 0 });

  const flights = await unwrap(api.GET('/flight', { params: { query: { limit: 100 } } }));
  // With those of the last week for the account of the visitor, of the travel and of the competition.
  expect(flights).toHaveLength(COUNT + 5 + 6);
  for (const flight of flights) {
    expect(flight).toMatchObject({ status: 'valid', rank: true });
    expect(flight.takeoff_airport?.name).toBeTruthy();
    expect(flight.aircraft?.name).toBeTruthy();
    expect(CLUBS.map(({ name }) => name)).toContain(flight.club?.name);
    expect(PILOTS.map(({ name }) => name)).toContain(flight.user?.name);
  }

  const collections = await unwrap(api.GET('/flightcollection'));
  expect(collections.length).toBeGreaterThan(0);
  for (const collection of collections) expect(collection.flight_count).toBeGreaterThan(0);
  const travels = await unwrap(api.GET('/travel'));
  expect(travels.map(({ days, flight_count: count }) => [days, count])).toEqual([
    [3, 3],
    [3, 3],
  ]);
  const waypoints = await unwrap(api.GET('/waypointcollection'));
  for (const { waypoint_count: count } of waypoints) expect(count).toBeGreaterThan(0);
  expect(waypoints).toHaveLength(2);
  const tasks = await unwrap(api.GET('/task'));
  expect(tasks).toHaveLength(5);
  expect(tasks.map(({ kind }) => kind).sort()).toEqual(['OR', 'TR', 'TR', 'TR', 'TR']);
  const declarations = await unwrap(api.GET('/task/declaration'));
  expect(new Set(declarations.map(({ user }) => user.id)).size).toBe(3);
  for (const { task } of declarations) expect(task.distance).toBeGreaterThan(80);
  await jobsDone(testApi, 'score-competition');
  const [hosted] = await unwrap(api.GET('/task/score'));
  const competition = { competition: hosted?.id ?? 0 };
  const { task_score: scores } = await unwrap(
    api.GET('/task/score/{competition}', { params: { path: competition } }),
  );
  expect(scores).toHaveLength(6);
  expect(scores.filter((score) => score.task_achieved).length).toBeGreaterThan(2);
  const params = { path: { id: flights.find(({ id }) => id)?.id ?? 0 } };
  const comments = await unwrap(api.GET('/comment/flight/{id}', { params }));
  expect(comments[0]?.user?.name).toBeTruthy();

  // Photos are where people look first, and at their time on the flight.
  const [last] = await unwrap(
    api.GET('/flight', {
      params: { query: { order_by: 'scoring_date', direction: 'desc', include_story: true } },
    }),
  );
  const { story: photos, ...detail } = await unwrap(
    api.GET('/flightdetail/{id}', { params: { path: { id: last?.id ?? 0 } } }),
  );
  // Many thermals, one after the other.
  expect(detail.max_cum_alt_gain_1h).toBeGreaterThan(detail.max_alt_gain ?? 0);
  expect(photos.length).toBeGreaterThanOrEqual(1);
  expect(last?.story?.length).toBeGreaterThanOrEqual(1);
  for (const { start_time: time = '' } of photos) {
    expect(time >= (last?.takeoff_time ?? '') && time <= (last?.landing_time ?? '')).toBe(true);
  }
});

test('lets a visitor sign in as a pilot whose last flight may still be edited', async () => {
  const { api, server } = await startTestApi({ clock: () => NOW });
  const { account } = await fillDemo({ services: server.services, count: 3 });
  await signIn(api, { email: account?.email ?? '', password: account?.password ?? '' });
  const me = await unwrap(api.GET('/user/me'));
  expect(PILOTS.map(({ name }) => name)).toContain(me.name);
  const flights = await unwrap(
    api.GET('/flight', {
      params: { query: { user_id_in: [me.id], order_by: 'scoring_date', direction: 'desc' } },
    }),
  );
  const path = { id: flights[0]?.id ?? 0 };
  const flight = await unwrap(api.GET('/flightdetail/{id}', { params: { path } }));
  expect(Date.parse(flight.edit_allowed_until)).toBeGreaterThan(NOW.getTime());
  expect(Date.parse(flight.landing_time ?? '')).toBeLessThan(NOW.getTime());
  // Another aircraft means other points, which a flight past its time would refuse.
  const others = await unwrap(api.GET('/aircraft'));
  const other = others.find(({ id, kind }) => id !== flight.aircraft?.id && kind === 'GL');
  const body = { aircraft_id: other?.id ?? 0 };
  const changed = await unwrap(api.PATCH('/flightdetail/{id}', { params: { path }, body }));
  expect(changed.aircraft?.name).toBe(other?.name);
});

test('lets a visitor see a week of a club', async () => {
  const { api, server } = await startTestApi({ clock: () => NOW });
  const { services } = server;
  const { account } = await fillDemo({ services, count: 3 });
  await signIn(api, { email: account?.email ?? '', password: account?.password ?? '' });
  const me = await unwrap(api.GET('/user/me'));
  const weekBefore = new Date(NOW.getTime() - 8 * 86_400_000).toISOString();
  const own = await unwrap(api.GET('/flight', { params: { query: { user_id_in: [me.id] } } }));
  const week = own.filter(({ takeoff_time: time = '' }) => time > weekBefore);
  const shown = week.map(({ visibility = 'public' }) => visibility);
  expect(new Set(shown)).toEqual(new Set(['public', 'draft', 'link', 'private']));
  expect(week.find(({ co_user: coUser }) => coUser?.id === me.id)).toBeDefined();
  const asking = await unwrap(api.GET('/user/me/crew-request'));
  expect(asking).toHaveLength(1);
  const news = await unwrap(api.GET('/notification'));
  const events = news.map(({ event }) => event);
  expect(events).toEqual(expect.arrayContaining(['co_pilot', 'follower', 'comment']));
  const feed = await unwrap(api.GET('/flight/feed'));
  expect(feed.entries.length).toBeGreaterThan(0);
  const { db } = services;
  const { stars } = await db
    .selectFrom('flight')
    .select((eb) => eb.fn.sum<number>('stars').as('stars'))
    .executeTakeFirstOrThrow();
  expect(stars).toBeGreaterThan(0);
  const reports = await db.selectFrom('report').where('closed', 'is', null).selectAll().execute();
  expect(reports.map(({ kind }) => kind)).toEqual(['flight', 'story', 'comment']);
});

test('does not touch an instance with users', async () => {
  const instance = await startTestApi();
  await instance.signUp();
  await expect(fillDemo({ services: instance.server.services, count: 1 })).rejects.toThrow(
    DemoError,
  );
});
