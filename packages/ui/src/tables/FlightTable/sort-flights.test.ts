import type { Flight } from '@cloudstreet/sdk';
import { expect, test } from 'vitest';
import { sortFlights } from './sort-flights.js';

const flights = [3, undefined, 1, 2, 1].map(
  (glide_ratio, id) =>
    ({ id, contest: { score: glide_ratio === undefined ? {} : { glide_ratio } } }) as Flight,
);
const column = { valueOf: ({ contest }: Flight) => contest?.score?.glide_ratio };

test.each([
  { direction: 'asc', expected: [2, 4, 3, 0, 1] },
  { direction: 'desc', expected: [0, 3, 2, 4, 1] },
] as const)('sorts $direction; equal ones keep their order', ({ direction, expected }) => {
  expect(sortFlights(flights, column, direction).map(({ id }) => id)).toEqual(expected);
});
