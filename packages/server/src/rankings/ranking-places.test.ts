import { uploadFlight, waitForScore } from '@cloudstreet/sdk';
import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { up } from '../../migrations/0012-ranking-places.js';
import { sampleIgc } from '../testing/sample-igc.js';
import { startTestApi } from '../testing/start-test-api.js';

test('rankings of every category come about from the flights that are there already', async () => {
  const { signUp, server } = await startTestApi({ clock: () => new Date('2026-07-14T20:00:00Z') });
  const { db } = server.services;
  const { api } = await signUp({ clubName: 'LSV Anklam' });
  await sql`insert into region (id, name, country) values ('DE-NW', 'North', 'DE')
    on conflict do nothing`.execute(db);
  await sql`insert into airport (name, region_id, lat, lon)
    values ('Anklam', 'DE-NW', 50.8683, 7.0933)`.execute(db);
  for (const hour of ['08', '11', '14', '17']) {
    const file = sampleIgc({ serial: `B${hour}`, takeoffs: [`2026-07-14T${hour}:00:00Z`] });
    const [flight] = await uploadFlight(api, file, { name: 'a.igc' });
    await waitForScore(api, flight?.id ?? 0, { pollMs: 50 });
  }
  const kept = async () => ({
    places: await db
      .selectFrom('ranking_place')
      .orderBy('contest')
      .orderBy('category')
      .orderBy('sc_class')
      .selectAll()
      .execute(),
    entries: await db
      .selectFrom('ranking_entry')
      .orderBy('contest')
      .orderBy('season')
      .orderBy('scope')
      .selectAll()
      .execute(),
  });
  const before = await kept();
  await sql`drop table ranking_place`.execute(db);
  await sql`drop index flight_contest_counting`.execute(db);
  await sql`alter table flight_contest drop column keyword_bits`.execute(db);
  await sql`drop function keyword_bits`.execute(db);
  await sql`alter table ranking_entry
    drop column fingerprint,
    add column best_points double precision not null default 0,
    add column decided_on date not null default '1900-01-01'`.execute(db);
  await sql`create index ranking_entry_place on ranking_entry (contest)`.execute(db);
  await sql`create index flight_contest_counting on flight_contest (contest)`.execute(db);
  // A migration knows no tables.
  await db.transaction().execute((transaction) => up(transaction as unknown as Kysely<unknown>));
  expect(await kept()).toEqual(before);
  expect(new Set(before.places.map(({ category }) => category)).size).toBe(6);
  expect(before.places).toContainEqual(
    expect.objectContaining({
      category: 'pilot',
      contest: 'free',
      season: 2026,
      sc_class: 'ALL',
      flights: 4,
      decided_on: '2026-07-14',
    }),
  );
});
