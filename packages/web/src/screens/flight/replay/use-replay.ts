import type { CursorStore } from '@cloudstreet/ui/flight';
import { useEffect, useState } from 'react';

/** Flown seconds in a second of replay. */
export const REPLAY_SPEEDS = [10, 30, 60, 120, 300] as const;
export type ReplaySpeed = (typeof REPLAY_SPEEDS)[number];

/** A page that nobody looks at gets no frames: the replay waits as long. */
const LONGEST_STEP_MS = 250;

export interface ReplayInput {
  /** What is replayed, in unix seconds. */
  fromS: number;
  toS: number;
  cursor: CursorStore;
}

export interface ReplayOptions extends ReplayInput {
  /** Begins by itself. */
  autoPlays?: boolean;
}

export interface Replay {
  readonly isPlaying: boolean;
  readonly toggle: () => void;
  readonly speed: ReplaySpeed;
  readonly setSpeed: (speed: ReplaySpeed) => void;
}

/** Moves the cursor along a flight until its end; wherever else it is put, it goes on from there. */
export function useReplay(input: ReplayOptions): Replay {
  const { fromS, toS, cursor, autoPlays = false } = input;
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
      const nextS = Math.max(fromS, cursor.get() ?? fromS) + elapsedS;
      cursor.set(Math.min(nextS, toS));
      if (nextS >= toS) setIsPlaying(false);
      else frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [isPlaying, speed, cursor, fromS, toS]);

  function toggle() {
    // At the end it begins again.
    if (!isPlaying && (cursor.get() ?? fromS) >= toS) cursor.set(fromS);
    setIsPlaying(!isPlaying);
  }

  return { isPlaying, toggle, speed, setSpeed };
}
