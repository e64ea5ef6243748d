import type { CompetitionDetail, TaskScore } from '@cloudstreet/sdk';
import { expect, test } from 'vitest';
import { shownResults } from './shown-results.js';

const RESULTS = [
  { id: 1, rank: 1, points: 90, gp_points: 8, speed: 90, task_achieved: true },
  { id: 2, rank: 2, points: 80, gp_points: 10, speed: 80, task_achieved: true },
  { id: 3, rank: 3, points: 70, gp_points: 8, speed: 70, task_achieved: true },
  { id: 4, rank: 4, points: 60, gp_points: 5, speed: 60, task_achieved: true },
  { id: 5, points: 0, gp_points: 0, task_achieved: false },
] as TaskScore[];

const ranked = (rules?: 'grand_prix') =>
  shownResults(
    { task_score: RESULTS, point_rules: 'classic', status: 'scoring' } as CompetitionDetail,
    { ...(rules && { rules }) },
  ).finished.map(({ score, rank }) => [score.id, rank]);

test('the ranks of the competition are those of the server', () => {
  expect(ranked()).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
  ]);
});

test('by other rules, equal points share a rank and the faster flight comes first', () => {
  expect(ranked('grand_prix')).toEqual([
    [2, 1],
    [1, 2],
    [3, 2],
    [4, 4],
  ]);
});
