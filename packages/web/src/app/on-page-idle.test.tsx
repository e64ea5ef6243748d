import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { onPageIdle } from './on-page-idle.js';
import { usePageIdle } from './use-page-idle.js';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('calls back when the browser is idle, after a second at the latest', () => {
  const request = vi.fn<typeof requestIdleCallback>().mockReturnValue(1);
  vi.stubGlobal('requestIdleCallback', request);
  vi.stubGlobal('cancelIdleCallback', vi.fn<typeof cancelIdleCallback>());
  const { result, unmount } = renderHook(usePageIdle);
  expect(request).toHaveBeenCalledExactlyOnceWith(expect.any(Function), { timeout: 1000 });
  expect(result.current).toBe(false);
  const [callback] = request.mock.calls[0]!;
  act(() => callback({ didTimeout: false, timeRemaining: () => 1 }));
  expect(result.current).toBe(true);
  unmount();
});

test('calls back after half a second without support by the browser', () => {
  // jsdom is such a browser.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const callback = vi.fn<() => void>();
  onPageIdle(callback);
  vi.advanceTimersByTime(499);
  expect(callback).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(callback).toHaveBeenCalledOnce();
});

test('does not call back after it was cancelled', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const callback = vi.fn<() => void>();
  onPageIdle(callback)();
  vi.advanceTimersByTime(5000);
  expect(callback).not.toHaveBeenCalled();
});
