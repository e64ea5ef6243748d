import { expect, test } from 'vitest';
import { draggedPoints, drawnPoints } from './plan-features.js';

const HOME = { lat: 51, lon: 8 };
const CLOSED = [
  { key: 1, name: 'Home', ...HOME },
  { key: 2, name: 'East', lat: 51, lon: 9 },
  { key: 3, name: 'Home', ...HOME },
];
const AT = { lat: 50, lon: 7 };

test('the finish follows the dragged start of a closed task', () => {
  const dragged = draggedPoints(CLOSED, { key: 1, at: AT });
  expect(dragged.map(({ key, lat }) => [key, lat])).toEqual([
    [1, 50],
    [2, 51],
    [3, 50],
  ]);
  expect(drawnPoints(dragged).map(({ key }) => key)).toEqual([1, 2]);
});

test('other points are dragged alone', () => {
  expect(draggedPoints(CLOSED, { key: 2, at: AT })).toEqual(
    CLOSED.with(1, { ...CLOSED[1]!, ...AT }),
  );
});
