import type { NameFilterProps } from '@cloudstreet/ui/filters/NameFilter';
import { PlaceFilter } from '@cloudstreet/ui/filters/PlaceFilter';
import { useNow } from '../../app/context.js';
import { withPick } from '../../app/search/filter-pick.js';
import type { FlightSearch } from '../../app/search/flight-search.js';
import { useProposedHits } from '../../app/search/HitPicker.js';
import { useRecentPicks } from '../../app/search/recent-picks.js';

const KINDS = ['point_of_interest'] as const;

export interface PlacePickerProps extends Pick<NameFilterProps, 'unchosen'> {
  search: FlightSearch;
  onChange: (search: FlightSearch) => void;
}

/** Finds an airfield or a town and filters by it. Proposes recent places first. */
export function PlacePicker({ search, onChange, ...field }: PlacePickerProps) {
  const now = useNow();
  const [picks, remember] = useRecentPicks();
  const recent = picks.filter(({ index }) => index === 'point_of_interest');
  const found = useProposedHits({ kinds: KINDS, limit: 10, recent });
  return (
    <PlaceFilter
      {...field}
      {...found}
      onPick={(pick) => {
        remember(pick);
        onChange(withPick(search, pick, now));
      }}
    />
  );
}
