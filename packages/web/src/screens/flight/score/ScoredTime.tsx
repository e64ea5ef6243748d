import { Duration, Minutes } from '@cloudstreet/ui/values';

const HOUR_S = 3600;

/** How long a score or one of its legs took; of a short flight that may be seconds. */
export function ScoredTime({ seconds }: { seconds: number }) {
  return seconds < HOUR_S ? <Minutes seconds={seconds} /> : <Duration seconds={seconds} />;
}
