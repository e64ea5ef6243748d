import { flightQueries } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Disclosure } from '@cloudstreet/ui/controls/Disclosure';
import type { Direction } from '@cloudstreet/ui/filters/flight-orders';
import { Description, DescriptionList } from '@cloudstreet/ui/layout/DescriptionList';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useApp, useNow } from '../../../app/context.js';
import { LoadFailed } from '../../../app/errors/LoadFailed.js';
import { useMessages } from '../../../app/messages.js';
import { AppPage } from '../../../app/page/AppPage.js';
import { FLIGHT_FORMS } from '../../../app/search/flight-forms.js';
import { type FlightSearch, statisticsQueryOf } from '../../../app/search/flight-search.js';
import { formatUrlSearch } from '../../../app/search/url-search.js';
import { FlightsHead } from '../FlightsHead.js';
import { NoFlights } from '../NoFlights.js';
import * as styles from './StatisticsTable.css.js';
import { type Sorting, StatisticsTable } from './StatisticsTable.js';
import { sortFlights } from './sort-flights.js';
import {
  type ColumnId,
  columnsFor,
  type ListColumn,
  type StatisticsColumn,
} from './statistics-columns.js';

/** Statistics of the flights of a search as a table. */
export function FlightStatistics({ search }: { search: FlightSearch }) {
  const messages = useMessages();
  const filter = statisticsQueryOf(search, useNow());
  const place = formatUrlSearch({ ...search });
  return (
    <AppPage place={place}>
      <FlightsHead
        title={messages['flights.statistics.title']()}
        form="statistics"
        search={search}
        filter={filter}
      />
      <Statistics key={place} search={search} place={place} />
    </AppPage>
  );
}

/** While loading, all columns are shown. */
const NONE: never[] = [];

function Statistics({ search, place }: { search: FlightSearch; place: string }) {
  const { api } = useApp();
  const messages = useMessages();
  const navigate = useNavigate();
  const list = useInfiniteQuery(flightQueries.list(api, statisticsQueryOf(search, useNow())));
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const [own, setOwn] = useState<{ id: ColumnId; direction: Direction }>();
  const loaded = useMemo(() => data?.pages.flat(), [data]);
  const columns = columnsFor(loaded ?? NONE);
  const { order_by: order = 'scoring_date', direction = 'desc' } = search;
  const sorting = sortingOf(columns, own ?? { id: order, direction });
  const flights =
    loaded && own && sorting ? sortFlights(loaded, sorting.column, own.direction) : loaded;

  function sortBy(column: StatisticsColumn) {
    const isSame = sorting?.column.id === column.id;
    const next: Direction = isSame && sorting.direction === 'desc' ? 'asc' : 'desc';
    if (!column.isListed) {
      setOwn({ id: column.id, direction: next });
      return;
    }
    setOwn(undefined);
    const ordered = { ...search, order_by: column.id as ListColumn, direction: next };
    void navigate({ to: FLIGHT_FORMS.statistics, search: ordered });
  }
  function loadMore() {
    const isReady = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
    if (isReady) void fetchNextPage();
  }

  if (list.isLoadingError) return <LoadFailed onRetry={() => void list.refetch()} />;
  if (loaded?.length === 0) return <NoFlights form="statistics" search={search} />;
  return (
    <>
      <ColumnHelp columns={columns} />
      <div className={styles.state}>
        <output>
          {loaded &&
            sorting &&
            messages[own ? 'statistics.sorted.loaded' : 'statistics.sorted.list']({
              count: loaded.length,
              column: messages['statistics.name']({ column: sorting.column.id }),
              isComplete: String(!hasNextPage),
            })}
        </output>
        {hasNextPage && (
          <Button size="small" isPending={isFetchingNextPage} onPress={loadMore}>
            {messages['statistics.more']()}
          </Button>
        )}
      </div>
      <StatisticsTable
        flights={flights}
        columns={columns}
        sorting={sorting}
        onSort={sortBy}
        place={place}
        // Inserted rows would move those that the user is reading.
        onEndInView={own ? () => undefined : loadMore}
      />
      {isFetchNextPageError && <LoadFailed onRetry={() => void fetchNextPage()} />}
    </>
  );
}

function sortingOf(
  columns: readonly StatisticsColumn[],
  { id, direction }: { id: string; direction: Direction },
): Sorting | undefined {
  const column = columns.find((candidate) => candidate.id === id);
  return column && { column, direction };
}

function ColumnHelp({ columns }: { columns: readonly StatisticsColumn[] }) {
  const messages = useMessages();
  return (
    <Disclosure title={messages['statistics.columns']()} level={2}>
      <DescriptionList>
        {columns.map(({ id }) => (
          <Description key={id} term={messages['statistics.name']({ column: id })}>
            {messages['statistics.help']({ column: id })}
          </Description>
        ))}
      </DescriptionList>
    </Disclosure>
  );
}
