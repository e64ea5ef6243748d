import { useEffect, useState } from 'react';
import { drawPicture, type Studio } from './studio.js';

/** Time after which a studio that is not there counts as failed. */
const STUDIO_TIMEOUT_MS = 60_000;

interface Drawn {
  studio: Studio;
  /** Undefined if it could not be drawn. */
  picture?: Blob;
}

export interface PictureInput {
  /** Undefined until it is there. */
  studio: Studio | undefined;
  /** Unix time in the flight. */
  timeS: number;
  /** Whether the studio is in use. Then nothing is drawn. */
  isPaused: boolean;
}

/** Draws a picture of each studio once. `hasFailed` if there is no picture and none to wait for. */
export function usePicture({ studio, timeS, isPaused }: PictureInput) {
  const [drawn, setDrawn] = useState<Drawn>();
  const [isLate, setLate] = useState(false);
  const drawnStudio = drawn?.studio;
  useEffect(() => {
    if (studio) return undefined;
    const timer = setTimeout(() => setLate(true), STUDIO_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [studio]);
  useEffect(() => {
    if (!studio || isPaused || drawnStudio === studio) return undefined;
    const control = new AbortController();
    const { signal } = control;
    const run = async () => {
      const picture = await drawPicture(studio, timeS, signal).catch(() => undefined);
      if (!signal.aborted) setDrawn({ studio, ...(picture && { picture }) });
    };
    void run();
    return () => control.abort();
  }, [studio, timeS, isPaused, drawnStudio]);
  const picture = drawn?.picture;
  return { picture, hasFailed: !picture && (studio ? drawnStudio === studio : isLate) };
}
