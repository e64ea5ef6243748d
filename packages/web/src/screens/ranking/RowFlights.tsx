import type { RankedFlight, RankingRequest, RankingRow } from '@cloudstreet/sdk';
import { rankingQueries } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Link } from '@cloudstreet/ui/controls/Link';
import { CountingFlights, rankedEntityOf } from '@cloudstreet/ui/tables/RankingTable';
import { LocalDate } from '@cloudstreet/ui/values';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useApp } from '../../app/context.js';
import { LoadFailed } from '../../app/errors/LoadFailed.js';
import { useMessages } from '../../app/messages.js';
import { entityPath, flightPath, travelPath } from '../../app/paths.js';

export interface RowFlightsProps {
  ranking: RankingRequest;
  row: RankingRow;
}

/** Loads the flights that count for a row, the best first. */
export function RowFlights({ ranking, row }: RowFlightsProps) {
  const { api } = useApp();
  const messages = useMessages();
  const isWhole = row.flights.length === row.flight_count;
  const list = useInfiniteQuery({
    ...rankingQueries.flights(api, ranking, rankedEntityOf(row).id),
    enabled: !isWhole,
    throwOnError: false,
    meta: { explains: 'all' },
  });
  const flights = isWhole ? row.flights : list.data?.pages.flat();
  return (
    <>
      {flights && rankedEntityOf(row).kind === 'user' && <Travels flights={flights} />}
      {(flights ?? list.isLoading) && (
        <CountingFlights row={row} flights={flights} hrefOf={hrefOf} />
      )}
      {list.isError && <LoadFailed onRetry={() => void list.refetch()} />}
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
    </>
  );
}

/** Links to the travels of the flights, in the ranking of travels. */
function Travels({ flights }: { flights: readonly RankedFlight[] }) {
  const messages = useMessages();
  const starts = new Map<number, string>();
  for (const { travel_id: id, scoring_date: day } of flights) {
    if (id === undefined) continue;
    const known = starts.get(id);
    if (known === undefined || day < known) starts.set(id, day);
  }
  return Array.from(starts, ([id, day]) => (
    <span key={id}>
      <Link href={travelPath(id)}>
        {messages['travel.untitled']()} <LocalDate date={day} />
      </Link>
    </span>
  ));
}

function hrefOf(kind: 'flight' | 'user', id: number): string {
  return kind === 'flight' ? flightPath(id) : entityPath(kind, id);
}
