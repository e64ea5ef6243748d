import { MapPin } from 'lucide-react';
import { useNow } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import { withPick } from '../../app/search/filter-pick.js';
import type { FlightSearch } from '../../app/search/flight-search.js';
import { HitPicker, type HitPickerProps } from '../../app/search/HitPicker.js';
import { useRecentPicks } from '../../app/search/recent-picks.js';

const KINDS = ['point_of_interest'] as const;

export interface PlacePickerProps extends Pick<HitPickerProps, 'unchosen'> {
  search: FlightSearch;
  onChange: (search: FlightSearch) => void;
}

/** Finds an airfield or a town and filters by it. Proposes recent places first. */
export function PlacePicker({ search, onChange, ...field }: PlacePickerProps) {
  const messages = useMessages();
  const now = useNow();
  const [recent, remember] = useRecentPicks();
  return (
    <HitPicker
      {...field}
      label={messages['flights.map.place']()}
      placeholder={messages['flights.map.place.placeholder']()}
      icon={<MapPin size={18} aria-hidden />}
      kinds={KINDS}
      limit={10}
      recent={recent.filter(({ index }) => index === 'point_of_interest')}
      onPick={(pick) => {
        remember(pick);
        onChange(withPick(search, pick, now));
      }}
    />
  );
}
