import type { Flight } from '@cloudstreet/sdk';
import { useId } from 'react';
import { Link } from 'react-aria-components';
import { Chip } from '../../controls/Chip/Chip.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import { Flag } from '../../values/Flag/Flag.js';
import { Distance, Points, Speed } from '../../values/quantities.js';
import { FlightTimes } from '../FlightTimes.js';
import { flightStanding } from '../flight-standing.js';
import * as styles from './FlightRow.css.js';

export interface FlightRowProps {
  flight: Flight;
  /** Where the flight is shown in full. */
  href: string;
}

/** One flight in one line, for long lists. Rows below each other align like a table. */
export function FlightRow({ flight, href }: FlightRowProps) {
  const messages = useMessages();
  const ids = { name: useId(), points: useId() };
  const { isGrey, remark } = flightStanding(flight, messages);
  const { contest, aircraft, takeoff_airport: airport, co_user_name: coUserName } = flight;
  return (
    <article className={styles.row} data-grey={isGrey || undefined}>
      <div className={styles.cells}>
        <span className={styles.points} id={ids.points}>
          <Points points={contest?.points} />
        </span>
        <div className={styles.cut}>
          <p className={styles.people}>
            <Link
              className={styles.link}
              href={href}
              id={ids.name}
              aria-labelledby={`${ids.name} ${ids.points}`}
            >
              {flight.user.name}
            </Link>
            {coUserName !== undefined && (
              <span className={styles.muted}>{messages['flight.with']({ name: coUserName })}</span>
            )}
            {remark !== undefined && <Chip>{remark}</Chip>}
          </p>
          <p className={styles.second}>
            {[airport?.name, aircraft?.name].filter(Boolean).join(', ')}
          </p>
        </div>
        <span className={styles.spaciousOnly}>
          <span className={styles.place}>
            {airport?.region && <Flag country={airport.region.country} />}
            <span className={styles.cut}>{airport?.name ?? messages['flight.noAirport']()}</span>
          </span>
        </span>
        <span className={`${styles.muted} ${styles.spaciousOnly}`}>{aircraft?.name}</span>
        <span className={styles.figure}>
          <Distance km={contest?.distance} />
        </span>
        <span className={`${styles.figure} ${styles.spaciousOnly}`}>
          <Speed kmh={contest?.speed} />
        </span>
        <span className={`${styles.figure} ${styles.spaciousOnly}`}>
          <FlightTimes flight={flight} />
        </span>
      </div>
    </article>
  );
}
