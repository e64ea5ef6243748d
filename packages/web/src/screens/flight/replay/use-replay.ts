import type { CursorStore } from '@cloudstreet/ui/flight';
import { useEffect, useState } from 'react';

/** Seconds of flight per second of replay. */
export const REPLAY_SPEEDS = [10, 30, 60, 120, 300] as const;
export type ReplaySpeed = (typeof REPLAY_SPEEDS)[number];

/** Maximum step of time. A hidden page gets no frames, so the replay waits. */
const LONGEST_STEP_MS = 250;

export interface ReplayInput {
  /** Replayed interval in Unix seconds. */
  startS: number;
  endS: number;
  cursor: CursorStore;
}

export interface ReplayOptions extends ReplayInput {
  /** Whether it starts automatically. */
  autoPlays?: boolean;
}

export interface Replay {
  readonly isPlaying: boolean;
  readonly toggle: () => void;
  readonly play: () => void;
  readonly pause: () => void;
  readonly speed: ReplaySpeed;
  readonly setSpeed: (speed: ReplaySpeed) => void;
}

/**
 * Moves the cursor along a flight until its end. Continues from any time that is set in between.
 */
export function useReplay(input: ReplayOptions): Replay {
  const { startS, endS, cursor, autoPlays = false } = input;
  const [isPlaying, setIsPlaying] = useState(autoPlays);
  const [speed, setSpeed] = useState<ReplaySpeed>(60);
  useEffect(() => {
    if (!isPlaying) return undefined;
    let frame = 0;
    let beforeMs: number | undefined;
    const step = (nowMs: number) => {
      const elapsedMs = Math.min(nowMs - (beforeMs ?? nowMs), LONGEST_STEP_MS);
      const elapsedS = (elapsedMs / 1000) * speed;
      beforeMs = nowMs;
      const nextS = Math.max(startS, cursor.get() ?? startS) + elapsedS;
      cursor.set(Math.min(nextS, endS));
      if (nextS >= endS) setIsPlaying(false);
      else frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [isPlaying, speed, cursor, startS, endS]);

  function play() {
    // At the end it starts from the beginning.
    if (!isPlaying && (cursor.get() ?? startS) >= endS) cursor.set(startS);
    setIsPlaying(true);
  }

  function toggle() {
    if (isPlaying) setIsPlaying(false);
    else play();
  }

  return { isPlaying, toggle, play, pause: () => setIsPlaying(false), speed, setSpeed };
}
