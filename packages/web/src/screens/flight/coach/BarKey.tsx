import { useMessages } from '../../../app/messages.js';
import * as styles from './Coach.css.js';

/** Legend of horizontal and upright bars. */
export function BarKey() {
  const messages = useMessages();
  return (
    <ul className={styles.key}>
      <li className={styles.keyEntry}>
        <span className={styles.flownSwatch} aria-hidden />
        {messages['coach.flown']()}
      </li>
      <li className={styles.keyEntry}>
        <span className={styles.optimumSwatch} aria-hidden />
        {messages['coach.optimal']()}
      </li>
    </ul>
  );
}
