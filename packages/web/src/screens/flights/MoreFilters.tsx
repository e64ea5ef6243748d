import { FilterDialog } from '@cloudstreet/ui/filters/FilterDialog';
import type { FlightSearch } from '../../app/search/flight-search.js';
import { FilterDraft } from './FilterDraft.js';

export interface MoreFiltersProps {
  search: FlightSearch;
  onChange: (search: FlightSearch) => void;
}

/** All filters in a dialog. */
export function MoreFilters({ search, onChange }: MoreFiltersProps) {
  return (
    <FilterDialog size="large" onChange={onChange}>
      {(apply) => <FilterDraft search={search} onApply={apply} />}
    </FilterDialog>
  );
}
