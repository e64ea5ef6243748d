import type { RankedFlight, RankingRow } from '@cloudstreet/sdk';
import { Link } from '../../controls/Link/Link.js';
import { Skeleton } from '../../layout/Skeleton/Skeleton.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import { Distance, Points, Speed } from '../../values/quantities.js';
import { LocalDate } from '../../values/times.js';
import * as styles from './RankingTable.css.js';
import { rankedEntityOf } from './ranked-entity.js';

export interface CountingFlightsProps {
  row: RankingRow;
  /** As `POST ranking/flights/{id}` returns them, the best first; `undefined` while loading. */
  flights: readonly RankedFlight[] | undefined;
  /** Returns the URL of the page of a flight or its pilot. */
  hrefOf: (kind: 'flight' | 'user', id: number) => string;
}

/** Flights that count for a row of a ranking. */
export function CountingFlights({ row, flights, hrefOf }: CountingFlightsProps) {
  const messages = useMessages();
  const { kind, name } = rankedEntityOf(row);
  if (!flights) {
    return (
      <div aria-busy>
        <Skeleton height="6rem" />
      </div>
    );
  }
  return (
    <ul
      className={styles.flights}
      data-pilots={kind !== 'user' || undefined}
      aria-label={messages['ranking.counting']({ name })}
    >
      {flights.map((flight) => (
        <CountingFlight key={flight.id} flight={flight} hrefOf={hrefOf} />
      ))}
    </ul>
  );
}

interface CountingFlightProps extends Pick<CountingFlightsProps, 'hrefOf'> {
  flight: RankedFlight;
}

function CountingFlight({ flight, hrefOf }: CountingFlightProps) {
  const messages = useMessages();
  const { user, aircraft } = flight;
  return (
    <li className={styles.flight}>
      <Link href={hrefOf('flight', flight.id)}>
        <LocalDate date={flight.scoring_date} />
      </Link>
      {user && (
        <span className={styles.beside}>
          <Link href={hrefOf('user', user.id)}>{user.name}</Link>
        </span>
      )}
      <span className={styles.aircraft}>{aircraft?.name}</span>
      <strong className={styles.points}>
        <Points points={flight.points} />{' '}
        <span className={styles.second}>{messages['flight.points']()}</span>
      </strong>
      <span className={styles.figure}>
        <Distance km={flight.distance} />
      </span>
      <span className={styles.figure}>
        <Speed kmh={flight.speed} />
      </span>
    </li>
  );
}
