import { Duration, Minutes } from '@cloudstreet/ui/values';

const HOUR_S = 3600;

/** How long something was flown: of a short leg or a single thermal, seconds count. */
export function FlownTime({ seconds }: { seconds: number | undefined }) {
  const isShort = seconds !== undefined && seconds < HOUR_S;
  return isShort ? <Minutes seconds={seconds} /> : <Duration seconds={seconds} />;
}
