import { startTransition, useEffect, useState } from 'react';
import { onPageIdle } from './on-page-idle.js';

/** Turns true once the page has been idle. */
export function usePageIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  // Rendering the rest may take long, so input has priority.
  useEffect(() => onPageIdle(() => startTransition(() => setIsIdle(true))), []);
  return isIdle;
}
