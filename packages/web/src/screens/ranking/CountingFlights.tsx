import type { RankingRow } from '@cloudstreet/sdk';
import { Link } from '@cloudstreet/ui/controls/Link';
import { Distance, LocalDate, Points, Speed } from '@cloudstreet/ui/values';
import { useMessages } from '../../app/messages.js';
import { flightPath } from '../../app/paths.js';
import * as styles from './Ranking.css.js';

export interface CountingFlightsProps {
  id: string;
  row: RankingRow;
  /** Whether the sums of the row are said here too. */
  showsSums: boolean;
}

/** The flights of a row that count, the best first. */
export function CountingFlights({ id, row, showsSums }: CountingFlightsProps) {
  const messages = useMessages();
  const { user, flights, distance, speed } = row;
  return (
    <div id={id} className={styles.details}>
      {showsSums && (
        <p className={styles.sums}>
          <span>
            {messages['flight.distance']()} <Distance km={distance} digits={0} />
          </span>
          <span>
            {messages['flight.speed']()} <Speed kmh={speed} />
          </span>
        </p>
      )}
      <ul
        className={styles.flights}
        aria-label={messages['ranking.counting']({ name: user?.name ?? '' })}
      >
        {flights.map((flight) => (
          <li key={flight.id} className={styles.flight}>
            <Link href={flightPath(flight.id)}>
              <LocalDate date={flight.scoring_date} />
            </Link>
            <span className={styles.aircraft}>{flight.aircraft?.name}</span>
            <strong className={styles.points}>
              <Points points={flight.points} />{' '}
              <span className={styles.second}>{messages['ranking.unit']()}</span>
            </strong>
            <span className={styles.figure}>
              <Distance km={flight.distance} />
            </span>
            <span className={styles.figure}>
              <Speed kmh={flight.speed} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
