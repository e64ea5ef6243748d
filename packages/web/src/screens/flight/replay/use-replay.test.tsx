import { createCursorStore } from '@cloudstreet/ui/flight';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { REPLAY_SPEEDS, type ReplaySpeed, useReplay } from './use-replay.js';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function openReplay(cursorS: number | null) {
  const cursor = createCursorStore();
  cursor.set(cursorS);
  const replay = renderHook(() => useReplay({ startS: 1000, endS: 1300, cursor }));
  const pass = (seconds: number) => {
    for (let frame = 0; frame < seconds * 60; frame += 1) {
      act(() => {
        vi.advanceTimersToNextFrame();
      });
    }
  };
  return {
    pass,
    toggle: () => act(() => replay.result.current.toggle()),
    setSpeed: (speed: ReplaySpeed) => act(() => replay.result.current.setSpeed(speed)),
    isPlaying: () => replay.result.current.isPlaying,
    cursor: cursor.get,
    put: cursor.set,
  };
}

test('plays from the start at sixty times the speed, and pauses', () => {
  const replay = openReplay(null);
  replay.toggle();
  replay.pass(2);
  replay.toggle();
  const stoppedS = replay.cursor()!;
  expect(stoppedS).toBeGreaterThan(1100);
  expect(stoppedS).toBeLessThan(1130);
  replay.pass(1);
  expect(replay.cursor()).toBe(stoppedS);
});

test.each(REPLAY_SPEEDS)('plays %i seconds per second at that speed', (speed) => {
  const replay = openReplay(1000);
  replay.setSpeed(speed);
  replay.toggle();
  replay.pass(0.5);
  const flownS = replay.cursor()! - 1000;
  expect(flownS).toBeGreaterThan(0.4 * speed);
  expect(flownS).toBeLessThanOrEqual(0.5 * speed);
});

test('another speed continues from the current time', () => {
  const replay = openReplay(1000);
  replay.toggle();
  replay.pass(1);
  const changedS = replay.cursor()!;
  replay.setSpeed(10);
  expect(replay.cursor()).toBe(changedS);
  expect(replay.isPlaying()).toBe(true);
  replay.pass(1);
  const flownS = replay.cursor()! - changedS;
  expect(flownS).toBeGreaterThan(8);
  expect(flownS).toBeLessThanOrEqual(10);
});

test('waits while the page is hidden and gets no frames', () => {
  let step: FrameRequestCallback = () => {};
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((next) => {
    step = next;
    return 1;
  });
  const replay = openReplay(1000);
  replay.toggle();
  for (const nowMs of [0, 1000, 121_000]) act(() => step(nowMs));
  expect(replay.isPlaying()).toBe(true);
  expect(replay.cursor()).toBe(1030);
});

test('continues from any time set by the cursor', () => {
  const replay = openReplay(1000);
  replay.toggle();
  replay.pass(1);
  replay.put(1200);
  replay.pass(1);
  expect(replay.cursor()).toBeGreaterThan(1240);
});

test('stops at the end and then starts again', () => {
  const replay = openReplay(1290);
  replay.toggle();
  replay.pass(1);
  expect(replay.isPlaying()).toBe(false);
  expect(replay.cursor()).toBe(1300);
  replay.toggle();
  expect(replay.cursor()).toBe(1000);
});
