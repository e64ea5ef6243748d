import { flightQueries } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Disclosure } from '@cloudstreet/ui/controls/Disclosure';
import {
  type Direction,
  FLIGHT_ORDERS,
  type FlightOrder,
} from '@cloudstreet/ui/filters/flight-orders';
import { Description, DescriptionList } from '@cloudstreet/ui/layout/DescriptionList';
import { useMessages as useKitMessages } from '@cloudstreet/ui/messages';
import {
  type FlightTableColumn,
  type FlightTableColumnId,
  flightTableColumns,
  sortFlights,
} from '@cloudstreet/ui/tables/FlightTable';
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
import { FlightRows } from './FlightRows.js';
import * as styles from './FlightStatistics.css.js';

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
  const kitMessages = useKitMessages();
  const navigate = useNavigate();
  const list = useInfiniteQuery(flightQueries.list(api, statisticsQueryOf(search, useNow())));
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const [own, setOwn] = useState<{ id: FlightTableColumnId; direction: Direction }>();
  const loaded = useMemo(() => data?.pages.flat(), [data]);
  const columns = flightTableColumns(loaded ?? NONE);
  const { order_by: order = 'scoring_date', direction = 'desc' } = search;
  const sorting = sortingOf(columns, own ?? { id: order, direction });
  const flights =
    loaded && own && sorting ? sortFlights(loaded, sorting.column, own.direction) : loaded;

  function sortBy(column: FlightTableColumn) {
    const isSame = sorting?.column.id === column.id;
    const next: Direction = isSame && sorting.direction === 'desc' ? 'asc' : 'desc';
    if (!isServerOrder(column.id)) {
      setOwn({ id: column.id, direction: next });
      return;
    }
    setOwn(undefined);
    const ordered = { ...search, order_by: column.id, direction: next };
    void navigate({ to: FLIGHT_FORMS.statistics, search: ordered });
  }
  function loadMore() {
    const isReady = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
    if (isReady) void fetchNextPage();
  }

  if (list.isLoadingError) return <LoadFailed onRetry={() => void list.refetch()} />;
  if (loaded?.length === 0) return <NoFlights form="statistics" search={search} />;
  return (
    <div className={styles.table}>
      <ColumnHelp columns={columns} />
      <div className={styles.state}>
        <output>
          {loaded &&
            sorting &&
            messages[own ? 'statistics.sorted.loaded' : 'statistics.sorted.list']({
              count: loaded.length,
              column: kitMessages['flightTable.column']({ column: sorting.column.id }),
              isComplete: String(!hasNextPage),
            })}
        </output>
        {hasNextPage && (
          <Button size="small" isPending={isFetchingNextPage} onPress={loadMore}>
            {messages['statistics.more']()}
          </Button>
        )}
      </div>
      <FlightRows
        flights={flights}
        columns={columns}
        sortedBy={sorting?.column.id}
        direction={sorting?.direction}
        onSort={sortBy}
        place={place}
        // Inserted rows would move those that the user is reading.
        onEndInView={own ? () => undefined : loadMore}
      />
      {isFetchNextPageError && <LoadFailed onRetry={() => void fetchNextPage()} />}
    </div>
  );
}

/** Sorting of the table. */
interface Sorting {
  readonly column: FlightTableColumn;
  readonly direction: Direction;
}

/** Whether the server can sort by a column. By others, the loaded flights are sorted. */
function isServerOrder(id: FlightTableColumnId): id is FlightTableColumnId & FlightOrder {
  return FLIGHT_ORDERS.some((order) => order === id);
}

function sortingOf(
  columns: readonly FlightTableColumn[],
  { id, direction }: { id: string; direction: Direction },
): Sorting | undefined {
  const column = columns.find((candidate) => candidate.id === id);
  return column && { column, direction };
}

function ColumnHelp({ columns }: { columns: readonly FlightTableColumn[] }) {
  const messages = useMessages();
  const kitMessages = useKitMessages();
  return (
    <Disclosure title={messages['statistics.columns']()} level={2}>
      <DescriptionList>
        {columns.map(({ id }) => (
          <Description key={id} term={kitMessages['flightTable.column']({ column: id })}>
            {kitMessages['flightTable.help']({ column: id })}
          </Description>
        ))}
      </DescriptionList>
    </Disclosure>
  );
}
