import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FirstPictureInput, useFirstPicture } from './first-picture.js';

/** jsdom does not say when it is idle; then half a second is waited. */
const IDLE_MS = 500;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function openPage(input: FirstPictureInput) {
  const { result, rerender } = renderHook(useFirstPicture, { initialProps: input });
  return {
    hasPicture: () => result.current[0],
    tell: () => act(() => result.current[1]()),
    pass: (ms: number) => act(() => void vi.advanceTimersByTime(ms)),
    change: rerender,
  };
}

test('a page with a map waits until it is drawn', () => {
  const page = openPage({ isReady: true, hasMap: true });
  page.pass(2000);
  expect(page.hasPicture()).toBe(false);
  page.tell();
  page.pass(IDLE_MS);
  expect(page.hasPicture()).toBe(true);
});

test('a map that never comes is waited for three seconds, from when there is a track', () => {
  const page = openPage({ isReady: false, hasMap: true });
  page.pass(10_000);
  page.change({ isReady: true, hasMap: true });
  page.pass(2999);
  expect(page.hasPicture()).toBe(false);
  page.pass(1);
  page.pass(IDLE_MS);
  expect(page.hasPicture()).toBe(true);
});

test('a page without a map waits for the track alone', () => {
  const page = openPage({ isReady: false, hasMap: false });
  page.pass(10_000);
  expect(page.hasPicture()).toBe(false);
  page.change({ isReady: true, hasMap: false });
  page.pass(IDLE_MS);
  expect(page.hasPicture()).toBe(true);
});

test('what had its picture keeps it when the map is looked at another way', () => {
  const page = openPage({ isReady: true, hasMap: false });
  page.pass(IDLE_MS);
  page.change({ isReady: true, hasMap: true });
  expect(page.hasPicture()).toBe(true);
});
