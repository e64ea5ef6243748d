import { expect, test } from 'vitest';
import type { FlownStatistics } from './flown-statistics.js';
import { intervalFigures } from './interval-figures.js';

const FLOWN = {
  track_distance: 700,
  glide_speed: 150,
  glide_ratio: 1,
  glide_detour: 63,
  attempt_speed_loss: 0.1,
} as FlownStatistics;

test('a one-way interval is measured by the line between its ends', () => {
  expect(intervalFigures(FLOWN, 350)).toEqual({ straightKm: 350, statistics: FLOWN });
});

test('an interval that returns is not measured by the line between its ends', () => {
  expect(intervalFigures(FLOWN, 349)).toEqual({
    statistics: { track_distance: 700, glide_speed: 150 },
  });
});

test('an interval with unknown circling is not measured by the line between its ends', () => {
  const { track_distance: _, ...unknown } = FLOWN;
  expect(intervalFigures(unknown as FlownStatistics, 350)).not.toHaveProperty('straightKm');
});
