import { FilterChip } from '@cloudstreet/ui/filters/FilterChip';
import { FilterChips } from '@cloudstreet/ui/filters/FilterChips';
import { FilterError } from '@cloudstreet/ui/filters/FilterError';
import { useDaysName } from '@cloudstreet/ui/filters/filter-names';
import { withoutDates } from '@cloudstreet/ui/filters/flight-dates';
import { useNow } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import { FilterName } from '../../app/search/FilterName.js';
import {
  appliedFilters,
  type FlightSearch,
  withoutFilter,
  withoutFilters,
} from '../../app/search/flight-search.js';
import { usePointOfInterest } from '../../app/search/place.js';

export interface ActiveFiltersProps {
  search: FlightSearch;
  onChange: (search: FlightSearch) => void;
}

/** Active filters, each with a button that removes it. Contest and order are not filters. */
export function ActiveFilters({ search, onChange }: ActiveFiltersProps) {
  const messages = useMessages();
  const applied = appliedFilters(search);
  const days = useDaysName(search, useNow());
  const { bbox, ...anywhere } = search;
  const { isUnknown } = usePointOfInterest(search.point_of_interest);
  const count = applied.length + (days === undefined ? 0 : 1) + (bbox ? 1 : 0);
  return (
    <>
      <FilterChips count={count} shown={search} onClear={() => onChange(withoutFilters(search))}>
        {days !== undefined && (
          <FilterChip name={days} onRemove={() => onChange(withoutDates(search))} />
        )}
        {bbox && (
          <FilterChip
            name={messages['flights.filter.view']()}
            onRemove={() => onChange(anywhere)}
          />
        )}
        {applied.map((one) => (
          <FilterName key={`${one.filter} ${one.value}`} applied={one}>
            {(name) => (
              <FilterChip name={name} onRemove={() => onChange(withoutFilter(search, one))} />
            )}
          </FilterName>
        ))}
      </FilterChips>
      {isUnknown && <FilterError>{messages['filter.place.unknown.help']()}</FilterError>}
    </>
  );
}
