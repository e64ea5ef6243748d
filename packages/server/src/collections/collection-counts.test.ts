import { repetitions } from '@cloudstreet/scoring/testing';
import { unwrap, uploadFlight, waitForScore } from '@cloudstreet/sdk';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sampleIgc } from '../testing/sample-igc.js';
import { startTestApi, type TestUser } from '../testing/start-test-api.js';

const EDITS = repetitions(200, 10_000);
const MAX_COLLECTIONS = 8;

test('after random operations all counts match the collections', async () => {
  const testApi = await startTestApi({ clock: () => new Date('2026-07-14T18:00:00Z') });
  const { db } = testApi.server.services;
  const users: TestUser[] = [];
  const flights: { id: number; pilot: TestUser }[] = [];
  for (let user = 0; user < 3; user += 1) {
    const pilot = await testApi.signUp();
    users.push(pilot);
    for (const letter of ['A', 'B', 'C']) {
      const [stored] = await uploadFlight(pilot.api, sampleIgc({ serial: `K${letter}${user}` }));
      const { id } = await waitForScore(pilot.api, stored!.id, { pollMs: 50 });
      flights.push({ id, pilot });
    }
  }
  const random = createRandom(20_260_714);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!;
  const outcomes = new Set<string>();
  const act = async () => {
    const collections = await db
      .selectFrom('flight_collection')
      .orderBy('created')
      .orderBy('id')
      .select(['id', 'user_id'])
      .execute();
    const visibility = () => pick(['public', 'public', 'link', 'private'] as const);
    const flightIds = () => flights.filter(() => random() < 0.5).map(({ id }) => id);
    const { api } = pick(users);
    if (collections.length < MAX_COLLECTIONS) {
      const body = { name: `Wave ${collections.length}`, visibility: visibility() };
      const { response } = await api.POST('/flightcollection', {
        body: { ...body, flight: flightIds() },
      });
      return { kind: 'create', response };
    }
    const collection = pick(collections);
    const owner = users.find(({ id }) => id === collection.user_id)!;
    const path = { id: collection.id };
    const query = { flight_id: pick(flights).id };
    const edits = {
      add: () => owner.api.POST('/flightcollection/add/{id}', { params: { path, query } }),
      move: () =>
        owner.api.POST('/flightcollection/add/{id}', {
          params: { path, query: { ...query, after: pick([0, pick(flights).id]) } },
        }),
      remove: () => owner.api.DELETE('/flightcollection/add/{id}', { params: { path, query } }),
      replace: () =>
        owner.api.PATCH('/flightcollection/{id}', {
          params: { path },
          body: { flight: flightIds() },
        }),
      show: () =>
        owner.api.PATCH('/flightcollection/{id}', {
          params: { path },
          body: { visibility: visibility() },
        }),
      star: () => api.POST('/flightcollection/star/{id}', { params: { path } }),
      unstar: () => api.DELETE('/flightcollection/star/{id}', { params: { path } }),
      duplicate: () => api.POST('/flightcollection/duplicate/{id}', { params: { path } }),
      delete: () => owner.api.DELETE('/flightcollection/{id}', { params: { path } }),
      hide: () => {
        const { id, pilot } = pick(flights);
        return pilot.api.PATCH('/flightdetail/{id}', {
          params: { path: { id } },
          body: { visibility: pick(['public', 'private'] as const) },
        });
      },
    };
    const kinds = ['add', 'add', 'move', 'remove', 'replace', 'show', 'star', 'star', 'unstar'];
    const kind = pick([...kinds, 'duplicate', 'delete', 'hide', 'hide'] as (keyof typeof edits)[]);
    return { kind, response: (await edits[kind]()).response };
  };
  // Two at a time, so that counts are added to while others change them.
  for (let done = 0; done < EDITS; done += 2) {
    for (const { kind, response } of await Promise.all([act(), act()])) {
      expect(response.status).toBeLessThan(500);
      if (response.ok) outcomes.add(kind);
    }
  }
  const all = ['add', 'create', 'delete', 'duplicate', 'hide', 'move', 'remove', 'replace', 'show'];
  expect([...outcomes].toSorted()).toEqual([...all, 'star', 'unstar']);

  const { rows: wrong } = await sql`
    select id, 'flights' as what from flight_collection as collection
    where flights <> (
      select count(*) from flight_collection_flight as collected
      join any_flight on any_flight.id = collected.flight_id
      where collection_id = collection.id and any_flight.is_public)
    union all
    select id, 'stars' from flight_collection as collection
    where stars <> (select count(*) from flight_collection_star where collection_id = collection.id)
    union all
    select collection_id, 'place' from flight_collection_flight
    group by collection_id, position having count(*) > 1
    union all
    select collection_id, 'copy' from flight_collection_flight as collected
    join any_flight on any_flight.id = collected.flight_id
    where collected.is_public <> any_flight.is_public
    union all
    select id, 'found' from flight_collection as collection
    where (visibility = 'public') <> exists (
      select from search_entry where kind = 'flight_collection' and id = collection.id)`.execute(
    db,
  );
  expect(wrong).toEqual([]);
  const listed = await unwrap(
    testApi.api.GET('/flightcollection', { params: { query: { order_by: '-stars' } } }),
  );
  for (const { id, flight_count: count } of listed) {
    const params = { path: { id } };
    const { flight } = await unwrap(testApi.api.GET('/flightcollection/{id}', { params }));
    expect(flight).toHaveLength(count);
  }
}, 1_800_000);

/** Repeats itself with every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
