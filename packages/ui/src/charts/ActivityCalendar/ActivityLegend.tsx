import { formatCount } from '@cloudstreet/scoring/units';
import { useMessages } from '../../messages/MessagesProvider.js';
import { useUnits } from '../../values/UnitsProvider.js';
import * as styles from './ActivityCalendar.css.js';

/** Legend of the shades, in hours. */
export function ActivityLegend({ stepS }: { stepS: number }) {
  const messages = useMessages();
  const { locale } = useUnits();
  const hours = (shade: number) => formatCount((shade * stepS) / 3600, locale);
  return (
    <p className={styles.legend}>
      <span>{messages['activity.legend']()}</span>
      <span className={styles.legendEntry}>
        <span className={styles.empty} aria-hidden />
        {messages['activity.legend.none']()}
      </span>
      {([1, 2, 3, 4] as const).map((shade) => (
        <span key={shade} className={styles.legendEntry}>
          <span className={styles.shades[shade]} aria-hidden />
          {shade === 4
            ? messages['activity.legend.over']({ hours: hours(3) })
            : messages['activity.legend.upTo']({ hours: hours(shade) })}
        </span>
      ))}
    </p>
  );
}
