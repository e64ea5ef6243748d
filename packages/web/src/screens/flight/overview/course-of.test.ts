import type { ContestEntry } from '@cloudstreet/sdk';
import { expect, test } from 'vitest';
import { courseOf } from './course-of.js';

type Place = readonly [lat: number, lon: number];
const HOME: Place = [50, 10];
const NORTH: Place = [51, 10];
const EAST: Place = [50, 11.4];

function entry(name: ContestEntry['name'], distance: number, turnpoints: readonly Place[]) {
  return {
    name,
    distance,
    score: { turnpoints: turnpoints.map(([lat, lon]) => ({ lat, lon })) },
  } as unknown as ContestEntry;
}

const FREE = entry('free', 240, [HOME, NORTH, EAST, HOME]);

test.each([
  {
    why: 'an out and return of most of the distance',
    contests: [FREE, entry('out_return', 222, [HOME, NORTH, HOME])],
    expected: { shape: 'return', direction: 'N' },
  },
  {
    why: 'a triangle before an out and return',
    contests: [
      FREE,
      entry('out_return', 222, [HOME, NORTH, HOME]),
      entry('triangle', 210, [HOME, EAST, HOME]),
    ],
    expected: { shape: 'triangle', direction: 'E' },
  },
  {
    why: 'a distance over several turnpoints if no shape is most of it',
    contests: [FREE, entry('out_return', 150, [HOME, EAST, HOME])],
    expected: { shape: 'distance', direction: 'N' },
  },
  {
    why: 'a straight line to the south-west',
    contests: [entry('free', 120, [HOME, [49.2, 8.8]]), entry('out', 120, [HOME, [49.2, 8.8]])],
    expected: { shape: 'straight', direction: 'SW' },
  },
  {
    why: 'a flight near its airfield',
    contests: [entry('free', 40, [HOME, [50.05, 10], HOME, [50.05, 10]])],
    expected: { shape: 'local', direction: '' },
  },
  { why: 'a flight without a score', contests: [], expected: undefined },
])('$why', ({ contests, expected }) => {
  expect(courseOf(contests)).toEqual(expected);
});
