import { expect, test } from 'vitest';
import { formatPoint } from './place.js';

test.each([
  {
    why: 'to the metre',
    position: { lat: 47.2681234, lon: 11.3934567 },
    point: '11.39346,47.26812',
  },
  { why: 'without trailing zeros', position: { lat: -47.5, lon: 0.0000001 }, point: '0,-47.5' },
  { why: 'across 180°', position: { lat: 10, lon: 190.25 }, point: '-169.75,10' },
])('writes a position $why', ({ position, point }) => {
  expect(formatPoint(position)).toBe(point);
});
