import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenCalm } from './when-calm.js';

let tellTask: ((endMs: number) => void) | undefined;
let untold: object[] = [];

/** Stands in for the browser's: it tells of tasks when the test says so. */
class Observer {
  static readonly supportedEntryTypes = ['longtask'];
  constructor(onEntries: (list: { getEntries: () => object[] }) => void) {
    tellTask = (endMs) =>
      onEntries({ getEntries: () => [{ startTime: endMs - 80, duration: 80 }] });
  }
  observe() {}
  takeRecords() {
    return untold.splice(0);
  }
  disconnect() {
    tellTask = undefined;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('PerformanceObserver', Observer);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a page is calm two seconds after its last long task', () => {
  const onCalm = vi.fn<() => void>();
  whenCalm(onCalm);
  vi.advanceTimersByTime(1500);
  tellTask?.(performance.now());
  vi.advanceTimersByTime(1900);
  expect(onCalm).not.toHaveBeenCalled();
  vi.advanceTimersByTime(300);
  expect(onCalm).toHaveBeenCalledOnce();
  expect(tellTask).toBeUndefined();
});

test('a long task that has just ended, and was not told of yet, counts', () => {
  const onCalm = vi.fn<() => void>();
  whenCalm(onCalm);
  untold = [{ startTime: performance.now() + 100, duration: 1800 }];
  vi.advanceTimersByTime(3800);
  expect(onCalm).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(onCalm).toHaveBeenCalledOnce();
});

test('a browser with no idle moment is not waited for either', () => {
  const wait = vi.fn<typeof requestIdleCallback>();
  vi.stubGlobal('requestIdleCallback', wait);
  whenCalm(() => {});
  vi.advanceTimersByTime(2100);
  expect(wait).toHaveBeenCalledWith(expect.any(Function), { timeout: 1000 });
});

test('one that never is calm is not waited for', () => {
  const onCalm = vi.fn<() => void>();
  whenCalm(onCalm);
  for (let second = 0; second < 21; second++) {
    tellTask?.(performance.now());
    vi.advanceTimersByTime(1000);
  }
  vi.advanceTimersByTime(1000);
  expect(onCalm).toHaveBeenCalledOnce();
});

test('a browser that tells of no tasks has two seconds', () => {
  vi.stubGlobal('PerformanceObserver', undefined);
  const onCalm = vi.fn<() => void>();
  whenCalm(onCalm);
  vi.advanceTimersByTime(2100);
  expect(onCalm).toHaveBeenCalledOnce();
});
