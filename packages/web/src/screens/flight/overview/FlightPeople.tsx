import type { FlightDetail, UserRef } from '@cloudstreet/sdk';
import { Link } from '@tanstack/react-router';
import { useMessages } from '../../../app/messages.js';
import type { Messages } from '../../../generated/messages/types.js';
import * as styles from './FlightPeople.css.js';

/** Title of a flight: the pilot and the second person on board. */
export function FlightPeople({ flight }: { flight: FlightDetail }) {
  const messages = useMessages();
  const { user, co_user: coUser, co_user_name: name } = flight;
  return (
    <>
      {user ? (
        <Link to="/user/$user" params={{ user: user.id }} className={styles.user}>
          {user.name}
        </Link>
      ) : (
        <span className={styles.user}>{messages['flight.formerPilot']()}</span>
      )}
      {flight.seat === 'co_pilot' ? (
        <span className={styles.coUser}>
          {' '}
          {name === undefined
            ? messages['crew.asCoPilot']()
            : messages['crew.asCoPilotOf']({ name })}
        </span>
      ) : coUser ? (
        <span className={styles.coUser}> {withUser(messages, coUser)}</span>
      ) : (
        name !== undefined && (
          <span className={styles.coUser}> {messages['flight.with']({ name })}</span>
        )
      )}
    </>
  );
}

/** Stands for the name in a message, which languages put at different places. */
const NAME = '\u0000';

function withUser(messages: Messages, { id, name }: UserRef) {
  const [before, after] = messages['flight.with']({ name: NAME }).split(NAME);
  return (
    <>
      {before}
      <Link to="/user/$user" params={{ user: id }} className={styles.user}>
        {name}
      </Link>
      {after}
    </>
  );
}
