import { Marker } from '@vis.gl/react-maplibre';
import type { TimedPath } from '../place-at.js';
import { placeAt } from '../place-at.js';
import * as styles from './FlightMap.css.js';

/** Seen from above, its nose up. */
const GLIDER =
  'M20 6.5c.9 0 1.3 1.6 1.3 3.6v3.2l14.9 1.6c.7.1 1 .6 1 1.1s-.4 1-1 1l-15 .6-.6 11.2 4.6.7c.5.1.8.5.8.9s-.3.8-.8.8l-4.9.3-.3 1.3-.3-1.3-4.9-.3c-.5 0-.8-.4-.8-.8s.3-.8.8-.9l4.6-.7-.6-11.2-15-.6c-.6 0-1-.5-1-1s.3-1 1-1.1l14.9-1.6v-3.2c0-2 .4-3.6 1.3-3.6z';

/** The glider where it was at the cursor, flying its course. */
export function CursorMarker({ path, timeS }: { path: TimedPath; timeS: number }) {
  const { lon, lat, courseDeg } = placeAt(path, timeS);
  return (
    <Marker longitude={lon} latitude={lat} rotation={courseDeg} rotationAlignment="map">
      <svg className={styles.glider} viewBox="0 0 40 40" aria-hidden>
        <path d={GLIDER} />
      </svg>
    </Marker>
  );
}
