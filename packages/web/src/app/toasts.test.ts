import { expect, test, vi } from 'vitest';
import { createToasts } from './toasts.js';

const SAVED = { type: 'success', title: 'Saved' } as const;
const FAILED = { type: 'error', title: 'Service unavailable' } as const;

test('a toast waits for the region that shows it', () => {
  const toasts = createToasts();
  const onWanted = vi.fn<() => void>();
  toasts.subscribe(onWanted);
  toasts.push(SAVED);
  toasts.push(FAILED);
  expect(onWanted).toHaveBeenCalledTimes(1);

  const show = vi.fn();
  toasts.attach(show);
  expect(show.mock.calls).toEqual([[SAVED], [FAILED]]);
});

test('an attached region shows toasts at once and only once', () => {
  const toasts = createToasts();
  const show = vi.fn();
  const detach = toasts.attach(show);
  toasts.push(SAVED);
  detach();
  toasts.push(FAILED);
  expect(show.mock.calls).toEqual([[SAVED]]);
});
