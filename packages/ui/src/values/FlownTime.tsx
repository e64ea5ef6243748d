import { Minutes } from './Minutes.js';
import { Duration } from './quantities.js';

const HOUR_S = 3600;

/** A flight duration. Short legs and single thermals are shown with seconds. */
export function FlownTime({ seconds }: { seconds: number | undefined }) {
  const isShort = seconds !== undefined && seconds < HOUR_S;
  return isShort ? <Minutes seconds={seconds} /> : <Duration seconds={seconds} />;
}
