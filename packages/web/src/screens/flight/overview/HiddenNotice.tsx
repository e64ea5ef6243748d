import type { FlightDetail } from '@cloudstreet/sdk';
import { useMessages } from '../../../app/messages.js';
import * as styles from './FlightHead.css.js';

/** Reason of a moderator who hid a flight, for its pilot and moderators. */
export function HiddenNotice({ flight: { hidden } }: { flight: FlightDetail }) {
  const messages = useMessages();
  if (!hidden) return null;
  return (
    <div className={styles.reason} role="note">
      <span className={styles.reasonTitle}>{messages['flight.hidden']()}</span>
      <span>{hidden.reason}</span>
      <span>{messages['flight.hidden.note']()}</span>
    </div>
  );
}
