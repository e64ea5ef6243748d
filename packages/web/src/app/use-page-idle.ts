import { startTransition, useEffect, useState } from 'react';
import { onPageIdle } from './on-page-idle.js';

/** Turns true once the page has been idle. */
export function usePageIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  // Rendering what follows may take long, and gives way to the reader's input.
  useEffect(() => onPageIdle(() => startTransition(() => setIsIdle(true))), []);
  return isIdle;
}
