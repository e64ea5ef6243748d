import type { FlightDetail } from '@cloudstreet/sdk';
import { LocalDate, LocalTime } from '@cloudstreet/ui/values';
import { useMessages } from '../../../app/messages.js';
import { useMe } from '../../../app/session.js';
import * as styles from './EditFlight.css.js';

/** Deadline for changes that affect the score. Afterwards, the fields that can still be changed. */
export function Deadline({ flight }: { flight: FlightDetail }) {
  const messages = useMessages();
  const me = useMe();
  const { edit_allowed_until: until, edit_locked: isLocked } = flight;
  const moment = (
    <strong>
      <LocalDate date={until} /> <LocalTime time={until} />
    </strong>
  );
  if (!isLocked) {
    return (
      <p className={styles.hint}>
        {messages['edit.until']()} {moment}
      </p>
    );
  }
  return (
    <div className={styles.locked} role="note">
      <p>
        {messages['edit.locked']()} {moment}
      </p>
      <p>{messages['edit.locked.open']()}</p>
      {me?.is_superuser && <p>{messages['edit.locked.superuser']()}</p>}
    </div>
  );
}
