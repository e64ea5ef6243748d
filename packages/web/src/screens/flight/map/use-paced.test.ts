import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePaced } from './use-paced.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function openPaced() {
  const paced = renderHook(({ value }) => usePaced(value, { restMs: 100, everyMs: 1000 }), {
    initialProps: { value: 0 },
  });
  return {
    taken: () => paced.result.current,
    move: (value: number) => paced.rerender({ value }),
    pass: (ms: number) =>
      act(() => {
        vi.advanceTimersByTime(ms);
      }),
  };
}

test('a value is taken when it rests', () => {
  const { taken, move, pass } = openPaced();
  pass(2000);
  move(1);
  pass(1);
  expect(taken()).toBe(1);
  move(2);
  pass(50);
  move(3);
  pass(99);
  expect(taken()).toBe(1);
  pass(1);
  expect(taken()).toBe(3);
});

test('one that never rests is taken once in a while', () => {
  const { taken, move, pass } = openPaced();
  const seen = new Set<number>();
  for (let frame = 1; frame <= 300; frame++) {
    move(frame);
    pass(16);
    seen.add(taken());
  }
  expect(seen.size).toBeGreaterThan(3);
  expect(seen.size).toBeLessThan(8);
});
