import type { FlightDetail } from '@cloudstreet/sdk';
import { Link } from '@cloudstreet/ui/controls/Link';
import { useMessages } from '../../app/messages.js';
import { entityPath } from '../../app/paths.js';
import * as styles from './FlightPeople.css.js';

/** The pilot, and who came along. */
export function FlightPeople({
  flight: { user, co_user_name: coUserName },
}: {
  flight: FlightDetail;
}) {
  const messages = useMessages();
  return (
    <>
      <Link href={entityPath('user', user.id)}>{user.name}</Link>
      {coUserName !== undefined && (
        <span className={styles.coUser}> {messages['flight.with']({ name: coUserName })}</span>
      )}
    </>
  );
}
