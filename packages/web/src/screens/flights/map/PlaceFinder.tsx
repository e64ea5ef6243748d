import { useNavigate } from '@tanstack/react-router';
import { MapPin } from 'lucide-react';
import { useNow } from '../../../app/context.js';
import { useMessages } from '../../../app/messages.js';
import { withPick } from '../../../app/search/filter-pick.js';
import { FLIGHT_FORMS } from '../../../app/search/flight-forms.js';
import type { FlightSearch } from '../../../app/search/flight-search.js';
import { HitPicker } from '../../../app/search/HitPicker.js';
import * as styles from './FlightsOnMap.css.js';

const KINDS = ['point_of_interest'] as const;

/** Finds an airfield or a town and shows the flights that passed near it. */
export function PlaceFinder({ search }: { search: FlightSearch }) {
  const messages = useMessages();
  const navigate = useNavigate();
  const now = useNow();
  const { bbox: _view, circumnavigation: _turns, ...anywhere } = search;
  return (
    <search className={styles.place} aria-label={messages['flights.map.place']()}>
      <HitPicker
        label={messages['flights.map.place']()}
        placeholder={messages['flights.map.place.placeholder']()}
        icon={<MapPin size={18} aria-hidden />}
        kinds={KINDS}
        limit={10}
        onPick={(pick) =>
          void navigate({ to: FLIGHT_FORMS.map, search: withPick(anywhere, pick, now) })
        }
      />
    </search>
  );
}
