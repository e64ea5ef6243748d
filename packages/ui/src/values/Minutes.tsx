import { formatSeconds } from './format-duration.js';
import { Quantity } from './Quantity.js';
import { useUnits } from './UnitsProvider.js';

/** A duration with seconds, such as `2 min 05 s`. */
export function Minutes({ seconds }: { seconds: number | undefined }) {
  const { locale } = useUnits();
  return <Quantity text={seconds === undefined ? undefined : formatSeconds(seconds, locale)} />;
}
