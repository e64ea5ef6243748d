import type { FlownStatistics } from '@cloudstreet/scoring/analysis';
import { expect, test } from 'vitest';
import { alongLine } from './stretch.js';

const FLOWN = {
  track_distance: 700,
  glide_speed: 150,
  glide_ratio: 1,
  glide_detour: 63,
  attempt_speed_loss: 0.1,
} as FlownStatistics;

test('a stretch that leads on is rated by the line between its ends', () => {
  expect(alongLine(FLOWN, 350)).toEqual({ km: 350, statistics: FLOWN });
});

test('of a flight that comes home the line between its ends says nothing', () => {
  expect(alongLine(FLOWN, 349)).toEqual({
    statistics: { track_distance: 700, glide_speed: 150 },
  });
});

test('of a flight whose circling nobody knows the line between its ends says nothing', () => {
  const { track_distance: _, ...untold } = FLOWN;
  expect(alongLine(untold as FlownStatistics, 350)).not.toHaveProperty('km');
});
