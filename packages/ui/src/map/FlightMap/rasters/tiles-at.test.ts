import { expect, test } from 'vitest';
import { tilesAt } from './tiles-at.js';

const times = ['2026-07-14T09:00:00Z', '2026-07-14T10:00:00Z'];
const raster = { id: 'rain', name: 'Rain', attribution: '', tiles: 'https://w/?time={time}&b=1' };

test.each([
  { why: 'the last before the cursor', at: '2026-07-14T10:30:00Z', expected: '10%3A00' },
  { why: 'up to the next', at: '2026-07-14T09:59:59Z', expected: '09%3A00' },
  { why: 'the first before all', at: '2026-07-14T08:00:00Z', expected: '09%3A00' },
  { why: 'the first without a cursor', at: null, expected: '09%3A00' },
])('the time of a picture: $why', ({ at, expected }) => {
  const timeS = at === null ? null : Date.parse(at) / 1000;
  expect(tilesAt({ ...raster, times }, timeS)).toBe(
    `https://w/?time=2026-07-14T${expected}%3A00Z&b=1`,
  );
});

test('tiles without times stay as they are', () => {
  expect(tilesAt({ ...raster, tiles: 'https://t/{z}/{x}/{y}.png' }, 0)).toBe(
    'https://t/{z}/{x}/{y}.png',
  );
});
