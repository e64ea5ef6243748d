import { expect, test } from 'vitest';
import { pages } from './pages.js';

test.each([
  {
    why: 'ends at a page that is not full',
    rows: 250,
    loads: [0, 100, 200],
    sizes: [100, 100, 50],
  },
  { why: 'asks once more after a full page', rows: 100, loads: [0, 100], sizes: [100] },
  { why: 'yields nothing for an empty list', rows: 0, loads: [0], sizes: [] },
])('$why', async ({ rows, loads, sizes }) => {
  const asked: number[] = [];
  const got: number[] = [];
  const load = ({ skip, limit }: { skip: number; limit: number }) => {
    asked.push(skip);
    return Promise.resolve(
      Array.from({ length: Math.min(limit, rows - skip) }, (_, i) => skip + i),
    );
  };
  for await (const page of pages(load)) got.push(page.length);
  expect(asked).toEqual(loads);
  expect(got).toEqual(sizes);
});
