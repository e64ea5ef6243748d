import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyWithRetry } from './lazy-with-retry.js';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const gone = new TypeError('Failed to fetch dynamically imported module: /assets/Map-a1b2.js');

/** Counts reloads, which are impossible in tests. */
function countReloads() {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { reload });
  return reload;
}

function Greeting({ name }: { name: string }) {
  return <p>Hello {name}</p>;
}

test('loads once, when it first appears', async () => {
  const load = vi.fn(async () => Greeting);
  const Part = lazyWithRetry(load, <p>Loading</p>);
  expect(load).not.toHaveBeenCalled();
  const { unmount } = render(<Part name="Ana" />);
  expect(screen.getByText('Loading')).toBeVisible();
  expect(await screen.findByText('Hello Ana')).toBeVisible();
  unmount();
  render(<Part name="Ben" />);
  expect(screen.getByText('Hello Ben')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

test('retries without a connection and does not reload the page', async () => {
  vi.useFakeTimers();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const reload = countReloads();
  const load = vi.fn(async () => Greeting).mockRejectedValueOnce(gone);
  const Part = lazyWithRetry(load, <p>Loading</p>);
  render(<Part name="Ana" />);
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(screen.getByText('Loading')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.getByText('Hello Ana')).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
});

test('reloads the page once if a file is missing after an update', async () => {
  vi.useFakeTimers();
  const reload = countReloads();
  const load = vi.fn<() => Promise<typeof Greeting>>().mockRejectedValue(gone);
  const Part = lazyWithRetry(load);
  render(<Part name="Ana" />);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(load.mock.calls.length).toBeGreaterThan(1);
  expect(reload).toHaveBeenCalledOnce();
});
