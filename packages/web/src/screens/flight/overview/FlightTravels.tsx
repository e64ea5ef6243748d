import type { FlightDetail } from '@cloudstreet/sdk';
import { Link } from '@cloudstreet/ui/controls/Link';
import { Section } from '@cloudstreet/ui/layout/Page';
import { useMessages } from '../../../app/messages.js';
import { travelPath } from '../../../app/paths.js';
import { TravelDays } from '../../../app/travels/TravelDays.js';
import * as styles from './FlightTravels.css.js';

/** Travels of the crew to which a flight belongs. Renders nothing if there are none. */
export function FlightTravels({ flight: { travel } }: { flight: FlightDetail }) {
  const messages = useMessages();
  if (!travel) return null;
  return (
    <Section title={messages['travel.part']()}>
      <ul className={styles.list}>
        {travel.map(({ id, name, user, ...days }) => (
          <li key={id} className={styles.row}>
            <Link href={travelPath(id)}>{name ?? messages['travel.untitled']()}</Link>
            <span>{user.name}</span>
            <TravelDays travel={days} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
