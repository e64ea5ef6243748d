import { Quantity } from './Quantity.js';
import { useUnits } from './UnitsProvider.js';

/** A time too short for hours: minutes and seconds, as in `2:05`. */
export function Minutes({ seconds }: { seconds: number | undefined }) {
  const { locale } = useUnits();
  if (seconds === undefined) return <Quantity text={undefined} />;
  const whole = Math.round(seconds);
  const minutes = new Intl.NumberFormat(locale).format(Math.floor(whole / 60));
  const number = `${minutes}:${String(whole % 60).padStart(2, '0')}`;
  return <Quantity text={{ number, unit: 'min' }} />;
}
