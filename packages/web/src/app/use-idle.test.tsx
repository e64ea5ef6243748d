import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useIdle } from './use-idle.js';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a page is at rest when the browser says so, after a second at the latest', () => {
  const request = vi.fn<typeof requestIdleCallback>().mockReturnValue(1);
  vi.stubGlobal('requestIdleCallback', request);
  vi.stubGlobal('cancelIdleCallback', vi.fn<typeof cancelIdleCallback>());
  const { result, unmount } = renderHook(useIdle);
  expect(request).toHaveBeenCalledExactlyOnceWith(expect.any(Function), { timeout: 1000 });
  expect(result.current).toBe(false);
  const [callback] = request.mock.calls[0]!;
  act(() => callback({ didTimeout: false, timeRemaining: () => 1 }));
  expect(result.current).toBe(true);
  unmount();
});

test('where the browser does not say, after half a second', () => {
  // jsdom is such a browser.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { result } = renderHook(useIdle);
  act(() => void vi.advanceTimersByTime(499));
  expect(result.current).toBe(false);
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toBe(true);
});
