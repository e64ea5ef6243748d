import { type DateStyle, formatDate, formatTime } from './format-time.js';
import { quantity } from './Quantity.css.js';
import { useUnits } from './UnitsProvider.js';

/** A time of day in the zone of the surrounding `TimeZoneProvider`, or else in the user's zone. */
export function LocalTime({ time, seconds }: { time: string; seconds?: boolean }) {
  const units = useUnits();
  return (
    <time className={quantity} dateTime={time}>
      {formatTime(time, units, seconds)}
    </time>
  );
}

/** A calendar day (`YYYY-MM-DD`, independent of time zones) or the day of a time. */
export function LocalDate({ date, dateStyle = 'medium' }: { date: string; dateStyle?: DateStyle }) {
  const units = useUnits();
  return (
    <time className={quantity} dateTime={date}>
      {formatDate(date, units, dateStyle)}
    </time>
  );
}
