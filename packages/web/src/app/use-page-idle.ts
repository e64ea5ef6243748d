import { startTransition, useEffect, useState } from 'react';
import { onPageIdle } from './on-page-idle.js';

/** Returns true once the page has been idle. */
export function usePageIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  // A transition, because rendering the rest may take long and input has priority.
  useEffect(() => onPageIdle(() => startTransition(() => setIsIdle(true))), []);
  return isIdle;
}
