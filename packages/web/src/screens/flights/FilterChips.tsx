import { Button } from '@cloudstreet/ui/controls/Button';
import { Inline } from '@cloudstreet/ui/layout/Stack';
import { formatDate, useUnits } from '@cloudstreet/ui/values';
import { useNow } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import { FilterName } from '../../app/search/FilterName.js';
import { dateMode, rangeOf, TODAY, withoutDates } from '../../app/search/flight-dates.js';
import {
  appliedFilters,
  type FlightSearch,
  withoutFilter,
  withoutFilters,
} from '../../app/search/flight-search.js';
import { usePointOfInterest } from '../../app/search/place.js';
import { RemovableChip } from '../../app/search/RemovableChip.js';
import { useFocusNextItem } from '../../app/use-focus-next-item.js';
import * as styles from './FlightFilters.css.js';
import { JointError } from './JointError.js';

export interface FilterChipsProps {
  search: FlightSearch;
  onChange: (search: FlightSearch) => void;
}

/** Active filters, each with a button that removes it. Contest and order are not filters. */
export function FilterChips({ search, onChange }: FilterChipsProps) {
  const messages = useMessages();
  const { host, keepFocus } = useFocusNextItem(search, { item: 'button' });
  const applied = appliedFilters(search);
  const days = useDaysName(search);
  const { bbox, ...anywhere } = search;
  const { isUnknown } = usePointOfInterest(search.point_of_interest);
  const count = applied.length + (days === undefined ? 0 : 1) + (bbox ? 1 : 0);

  function show(next: FlightSearch) {
    keepFocus();
    onChange(next);
  }
  return (
    <div ref={host} className={styles.chips}>
      {count > 0 && (
        <Inline>
          {days !== undefined && (
            <RemovableChip name={days} onRemove={() => show(withoutDates(search))} />
          )}
          {bbox && (
            <RemovableChip
              name={messages['flights.filter.view']()}
              onRemove={() => show(anywhere)}
            />
          )}
          {applied.map((one) => (
            <FilterName key={`${one.filter} ${one.value}`} applied={one}>
              {(name) => (
                <RemovableChip name={name} onRemove={() => show(withoutFilter(search, one))} />
              )}
            </FilterName>
          ))}
          {count > 1 && (
            <Button size="small" tone="quiet" onPress={() => show(withoutFilters(search))}>
              {messages['flights.filter.clear']()}
            </Button>
          )}
        </Inline>
      )}
      {isUnknown && <JointError>{messages['filter.place.unknown.help']()}</JointError>}
    </div>
  );
}

/** Returns the name of the days in a search; undefined for all days. */
function useDaysName(search: FlightSearch): string | undefined {
  const messages = useMessages();
  const units = useUnits();
  const now = useNow();
  const mode = dateMode(search);
  const dayName = (day: string) =>
    day === TODAY ? messages['flights.filter.today']() : formatDate(day, units);
  switch (mode.kind) {
    case 'day':
      return dayName(mode.day);
    case 'range': {
      const days = rangeOf(search, now);
      const [start, end] = [days.start, days.end].map((day) => day && formatDate(day, units));
      if (start && end) return messages['flights.filter.range']({ start, end });
      return start
        ? messages['flights.filter.range.from']({ start })
        : messages['flights.filter.range.until']({ end: end ?? '' });
    }
    case 'season':
      return messages['flights.filter.season.name']({ year: String(mode.season) });
    case 'all':
      return undefined;
  }
}
