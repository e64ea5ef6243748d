import { formatSeconds } from './format-seconds.js';
import { Quantity } from './Quantity.js';
import { useUnits } from './UnitsProvider.js';

/** A duration with seconds, such as `2:05` min. */
export function Minutes({ seconds }: { seconds: number | undefined }) {
  const { locale } = useUnits();
  return <Quantity text={seconds === undefined ? undefined : formatSeconds(seconds, locale)} />;
}
