import { expect, test } from 'vitest';
import { startTestApi } from '../testing/start-test-api.js';
import { runRank } from './run-rank.js';

test('rewrites the rankings beside a running server', async () => {
  const { server, signUp } = await startTestApi();
  const { config, db } = server.services;
  const { id } = await signUp();
  const wrong = { contest: 'free', season: 2026, category: 'pilot', sc_class: 'ALL' } as const;
  const sums = { points: 1, distance: 1, speed: 1, flights: 1, pilots: 1, best_points: 1 };
  await db
    .insertInto('ranking_place')
    .values({ ...wrong, ...sums, entity_id: id, decided_on: '2026-07-14' })
    .execute();

  const lines: string[] = [];
  await runRank({ config, print: (line) => lines.push(line) });
  expect(lines).toEqual([
    expect.stringMatching(/^Database: \S+$/),
    'All rankings were recalculated.',
  ]);
  expect(await db.selectFrom('ranking_place').selectAll().execute()).toEqual([]);
});

test('does not change the rankings if stopped', async () => {
  const { server } = await startTestApi();
  const { config } = server.services;
  const command = { config, print: () => undefined, signal: AbortSignal.abort() };
  await expect(runRank(command)).rejects.toThrow('The rankings were not changed.');
});
