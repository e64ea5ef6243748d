import { expect, test } from 'vitest';
import { projectExtent } from './project-extent.js';

const frame = { width: 112, height: 84, margin: 12 };

test('the box fills the frame up to the margin and keeps its shape', () => {
  const { toPixels } = projectExtent([9, 46, 10, 47], frame);
  const [left, top] = toPixels(9, 47);
  const [right, bottom] = toPixels(10, 46);
  expect([top, bottom]).toEqual([12, 72]);
  // A degree of longitude is shorter than one of latitude by the cosine of the latitude.
  expect((right - left) / (bottom - top)).toBeCloseTo(Math.cos((46.5 * Math.PI) / 180), 6);
});

test('whole degrees within reach are listed', () => {
  const { meridians, parallels } = projectExtent([8.5, 45.5, 9.5, 46.5], frame);
  expect(meridians).toContain(9);
  expect(parallels).toContain(46);
});

test('a flight around the airfield is not blown up beyond measure', () => {
  const { toPixels } = projectExtent([9, 46, 9, 46], frame);
  expect(toPixels(9, 46)).toEqual([56, 42]);
});
