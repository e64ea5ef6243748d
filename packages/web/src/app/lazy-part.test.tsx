import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyPart } from './lazy-part.js';

afterEach(() => vi.useRealTimers());

function Greeting({ name }: { name: string }) {
  return <p>Hello {name}</p>;
}

test('is loaded once, when it first appears', async () => {
  const load = vi.fn(async () => Greeting);
  const Part = lazyPart(load, <p>Loading</p>);
  expect(load).not.toHaveBeenCalled();
  const { unmount } = render(<Part name="Ana" />);
  expect(screen.getByText('Loading')).toBeVisible();
  expect(await screen.findByText('Hello Ana')).toBeVisible();
  unmount();
  render(<Part name="Ben" />);
  expect(screen.getByText('Hello Ben')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

test('a part that cannot be loaded is tried again and leaves the page alone', async () => {
  vi.useFakeTimers();
  const load = vi
    .fn(async () => Greeting)
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const Part = lazyPart(load, <p>Loading</p>);
  render(<Part name="Ana" />);
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(screen.getByText('Loading')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.getByText('Hello Ana')).toBeVisible();
});
