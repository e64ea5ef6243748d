import { type DateStyle, formatDate, formatTime } from './format-time.js';
import { quantity } from './Quantity.css.js';
import { useUnits } from './UnitsProvider.js';

/** The time of day of a moment: in the zone of the place around it, else in the reader's. */
export function LocalTime({ time, seconds }: { time: string; seconds?: boolean }) {
  const units = useUnits();
  return (
    <time className={quantity} dateTime={time}>
      {formatTime(time, units, seconds)}
    </time>
  );
}

/** A calendar day (`YYYY-MM-DD`, which no zone can shift) or the day of a moment. */
export function LocalDate({ date, dateStyle = 'medium' }: { date: string; dateStyle?: DateStyle }) {
  const units = useUnits();
  return (
    <time className={quantity} dateTime={date}>
      {formatDate(date, units, dateStyle)}
    </time>
  );
}
