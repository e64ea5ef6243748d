import type { Flight } from '@cloudstreet/sdk';
import { expect, test } from 'vitest';
import { flightsOnMap } from './flights-on-map.js';

/** Pages of two flights each. */
function pagesOf(count: number): Flight[][] {
  return Array.from({ length: count }, (_, page) =>
    [0, 1].map((place) => ({ id: 2 * page + place }) as Flight),
  );
}

test('shows all flights of ten pages and fits the first page into view', () => {
  const pages = pagesOf(10);
  const { flights, inView, isShortened } = flightsOnMap({ pages });
  expect(flights).toEqual(pages.flat());
  expect(inView).toBe(pages[0]);
  expect(isShortened).toBe(false);
});

test('shows the first ten pages of a longer list and mentions it', () => {
  const { flights, isShortened } = flightsOnMap({ pages: pagesOf(11) });
  expect(flights.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, id) => id));
  expect(isShortened).toBe(true);
});
