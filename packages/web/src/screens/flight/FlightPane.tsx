import { awaitsScore } from '@cloudstreet/sdk';
import { EmptyState } from '@cloudstreet/ui/layout/EmptyState';
import { LazyFlightMap } from '@cloudstreet/ui/map/LazyMap';
import { useMemo } from 'react';
import { AppMaps } from '../../app/map/AppMaps.js';
import { useMessages } from '../../app/messages.js';
import { FlightBarogram, type FlightTrackProps } from './FlightBarogram.js';
import * as styles from './FlightPane.css.js';
import { airportsOf } from './flight-airports.js';
import { toColumns } from './flight-columns.js';
import { TrackFailed } from './TrackFailed.js';
import { useTrack } from './use-track.js';

/** The second pane of a flight: the map, and where there is room the barogram. */
export function FlightPane({
  showsBarogram,
  ...shared
}: FlightTrackProps & { showsBarogram: boolean }) {
  const { flight, score, pictures, cursorTimeS, onCursorChange } = shared;
  const messages = useMessages();
  const track = useTrack(flight);
  const airports = useMemo(() => airportsOf(flight), [flight]);
  return (
    <div className={styles.pane}>
      <div className={styles.map}>
        {track.data && (
          <AppMaps>
            <LazyFlightMap
              track={toColumns(track.data)}
              score={score}
              airports={airports}
              hasLanding={flight.landing_time !== undefined}
              pictures={pictures}
              cursorTimeS={cursorTimeS}
              onCursorChange={onCursorChange}
            />
          </AppMaps>
        )}
        {!track.data && awaitsScore(flight.status) && (
          <EmptyState title={messages['flight.track.waiting']()} />
        )}
        {track.isError && <TrackFailed onRetry={() => void track.refetch()} />}
      </div>
      {showsBarogram && (
        <div className={styles.barogram}>
          <FlightBarogram {...shared} />
        </div>
      )}
    </div>
  );
}
