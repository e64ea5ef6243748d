import { Button } from '@cloudstreet/ui/controls/Button';
import { Inline } from '@cloudstreet/ui/layout/Stack';
import { formatDate, useUnits } from '@cloudstreet/ui/values';
import { X } from 'lucide-react';
import { useMessages } from '../../app/messages.js';
import { FilterName } from '../../app/search/FilterName.js';
import {
  appliedFilters,
  type FlightSearch,
  TODAY,
  withoutFilter,
  withoutFilters,
} from '../../app/search/flight-search.js';
import { useFocusOfNext } from '../../app/use-focus-of-next.js';
import * as styles from './FlightFilters.css.js';

export interface FilterChipsProps {
  search: FlightSearch;
  onChange: (search: FlightSearch) => void;
}

/** The filters in force, each with the way to take it off. Contest and order are no filters. */
export function FilterChips({ search, onChange }: FilterChipsProps) {
  const messages = useMessages();
  const units = useUnits();
  const { host, keepFocus } = useFocusOfNext(search, { item: 'button' });
  const { scoring_date: day, season, ...withoutTime } = search;
  const applied = appliedFilters(search);
  const count = applied.length + (day === undefined && season === undefined ? 0 : 1);

  function show(next: FlightSearch) {
    keepFocus();
    onChange(next);
  }
  return (
    <div ref={host} className={styles.chips}>
      {count > 0 && (
        <Inline>
          {day !== undefined && (
            <RemovableChip
              name={day === TODAY ? messages['flights.filter.today']() : formatDate(day, units)}
              onRemove={() => show(withoutTime)}
            />
          )}
          {day === undefined && season !== undefined && (
            <RemovableChip
              name={messages['flights.filter.season.name']({ year: String(season) })}
              onRemove={() => show(withoutTime)}
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
    </div>
  );
}

function RemovableChip({ name, onRemove }: { name: string; onRemove: () => void }) {
  const messages = useMessages();
  return (
    <Button
      size="small"
      onPress={onRemove}
      aria-label={messages['flights.filter.remove']({ name })}
    >
      {name}
      <X size={14} aria-hidden />
    </Button>
  );
}
