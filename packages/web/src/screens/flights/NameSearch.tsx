import { Search } from 'lucide-react';
import { useNow } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import { FILTER_SEARCH_KINDS, withPick } from '../../app/search/filter-pick.js';
import { appliedFilters, type FlightSearch } from '../../app/search/flight-search.js';
import { HitPicker } from '../../app/search/HitPicker.js';
import { useHomeProposed } from '../../app/search/home-pick.js';
import { useRecentPicks } from '../../app/search/recent-picks.js';
import * as styles from './FlightFilters.css.js';

export interface NameSearchProps {
  search: FlightSearch;
  onChange: (search: FlightSearch) => void;
}

/** Filters the list by an object found by name: a pilot, a region, a class, a day. */
export function NameSearch({ search, onChange }: NameSearchProps) {
  const messages = useMessages();
  const now = useNow();
  const [recent, remember] = useRecentPicks();
  const proposed = useHomeProposed(recent, appliedFilters(search).length > 0);
  return (
    <search className={styles.name} aria-label={messages['filters.name']()}>
      <HitPicker
        label={messages['filters.name']()}
        placeholder={messages['filters.name.placeholder']()}
        icon={<Search size={18} aria-hidden />}
        kinds={FILTER_SEARCH_KINDS}
        limit={15}
        recent={proposed}
        onPick={(pick) => {
          remember(pick);
          onChange(withPick(search, pick, now));
        }}
      />
    </search>
  );
}
