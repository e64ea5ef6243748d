import { expect, test } from 'vitest';
import { placeLabels } from './place-labels.js';

const request = (left: number, top: number, width = 60) => ({ left, top, width });

test('a label is right of its place', () => {
  expect(placeLabels([request(100, 50)])).toEqual([
    { request: request(100, 50), left: 111, top: 50 },
  ]);
});

test('a larger glider has its label farther away', () => {
  const large = { ...request(100, 50), gapPx: 28 };
  expect(placeLabels([large])).toEqual([{ request: large, left: 128, top: 50 }]);
});

test('the second of two overlapping labels goes to the left', () => {
  const [, second] = placeLabels([request(100, 50), request(105, 52)]);
  expect(second?.left).toBe(105 - 11 - 60);
});

test('a third label without room is left out; labels are placed in order', () => {
  const requests = [request(100, 50), request(102, 50), request(104, 50)];
  expect(placeLabels(requests).map((label) => label.request)).toEqual(requests.slice(0, 2));
});

test.each([
  { why: 'below', other: request(100, 65) },
  { why: 'far to the right', other: request(164, 50) },
])('a label $why has room', ({ other }) => {
  expect(placeLabels([request(100, 50), other])[1]?.left).toBe(other.left + 11);
});

test('a label that would lie under the controls goes to the left, if the map has space there', () => {
  const free = { ...request(100, 0), endPx: 200 };
  const covered = { ...request(160, 50), endPx: 200 };
  const cornered = { ...request(50, 100), endPx: 100 };
  expect(placeLabels([free, covered, cornered]).map(({ left }) => left)).toEqual([
    100 + 11,
    160 - 11 - 60,
    50 + 11,
  ]);
});
