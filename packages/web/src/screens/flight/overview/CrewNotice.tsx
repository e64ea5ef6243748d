import type { FlightDetail } from '@cloudstreet/sdk';
import { UsersRound } from 'lucide-react';
import { CrewRequestActions } from '../../../app/crew/CrewRequestActions.js';
import { useMessages } from '../../../app/messages.js';
import { useMe } from '../../../app/session.js';
import * as styles from './FlightHead.css.js';

/** The question whether the reader was on board, or the note that someone else is asked. */
export function CrewNotice({ flight }: { flight: FlightDetail }) {
  const messages = useMessages();
  const me = useMe();
  const { asked_user: asked, user } = flight;
  if (!asked || !me) return null;
  const isAsked = asked.id === me.id;
  // Their seat is the other one.
  const seat = flight.seat === 'co_pilot' ? 'pilot' : 'co_pilot';
  return (
    <div className={styles.visibility} role="note">
      <div>
        <p className={styles.visibilityText}>
          <UsersRound size={16} className={styles.visibilityIcon} aria-hidden />
          {isAsked
            ? messages['crew.asked']({ seat, name: user?.name ?? '' })
            : messages['crew.waiting']({ name: asked.name })}
        </p>
        {isAsked && <p>{messages['crew.asked.hint']({ seat })}</p>}
      </div>
      {isAsked && <CrewRequestActions flightId={flight.id} />}
    </div>
  );
}
