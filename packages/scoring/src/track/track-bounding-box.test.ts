import { describe, expect, test } from 'vitest';
import { trackOver } from '../testing/made-track.js';
import { trackBoundingBox } from './track-bounding-box.js';

describe('the box around a track', () => {
  test.each([
    {
      why: 'ends at its outermost fixes',
      fixes: [
        { lat: 50, lon: 8 },
        { lat: 51, lon: 9 },
        { lat: 49.5, lon: 8.5 },
      ],
      expected: [8, 49.5, 9, 51],
    },
    {
      why: 'is a point for one fix',
      fixes: [{ lat: -33, lon: -70 }],
      expected: [-70, -33, -70, -33],
    },
    {
      why: 'has west above east across 180°',
      fixes: [
        { lat: -45, lon: 179.5 },
        { lat: -44, lon: -179.5 },
      ],
      expected: [179.5, -45, -179.5, -44],
    },
    {
      why: 'goes on past half a turn',
      fixes: [
        { lat: 0, lon: -100 },
        { lat: 0, lon: 0 },
        { lat: 0, lon: 100 },
      ],
      expected: [-100, 0, 100, 0],
    },
  ])('$why', ({ fixes, expected }) => {
    expect(trackBoundingBox(trackOver(fixes))).toEqual(expected);
  });

  test('requires a fix', () => {
    expect(() => trackBoundingBox(trackOver([]))).toThrow(RangeError);
  });
});
