import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useStable, useStableProps } from './use-stable-props.js';

const props = () => ({
  track: { unixS: Float64Array.of(1, 2), altitudeM: [800, Number.NaN] },
  list: [{ id: 1 }],
  name: 'LS8',
  onOpen: vi.fn<(id: number) => void>(),
});

test('equal new props are the same object', () => {
  const { result, rerender } = renderHook(useStableProps<ReturnType<typeof props>>, {
    initialProps: props(),
  });
  const first = result.current;
  rerender(props());
  expect(result.current).toBe(first);
});

test('one changed prop keeps the other objects', () => {
  const { result, rerender } = renderHook(useStableProps<ReturnType<typeof props>>, {
    initialProps: props(),
  });
  const first = result.current;
  const changed = { ...props(), list: [{ id: 2 }] };
  rerender(changed);
  expect(result.current.list).toBe(changed.list);
  expect(result.current.track).toBe(first.track);
  expect(result.current.onOpen).toBe(first.onOpen);
});

test('a stable callback calls the latest function', () => {
  const { result, rerender } = renderHook(useStableProps<ReturnType<typeof props>>, {
    initialProps: props(),
  });
  const { onOpen } = result.current;
  const latest = props();
  rerender(latest);
  onOpen(7);
  expect(latest.onOpen).toHaveBeenCalledExactlyOnceWith(7);
});

test.each<[string, unknown, unknown]>([
  ['another value', [1, 2], [1, 3]],
  ['another length', [1], [1, 2]],
  ['a missing key', { one: 1, two: undefined }, { one: 1 }],
  ['another kind of list', Float64Array.of(1), [1]],
  ['another function', { load: () => 1 }, { load: () => 1 }],
])('%s counts as a change', (_what, one, other) => {
  const { result, rerender } = renderHook(useStable<unknown>, { initialProps: one });
  rerender(other);
  expect(result.current).toBe(other);
});
