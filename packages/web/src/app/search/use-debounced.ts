import { useEffect, useState } from 'react';

/** Returns a value once it has not changed for a while. */
export function useDebounced<Value>(value: Value, delayMs = 200): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return rested;
}
