import type { Flight } from '@cloudstreet/sdk';
import { FlightTileSkeleton } from '@cloudstreet/ui/tiles/FlightTile';
import * as styles from './FlightGrid.css.js';
import { ListedFlight } from './ListedFlight.js';

export interface FlightGridProps {
  flights: readonly Flight[];
  /** Whether the day is in a heading above. */
  isUnderDate?: boolean;
}

/** A few flights, all rendered. For long lists use `FlightList`. */
export function FlightGrid({ flights, isUnderDate = false }: FlightGridProps) {
  return (
    <div className={styles.grid}>
      {flights.map((flight) => (
        <ListedFlight key={flight.id} flight={flight} isUnderDate={isUnderDate} />
      ))}
    </div>
  );
}

/** Placeholder for flights that are loading. */
export function FlightGridSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.grid} aria-busy>
      {Array.from({ length: count }, (_, index) => (
        <FlightTileSkeleton key={index} />
      ))}
    </div>
  );
}
