import type { CursorStore } from '@cloudstreet/ui/charts/time';
import { useEffect, useState } from 'react';

/** Words and figures are read no faster. */
const STEP_MS = 500;

/** The moment of a clock for what is rendered, a few times a second. */
export function useSlowClock(clock: CursorStore): number {
  const [timeS, setTimeS] = useState(() => clock.get() ?? 0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      timer = undefined;
      setTimeS(clock.get() ?? 0);
    };
    const stop = clock.subscribe(() => {
      timer ??= setTimeout(read, STEP_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [clock]);
  return timeS;
}
