import type { RankedFlight, RankingRequest, RankingRow } from '@cloudstreet/sdk';
import { rankingQueries } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Link } from '@cloudstreet/ui/controls/Link';
import { Skeleton } from '@cloudstreet/ui/layout/Skeleton';
import { Distance, LocalDate, Points, Speed } from '@cloudstreet/ui/values';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useApp } from '../../app/context.js';
import { LoadFailed } from '../../app/errors/LoadFailed.js';
import { useMessages } from '../../app/messages.js';
import { entityPath, flightPath } from '../../app/paths.js';
import { rankedEntityOf } from './Ranked.js';
import * as styles from './Ranking.css.js';

export interface CountingFlightsProps {
  id: string;
  ranking: RankingRequest;
  row: RankingRow;
  /** Whether to show the totals of the row as well. */
  showsSums: boolean;
}

/** Flights that count for a row, the best first. */
export function CountingFlights({ id, ranking, row, showsSums }: CountingFlightsProps) {
  const { api } = useApp();
  const messages = useMessages();
  const who = rankedEntityOf(row);
  const isWhole = row.flights.length === row.flight_count;
  const list = useInfiniteQuery({
    ...rankingQueries.flights(api, ranking, who.id),
    enabled: !isWhole,
    throwOnError: false,
    meta: { explains: 'all' },
  });
  const flights = isWhole ? row.flights : list.data?.pages.flat();
  return (
    <div id={id} className={styles.details} aria-busy={flights === undefined}>
      {showsSums && <Sums row={row} />}
      {flights && (
        <ul
          className={styles.flights}
          data-pilots={who.kind !== 'user' || undefined}
          aria-label={messages['ranking.counting']({ name: who.name })}
        >
          {flights.map((flight) => (
            <CountingFlight key={flight.id} flight={flight} />
          ))}
        </ul>
      )}
      {list.isError && <LoadFailed onRetry={() => void list.refetch()} />}
      {list.isLoading && <Skeleton height="6rem" />}
      {list.hasNextPage && !isWhole && (
        <span>
          <Button
            size="small"
            isPending={list.isFetchingNextPage}
            onPress={() => void list.fetchNextPage()}
          >
            {messages['ranking.flights.more']()}
          </Button>
        </span>
      )}
    </div>
  );
}

function Sums({ row: { distance, speed } }: Pick<CountingFlightsProps, 'row'>) {
  const messages = useMessages();
  return (
    <p className={styles.sums}>
      <span>
        {messages['flight.distance']()} <Distance km={distance} digits={0} />
      </span>
      <span>
        {messages['flight.speed']()} <Speed kmh={speed} />
      </span>
    </p>
  );
}

function CountingFlight({ flight }: { flight: RankedFlight }) {
  const messages = useMessages();
  const { user, aircraft } = flight;
  return (
    <li className={styles.flight}>
      <Link href={flightPath(flight.id)}>
        <LocalDate date={flight.scoring_date} />
      </Link>
      {user && (
        <span className={styles.aircraft}>
          <Link href={entityPath('user', user.id)}>{user.name}</Link>
        </span>
      )}
      <span className={styles.aircraft}>{aircraft?.name}</span>
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
  );
}
