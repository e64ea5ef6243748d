import type { Flight } from '@cloudstreet/sdk';
import { FlightTile, FlightTileSkeleton } from '@cloudstreet/ui/tiles/FlightTile';
import { flightPath } from '../paths.js';
import * as styles from './FlightGrid.css.js';

/** A few flights, all of them in the document. Long lists are `FlightList`s. */
export function FlightGrid({ flights }: { flights: readonly Flight[] }) {
  return (
    <div className={styles.grid}>
      {flights.map((flight) => (
        <FlightTile key={flight.id} flight={flight} href={flightPath(flight.id)} />
      ))}
    </div>
  );
}

/** Keeps the place of flights that are on their way. */
export function FlightGridSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.grid}>
      {Array.from({ length: count }, (_, index) => (
        <FlightTileSkeleton key={index} />
      ))}
    </div>
  );
}
