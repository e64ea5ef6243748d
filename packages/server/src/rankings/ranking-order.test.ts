import { uploadFlight, waitForScore } from '@cloudstreet/sdk';
import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { up } from '../../migrations/0006-ranking-order.js';
import { sampleIgc } from '../testing/sample-igc.js';
import { startTestApi } from '../testing/start-test-api.js';

test('rankings kept before there was an order of equals are brought up to date', async () => {
  const { signUp, server } = await startTestApi({ clock: () => new Date('2026-07-14T20:00:00Z') });
  const { db } = server.services;
  const { api } = await signUp();
  for (const hour of ['08', '11', '14', '17']) {
    const file = sampleIgc({ serial: `B${hour}`, takeoffs: [`2026-07-14T${hour}:00:00Z`] });
    const [flight] = await uploadFlight(api, file, { name: 'a.igc' });
    await waitForScore(api, flight?.id ?? 0, { pollMs: 50 });
  }
  const ranked = () =>
    db
      .selectFrom('ranking_entry')
      .where('scope', 'in', ['all', 'class'])
      .orderBy('contest')
      .orderBy('season')
      .orderBy('scope')
      .select(['contest', 'season', 'scope', 'points', 'flights', 'best_points', 'decided_on'])
      .execute();
  const before = await ranked();
  await sql`drop index flight_contest_counting`.execute(db);
  await sql`alter table ranking_entry drop column best_points, drop column decided_on`.execute(db);
  // A migration knows no tables.
  await up(db as unknown as Kysely<unknown>);
  expect(await ranked()).toEqual(before);
  expect(before).toContainEqual(
    expect.objectContaining({
      contest: 'free',
      season: 2026,
      flights: 4,
      decided_on: '2026-07-14',
    }),
  );
});
