import { useEffect, useState } from 'react';
import { renderImage, type Studio } from './studio.js';

/** Time after which a studio that is not there counts as failed. */
const STUDIO_TIMEOUT_MS = 60_000;

interface Drawn {
  studio: Studio;
  /** Undefined if it could not be drawn. */
  image?: Blob;
}

export interface ImageInput {
  /** Undefined until it is there. */
  studio: Studio | undefined;
  /** Unix time in the flight. */
  timeS: number;
  /** Whether the studio is in use. Then nothing is drawn. */
  isPaused: boolean;
}

/** Draws an image of each studio once. `hasFailed` if there is no image and none to wait for. */
export function useImage({ studio, timeS, isPaused }: ImageInput) {
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
      const image = await renderImage(studio, timeS, signal).catch(() => undefined);
      if (!signal.aborted) setDrawn({ studio, ...(image && { image }) });
    };
    void run();
    return () => control.abort();
  }, [studio, timeS, isPaused, drawnStudio]);
  const image = drawn?.image;
  return { image, hasFailed: !image && (studio ? drawnStudio === studio : isLate) };
}
