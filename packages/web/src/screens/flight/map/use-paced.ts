import { useEffect, useRef, useState } from 'react';

export interface Pace {
  /** How long the value must rest. */
  restMs: number;
  /** One that does not rest is taken all the same, this often. */
  everyMs: number;
}

/** A value that changes with every frame, taken when it rests and now and then in between. */
export function usePaced<Value>(value: Value, { restMs, everyMs }: Pace): Value {
  const [taken, setTaken] = useState(value);
  const takenAtMs = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const dueMs = Math.min(restMs, takenAtMs.current + everyMs - performance.now());
    const timer = setTimeout(() => {
      takenAtMs.current = performance.now();
      setTaken(value);
    }, dueMs);
    return () => clearTimeout(timer);
  }, [value, restMs, everyMs]);
  return taken;
}
