import { formatCount } from '@cloudstreet/scoring/units';
import type { FlyingDay } from '@cloudstreet/sdk';
import { memo } from 'react';
import { useMessages } from '../../messages/MessagesProvider.js';
import { formatDuration } from '../../values/format-duration.js';
import { formatQuantityParts, quantityText } from '../../values/format-quantity-parts.js';
import { formatDate } from '../../values/format-time.js';
import { useUnits } from '../../values/UnitsProvider.js';
import * as styles from './ActivityCalendar.css.js';
import { shadeOf } from './airtime-steps.js';

export interface ActivityDayProps {
  date: string;
  /** Flights of the day; undefined without flights. */
  day: FlyingDay | undefined;
  /** Seconds of airtime per shade. */
  stepS: number;
  isAhead: boolean;
  /** Whether it is the tab stop. */
  isCurrent: boolean;
  href: string;
  onOpen: (date: string) => void;
  onVisit: (date: string) => void;
}

/** A day of the calendar, with a link if there were flights. */
export const ActivityDay = memo(function ActivityDay(props: ActivityDayProps) {
  const { date, day, stepS, isAhead, isCurrent, href, onOpen, onVisit } = props;
  const text = useDayText(date, day);
  const focus = {
    'data-date': date,
    tabIndex: isCurrent ? 0 : -1,
    onFocus: () => onVisit(date),
  };
  if (!day) {
    return (
      // Days without flights can be focused too, so that the arrow keys reach every day.
      <td className={styles.day} {...focus} aria-label={text}>
        <span className={isAhead ? styles.ahead : styles.empty} />
      </td>
    );
  }
  const shade = shadeOf(day.duration, stepS) as keyof typeof styles.shades;
  return (
    <td className={styles.day}>
      <a
        className={`${styles.shades[shade]} ${styles.link}`}
        href={href}
        {...focus}
        aria-label={text}
        title={text}
        onClick={(event) => {
          // With a modifier key, the browser opens another tab or window.
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          onOpen(date);
        }}
      />
    </td>
  );
});

function useDayText(date: string, day: FlyingDay | undefined): string {
  const messages = useMessages();
  const units = useUnits();
  const written = formatDate(date, units, 'full');
  if (!day) return messages['activity.none']({ date: written });
  return messages['activity.day']({
    date: written,
    count: day.flights,
    written: formatCount(day.flights, units.locale),
    distance: quantityText(formatQuantityParts('distance', day.distance, units, 0)),
    duration: quantityText(formatDuration(day.duration, units.locale)),
  });
}
