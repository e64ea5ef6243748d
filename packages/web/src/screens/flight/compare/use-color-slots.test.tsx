import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { slotsFor, useColorSlots } from './use-color-slots.js';

const slotsOf = (...given: Parameters<typeof slotsFor>) =>
  [...slotsFor(...given)].map(([id, slot]) => `${id}: ${slot}`);

test.each([
  { why: 'in their order', ids: [4, 5, 6], before: [], expected: ['4: 0', '5: 1', '6: 2'] },
  {
    why: 'the first is taken away',
    ids: [5, 6],
    before: [4, 5, 6],
    expected: ['5: 1', '6: 2'],
  },
  {
    why: 'one comes in the place of another',
    ids: [4, 6, 7],
    before: [4, 5, 6],
    expected: ['4: 0', '6: 2', '7: 1'],
  },
  {
    why: 'they come before those that stay',
    ids: [8, 9, 5],
    before: [4, 5],
    expected: ['8: 0', '9: 2', '5: 1'],
  },
])('assigns colours if $why', ({ ids, before, expected }) => {
  expect(slotsOf(ids, new Map(before.map((id, slot) => [id, slot] as const)))).toEqual(expected);
});

test('a flight keeps its colour while others are added and removed', () => {
  const { result, rerender } = renderHook((ids: readonly number[]) => useColorSlots(ids), {
    initialProps: [4, 5, 6],
  });
  const first = result.current;
  rerender([6, 5, 4]);
  expect(result.current).toBe(first);
  rerender([5, 6]);
  expect([...result.current]).toEqual([
    [5, 1],
    [6, 2],
  ]);
  rerender([5, 6, 4]);
  expect(result.current.get(4)).toBe(0);
});
