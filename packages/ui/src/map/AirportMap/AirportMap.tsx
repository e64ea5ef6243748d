import { Marker } from '@vis.gl/react-maplibre';
import { useStable } from '../../flight/use-stable-props.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import { useTheme } from '../../theme/ThemeProvider.js';
import { formatPosition } from '../../values/format-position.js';
import { AirportLayer, type MapAirport } from '../AirportLayer.js';
import { AirportsInView } from '../airports-in-view/AirportsInView.js';
import { BaseMap } from '../BaseMap/BaseMap.js';
import { MapBoundary } from '../MapBoundary.js';
import { mapColors } from '../map-colors.js';
import { boundsAround } from '../view-bounds.js';
import * as styles from './AirportMap.css.js';

export interface AirportMapProps {
  airport: MapAirport;
  /** Other airports to name. */
  neighbours?: readonly MapAirport[] | undefined;
  /** Radius of the visible surroundings. */
  radiusKm?: number | undefined;
}

/** A map of an airport and its surroundings. */
export function AirportMap(props: AirportMapProps) {
  return (
    <MapBoundary>
      <DrawnAirport {...props} />
    </MapBoundary>
  );
}

function DrawnAirport({ airport, neighbours, radiusKm = 60 }: AirportMapProps) {
  const messages = useMessages();
  const colors = mapColors[useTheme()];
  const { lat, lon } = airport;
  const named = useStable([airport, ...(neighbours ?? [])]);
  const position = formatPosition(airport);
  return (
    <BaseMap
      label={messages['map.airport']({ name: airport.name, position })}
      bounds={boundsAround(lat, lon, radiusKm)}
      fallback={<p className={styles.fallback}>{position}</p>}
    >
      <AirportLayer airports={named} colors={colors} names="beside" />
      <AirportsInView except={named} nearbyLon={lon} colors={colors} />
      <Marker longitude={lon} latitude={lat} anchor="bottom">
        <svg className={styles.pin} viewBox="0 0 30 38" aria-hidden>
          <path d="M15 36C7 26 3 20 3 14a12 12 0 0 1 24 0c0 6-4 12-12 22z" />
          <circle className={styles.hole} cx="15" cy="14" r="4.5" />
        </svg>
      </Marker>
    </BaseMap>
  );
}
