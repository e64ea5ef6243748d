import { expect, test } from 'vitest';
import { type FlightPhoto, groupPhotos } from './flight-photos.js';

function photoAt(timeS: number): FlightPhoto {
  return { id: timeS, name: `Photo ${timeS}`, kind: 'image', timeS };
}

test.each([
  { why: 'far apart', timesS: [0, 30, 60], expected: [[0], [30], [60]] },
  { why: 'just wide enough', timesS: [0, 26], expected: [[0], [26]] },
  { why: 'just too narrow', timesS: [0, 25], expected: [[0, 25]] },
  {
    why: 'a row of near ones is parted by the distance to the first',
    timesS: [0, 20, 40, 60],
    expected: [
      [0, 20],
      [40, 60],
    ],
  },
  { why: 'at the same moment', timesS: [5, 5], expected: [[5, 5]] },
  { why: 'none', timesS: [], expected: [] },
])('groups photos: $why', ({ timesS, expected }) => {
  const groups = groupPhotos(timesS.map(photoAt), ({ timeS }) => [timeS, 0], 26);
  expect(groups.map((group) => group.map(({ timeS }) => timeS))).toEqual(expected);
});

test('photos that differ only in height stay apart', () => {
  const groups = groupPhotos([0, 30].map(photoAt), ({ timeS }) => [0, timeS], 26);
  expect(groups).toHaveLength(2);
});
