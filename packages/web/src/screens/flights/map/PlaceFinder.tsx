import { useMessages as useKitMessages } from '@cloudstreet/ui/messages';
import { useNavigate } from '@tanstack/react-router';
import { FLIGHT_FORMS } from '../../../app/search/flight-forms.js';
import type { FlightSearch } from '../../../app/search/flight-search.js';
import { PlacePicker } from '../PlacePicker.js';
import * as styles from './FlightsOnMap.css.js';

/** Finds an airfield or a town and shows the flights that passed near it. */
export function PlaceFinder({ search }: { search: FlightSearch }) {
  const kitMessages = useKitMessages();
  const navigate = useNavigate();
  const { bbox: _view, circumnavigation: _turns, ...anywhere } = search;
  return (
    <search className={styles.place} aria-label={kitMessages['filters.place']()}>
      <PlacePicker
        search={anywhere}
        onChange={(next) => void navigate({ to: FLIGHT_FORMS.map, search: next })}
      />
    </search>
  );
}
