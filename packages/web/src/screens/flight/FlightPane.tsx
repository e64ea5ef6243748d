import { awaitsScore } from '@cloudstreet/sdk';
import { EmptyState } from '@cloudstreet/ui/layout/EmptyState';
import { LazyFlightMap } from '@cloudstreet/ui/map/LazyMap';
import { AppMaps } from '../../app/map/AppMaps.js';
import { useMessages } from '../../app/messages.js';
import { NONE_COMPARED } from './compare/use-compared.js';
import { FlightBarogram, type FlightViewProps } from './FlightBarogram.js';
import * as styles from './FlightPane.css.js';
import { airportsOf } from './flight-airports.js';
import { AnalysedMap } from './map/AnalysedMap.js';
import { toColumns } from './track/flight-columns.js';
import { TrackFailed } from './track/TrackFailed.js';
import { useTrack } from './track/use-track.js';

export interface FlightPaneProps extends FlightViewProps {
  showsBarogram: boolean;
  isInSpace?: boolean;
  onSpaceChange?: (isInSpace: boolean) => void;
}

/** Second pane of a flight: the map, and the barogram if there is space. */
export function FlightPane(props: FlightPaneProps) {
  const { showsBarogram, isInSpace = false, onSpaceChange, ...shared } = props;
  const { flight, score, photos, cursor, compared = NONE_COMPARED, view } = shared;
  const messages = useMessages();
  const track = useTrack(flight);
  const map = track.data && {
    track: toColumns(track.data),
    score,
    airports: airportsOf(flight),
    hasLanding: flight.landing_time !== undefined,
    photos,
  };
  return (
    <div className={styles.pane}>
      {map && view && onSpaceChange ? (
        <AnalysedMap
          flight={flight}
          score={score}
          compared={compared}
          selection={view.selection}
          map={map}
          cursor={cursor}
          mapClassName={styles.map}
          isInSpace={isInSpace}
          onSpaceChange={onSpaceChange}
        />
      ) : (
        <div className={styles.map}>
          {map && (
            <AppMaps>
              <LazyFlightMap {...map} cursor={cursor} />
            </AppMaps>
          )}
          {!map && awaitsScore(flight.status) && (
            <EmptyState title={messages['flight.track.waiting']()} />
          )}
          {track.isError && <TrackFailed onRetry={() => void track.refetch()} />}
        </div>
      )}
      {showsBarogram && (
        <div className={styles.barogram}>
          <FlightBarogram {...shared} />
        </div>
      )}
    </div>
  );
}
