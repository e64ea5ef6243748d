import { expect, test } from 'vitest';
import {
  type RankedResult,
  type ResultRow,
  type RuledCompetition,
  rankResults,
} from './results.js';

const COMPETITION: RuledCompetition = {
  id: 1,
  status: 'scoring',
  point_rules: 'classic',
  ruleset: 'D',
  start_time: null,
  min_time: null,
};

/** A flight of 300 km that started at 11:00 UTC. */
function row(id: number, hours: number | null, more: Partial<ResultRow> = {}): ResultRow {
  const start = new Date('2026-07-14T11:00:00Z');
  const seconds = hours === null ? null : hours * 3600;
  return {
    id,
    competition_id: 1,
    flight_id: id,
    scoring_date: '2026-07-14',
    user_id: id,
    user_name: `Pilot ${id}`,
    user_image: null,
    co_user_id: null,
    co_user_name: null,
    co_user_image: null,
    club_id: null,
    club_name: null,
    aircraft_id: null,
    aircraft_name: null,
    registration: null,
    competition_number: null,
    sc_class: null,
    dmst_index: 100,
    achieved: hours !== null,
    distance: 300,
    elapsed_s: seconds,
    start_time: start,
    end_time: new Date(start.getTime() + (seconds ?? 0) * 1000),
    start_alt: 1000,
    end_alt: 500,
    path: [],
    missed: null,
    declared: false,
    penalty_points: null,
    penalty_reason: null,
    ...more,
  };
}

const pointsOf = (results: readonly RankedResult[]) =>
  results.map(({ row: { id }, points, rank }) => [id, points, rank]);

test('each set of rules has its points, and those of the competition decide about ranks', () => {
  const results = rankResults(COMPETITION, [
    row(1, 3),
    row(2, 4, { dmst_index: 70 }),
    row(3, null, { distance: 200 }),
  ]);
  expect(pointsOf(results)).toEqual([
    [2, { classic: 107.14, competition: 1000, grand_prix: 8 }, 1],
    [1, { classic: 100, competition: 867, grand_prix: 10 }, 2],
    [3, { classic: 0, competition: 0, grand_prix: 0 }, undefined],
  ]);
});

test('in a Grand Prix, everyone is timed from the start time', () => {
  const late = new Date('2026-07-14T12:00:00Z');
  const competition = { ...COMPETITION, point_rules: 'grand_prix', start_time: '11:00' } as const;
  const results = rankResults(competition, [row(1, 3), row(2, 2.5, { start_time: late })]);
  expect(results.map((each) => [each.row.id, each.rank])).toEqual([
    [1, 1],
    [2, 2],
  ]);
});

test('an area task counts at least its minimum time', () => {
  const area = { ...COMPETITION, ruleset: 'AA', min_time: 240 } as const;
  expect(rankResults(area, [row(1, 3)])[0]).toMatchObject({ timeS: 14_400, speedKmh: 75 });
  expect(rankResults({ ...area, ruleset: 'D' }, [row(1, 3)])[0]).toMatchObject({ speedKmh: 100 });
});

test('equal points share a rank, a penalty counts by the rules of the competition', () => {
  const penalty = { penalty_points: 25, penalty_reason: 'Late' };
  const results = rankResults(COMPETITION, [row(1, 3), row(2, 3), row(3, 2.5, penalty)]);
  expect(results.map((each) => [each.row.id, each.rank, each.points.classic])).toEqual([
    [1, 1, 100],
    [2, 1, 100],
    [3, 3, 95],
  ]);
  expect(results[2]!.points.grand_prix).toBe(10);
});
