import { Button } from '@cloudstreet/ui/controls/Button';
import { Dialog } from '@cloudstreet/ui/controls/Dialog';
import { SlidersHorizontal } from 'lucide-react';
import { useMessages } from '../../app/messages.js';
import type { FlightSearch } from '../../app/search/flight-search.js';
import { FilterDraft } from './FilterDraft.js';

export interface MoreFiltersProps {
  search: FlightSearch;
  onChange: (search: FlightSearch) => void;
}

/** All filters in a dialog. */
export function MoreFilters({ search, onChange }: MoreFiltersProps) {
  const messages = useMessages();
  return (
    <Dialog
      title={messages['flights.filter.more']()}
      size="large"
      trigger={
        <Button>
          <SlidersHorizontal size={18} aria-hidden />
          {messages['flights.filter.more']()}
        </Button>
      }
    >
      {(close) => (
        <FilterDraft
          search={search}
          onApply={(chosen) => {
            close();
            onChange(chosen);
          }}
        />
      )}
    </Dialog>
  );
}
