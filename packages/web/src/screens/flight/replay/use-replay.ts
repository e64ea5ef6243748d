import { useEffect, useRef, useState } from 'react';

/** Flown seconds in a second of replay. */
export const REPLAY_SPEEDS = [10, 30, 60, 120, 300] as const;
export type ReplaySpeed = (typeof REPLAY_SPEEDS)[number];

export interface ReplayInput {
  /** What is replayed, in unix seconds. */
  fromS: number;
  toS: number;
  cursorTimeS: number | null;
  onCursorChange: (timeS: number) => void;
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
  const { fromS, toS, cursorTimeS, onCursorChange, autoPlays = false } = input;
  const [isPlaying, setIsPlaying] = useState(autoPlays);
  const [speed, setSpeed] = useState<ReplaySpeed>(60);
  const latest = useRef({ cursorTimeS, onCursorChange });
  useEffect(() => {
    latest.current = { cursorTimeS, onCursorChange };
  });

  useEffect(() => {
    if (!isPlaying) return undefined;
    let frame = 0;
    let beforeMs: number | undefined;
    const step = (nowMs: number) => {
      const { cursorTimeS: isAtS, onCursorChange: move } = latest.current;
      const elapsedS = beforeMs === undefined ? 0 : ((nowMs - beforeMs) / 1000) * speed;
      beforeMs = nowMs;
      const nextS = Math.max(fromS, isAtS ?? fromS) + elapsedS;
      move(Math.min(nextS, toS));
      if (nextS >= toS) setIsPlaying(false);
      else frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [isPlaying, speed, fromS, toS]);

  function toggle() {
    // At the end it begins again.
    if (!isPlaying && cursorTimeS !== null && cursorTimeS >= toS) onCursorChange(fromS);
    setIsPlaying(!isPlaying);
  }

  return { isPlaying, toggle, speed, setSpeed };
}
