import { Search } from 'lucide-react';
import { useMessages } from '../../app/messages.js';
import { EntityPicker } from '../../app/search/EntityPicker.js';
import { ENTITY_FILTERS, type FlightSearch } from '../../app/search/flight-search.js';
import * as styles from './FlightFilters.css.js';

export interface NameFilterProps {
  search: FlightSearch;
  onChange: (search: FlightSearch) => void;
}

/** Narrows the list to a pilot, a club, an airfield or an aircraft. */
export function NameFilter({ search, onChange }: NameFilterProps) {
  const messages = useMessages();
  return (
    <search className={styles.name} aria-label={messages['flights.filter.add']()}>
      <EntityPicker
        label={messages['flights.filter.add']()}
        placeholder={messages['search.placeholder']()}
        icon={<Search size={18} aria-hidden />}
        kinds={ENTITY_FILTERS}
        limit={15}
        onPick={({ kind, entityId }) => {
          const ids = new Set([...(search[kind] ?? []), entityId]);
          onChange({ ...search, [kind]: [...ids] });
        }}
      />
    </search>
  );
}
