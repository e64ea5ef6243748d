import { repetitions } from '@cloudstreet/scoring/testing';
import { uploadFlight, waitForScore } from '@cloudstreet/sdk';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { rebuildBadges } from '../../badges/update-badges.js';
import { rebuildRankings } from '../../rankings/update-rankings.js';
import { sampleIgc } from '../../testing/sample-igc.js';
import { startTestApi, type TestUser } from '../../testing/start-test-api.js';

const BIRTH = '1992-03-04';
const EDITS = repetitions(200, 10_000);
const FLIGHTS = 6;
const USERS = 3;

test('after many changes of crews, all that follows from them equals a recomputation', async () => {
  const testApi = await startTestApi({ clock: () => new Date('2026-07-14T20:00:00Z') });
  const { db } = testApi.server.services;
  const users: TestUser[] = [];
  for (let user = 0; user < USERS; user += 1) {
    users.push(await testApi.signUp({ dateOfBirth: BIRTH, clubName: `Club ${user}` }));
  }
  const ids: number[] = [];
  for (let flight = 0; flight < FLIGHTS; flight += 1) {
    const igc = sampleIgc({ gliderType: 'Duo Discus', serial: `E0${flight}` });
    const { api } = users[flight % USERS]!;
    const [stored] = await uploadFlight(api, igc, { name: 'a.igc' });
    ids.push((await waitForScore(api, stored!.id, { pollMs: 50 })).id);
  }
  await sql`
    update flight_badge_fact set facts = facts || jsonb_build_object(
      'gainM', 4000 + 300 * flight_id, 'courseKm', 450 + 90 * flight_id)`.execute(db);
  await db.transaction().execute(rebuildBadges);

  const random = createRandom(20_260_714);
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)]!;
  const outcomes = new Set<string>();
  for (let edit = 0; edit < EDITS; edit += 1) {
    const { api } = pick(users);
    const params = { path: { id: pick(ids) } };
    const change = (body: object) => api.PATCH('/flightdetail/{id}', { params, body });
    const edits = {
      ask: () => change({ co_user_id: pick(users).id, co_user_date_of_birth: BIRTH }),
      name: () => change({ co_user_id: null, co_user_name: 'Gustav' }),
      seat: () => change({ seat: pick(['pilot', 'co_pilot']) }),
      show: () => change({ visibility: pick(['public', 'link', 'private', 'draft']) }),
      confirm: () => api.POST('/flightdetail/{id}/crew', { params }),
      wish: () =>
        api.PATCH('/flightdetail/{id}/crew', {
          params,
          body: { visibility: pick(['public', 'link', 'private'] as const) },
        }),
      leave: () => api.DELETE('/flightdetail/{id}/crew', { params }),
    };
    const kind = pick(['ask', 'ask', 'name', 'seat', 'show', 'show', 'wish', 'leave'] as const);
    const { response } = await edits[edit % 3 === 0 ? 'confirm' : kind]();
    outcomes.add(`${edit % 3 === 0 ? 'confirm' : kind} ${response.ok}`);
    expect(response.status).toBeLessThan(500);
  }
  for (const kind of ['ask', 'name', 'seat', 'show', 'confirm', 'wish', 'leave']) {
    expect(outcomes).toContain(`${kind} true`);
  }
  await vi.waitFor(
    async () => {
      const { rows } = await sql`
        select id from any_flight where status in ('pending', 'scoring')`.execute(db);
      expect(rows).toEqual([]);
    },
    { timeout: 120_000, interval: 200 },
  );

  const stored = async () => {
    const tables = await Promise.all([
      db.selectFrom('achievement').selectAll().execute(),
      db.selectFrom('user').select(['id', 'achievement_count']).execute(),
      db.selectFrom('ranking_place').selectAll().execute(),
      db.selectFrom('ranking_entry').selectAll().execute(),
    ]);
    return tables.map((rows) => rows.map((row) => JSON.stringify(row)).toSorted());
  };
  const kept = await stored();
  await db.transaction().execute(async (transaction) => {
    await rebuildRankings(transaction);
    await transaction.deleteFrom('achievement').execute();
    await transaction.updateTable('user').set({ achievement_count: 7 }).execute();
    await rebuildBadges(transaction);
  });
  expect(await stored()).toEqual(kept);
  const { rows: wrong } = await sql`
    select flight.id from any_flight as flight
    join any_flight_contest as contest on contest.flight_id = flight.id
    where contest.user_id is distinct from flight.user_id
      or contest.co_user_id is distinct from flight.co_user_id
      or contest.club_id is distinct from flight.club_id
      or contest.is_public <> (flight.visibility = 'public')
      or (contest.rank and flight.by_co_pilot)
      or (flight.co_user_id is null and flight.co_visibility is not null)
      or flight.user_id = flight.co_user_id or flight.user_id = flight.asked_user_id`.execute(db);
  expect(wrong).toEqual([]);
}, 1_800_000);

/** Repeats itself with every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
