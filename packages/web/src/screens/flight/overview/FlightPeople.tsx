import type { FlightDetail } from '@cloudstreet/sdk';
import { Link } from '@tanstack/react-router';
import { useMessages } from '../../../app/messages.js';
import * as styles from './FlightPeople.css.js';

/** Title of a flight: the pilot and the co-pilot. */
export function FlightPeople({ flight }: { flight: FlightDetail }) {
  const messages = useMessages();
  const { user, co_user: coUser, co_user_name: coUserName = coUser?.name } = flight;
  return (
    <>
      {user ? (
        <Link to="/user/$user" params={{ user: user.id }} className={styles.user}>
          {user.name}
        </Link>
      ) : (
        <span className={styles.user}>{messages['flight.formerPilot']()}</span>
      )}
      {coUserName !== undefined && (
        <span className={styles.coUser}> {messages['flight.with']({ name: coUserName })}</span>
      )}
    </>
  );
}
