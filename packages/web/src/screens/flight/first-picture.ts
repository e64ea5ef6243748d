import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import { useIdle } from '../../app/use-idle.js';

/** A map that takes longer is not waited for. */
const PATIENCE_MS = 3000;

const FirstPicture = createContext(true);

export const FirstPictureProvider = FirstPicture.Provider;

/**
 * Whether map and barogram are drawn, so that what is reckoned and shown besides takes no time from
 * them.
 */
export function useHasFirstPicture(): boolean {
  return useContext(FirstPicture);
}

export interface FirstPictureInput {
  /** Whether there is something to draw, or never will be. */
  isReady: boolean;
  /** Whether a map belongs to it. */
  hasMap: boolean;
}

/** For the provider: whether the first picture is there, and what a map calls once it is drawn. */
export function useFirstPicture({ isReady, hasMap }: FirstPictureInput): [boolean, () => void] {
  const [isDrawn, setDrawn] = useState(false);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isReady) return undefined;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isReady]);
  const hasPicture = useIdle(isReady && (!hasMap || isDrawn || isLate));
  return [hasPicture, useCallback(() => setDrawn(true), [])];
}
