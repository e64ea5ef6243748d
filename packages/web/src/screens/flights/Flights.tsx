import { ButtonLink } from '@cloudstreet/ui/controls/Link';
import { EmptyState } from '@cloudstreet/ui/layout/EmptyState';
import { PageHeader } from '@cloudstreet/ui/layout/Page';
import { useNavigate } from '@tanstack/react-router';
import { SearchX } from 'lucide-react';
import { useNow } from '../../app/context.js';
import { FilteredFlights } from '../../app/flights/FilteredFlights.js';
import { FlightList } from '../../app/flights/FlightList.js';
import { useMessages } from '../../app/messages.js';
import { type FlightSearch, flightQueryOf } from '../../app/search/flight-search.js';
import { formatUrlSearch } from '../../app/search/url-search.js';
import { DownloadMenu } from './DownloadMenu.js';
import { FilterChips } from './FilterChips.js';
import { FlightFilters } from './FlightFilters.js';
import { MoreFilters } from './MoreFilters.js';
import { NameFilter } from './NameFilter.js';

/** The flight list. What it shows is in the URL alone. */
export function Flights({ search }: { search: FlightSearch }) {
  const messages = useMessages();
  const now = useNow();
  const navigate = useNavigate();
  const filter = flightQueryOf(search, now);
  const show = (next: FlightSearch) => void navigate({ to: '/flight', search: next });
  return (
    <FilteredFlights filter={filter} place={formatUrlSearch({ ...search })}>
      <PageHeader
        title={messages['flights.title']()}
        actions={
          <>
            <NameFilter search={search} onChange={show} />
            <MoreFilters search={search} onChange={show} />
            <DownloadMenu filter={filter} />
          </>
        }
      />
      <FlightFilters search={search} onChange={show} />
      <FilterChips search={search} onChange={show} />
      <FlightList
        filter={filter}
        // One pilot's flights are few a day.
        grouping={search.user ? 'month' : 'day'}
        empty={<NoFlights />}
      />
    </FilteredFlights>
  );
}

function NoFlights() {
  const messages = useMessages();
  return (
    <EmptyState
      title={messages['flights.empty.title']()}
      icon={<SearchX size={24} aria-hidden />}
      action={<ButtonLink href="/flight">{messages['flights.empty.action']()}</ButtonLink>}
    >
      {messages['flights.empty.message']()}
    </EmptyState>
  );
}
