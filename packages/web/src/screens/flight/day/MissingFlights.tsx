import { Button } from '@cloudstreet/ui/controls/Button';
import type { MapView } from '@cloudstreet/ui/map/flights-in-view';
import { useMessages } from '../../../app/messages.js';
import { roundedView } from '../../../app/search/place-view.js';
import type { DayOfFlights } from '../../../workers/read-day.js';
import * as styles from './DayReplay.css.js';
import type { DayReplaySearch } from './day-replay.js';

export interface MissingFlightsProps {
  day: DayOfFlights;
  search: DayReplaySearch;
  onSearch: (search: DayReplaySearch) => void;
  /** View of the flights on the map. Undefined until there are some. */
  view: MapView | undefined;
}

/** Flights of the day that are missing, with links to those that may be available. */
export function MissingFlights({ day, search, onSearch, view }: MissingFlightsProps) {
  const messages = useMessages();
  const { flights, total } = day;
  return (
    <>
      {total > flights.length && (
        <div className={styles.notice}>
          <span>{messages['day.shortened']({ count: flights.length, total })}</span>
          {view && (
            <Button size="small" onPress={() => onSearch({ ...search, bbox: roundedView(view) })}>
              {messages['day.narrow']()}
            </Button>
          )}
        </div>
      )}
      {search.bbox && (
        <div>
          <Button
            size="small"
            onPress={() => {
              const { bbox: _bbox, ...everywhere } = search;
              onSearch(everywhere);
            }}
          >
            {messages['day.widen']()}
          </Button>
        </div>
      )}
    </>
  );
}
