import { type Api, type FlightData, type FlightDetail, unwrap } from '@cloudstreet/sdk';
import { createCursorStore } from '@cloudstreet/ui/flight';
import { LazyFlightMap } from '@cloudstreet/ui/map/LazyMap';
import { useState } from 'react';
import { lazyWithRetry } from '../app/lazy-with-retry.js';
import { airportsOf } from '../screens/flight/flight-airports.js';
import { toColumns } from '../screens/flight/track/flight-columns.js';
import { shadedIntervals } from '../screens/flight/track/shaded-intervals.js';
import * as styles from './EmbeddedFlight.css.js';

const Barogram = lazyWithRetry(
  async () => (await import('@cloudstreet/ui/charts/Barogram')).Barogram,
);

export interface LoadedFlight {
  flight: FlightDetail;
  track: FlightData;
}

/** Loads a flight with its track, as a visitor. */
export async function loadEmbeddedFlight(api: Api, id: number): Promise<LoadedFlight> {
  const params = { path: { id } };
  const [flight, track] = await Promise.all([
    unwrap(api.GET('/flightdetail/{id}', { params })),
    unwrap(api.GET('/flightdata/{id}', { params })),
  ]);
  return { flight, track };
}

export interface EmbeddedFlightProps extends LoadedFlight {
  contest: string;
  showsBarogram: boolean;
}

/** The map of a flight with its scored course, and the barogram below. */
export function EmbeddedFlight({ flight, track, contest, showsBarogram }: EmbeddedFlightProps) {
  const [cursor] = useState(createCursorStore);
  const columns = toColumns(track);
  const score = flight.contest.find(({ name }) => name === contest)?.score;
  return (
    <div className={styles.flight}>
      <div className={styles.map}>
        <LazyFlightMap
          track={columns}
          score={score}
          airports={airportsOf(flight)}
          hasLanding={flight.landing_time !== undefined}
          cursor={cursor}
        />
      </div>
      {showsBarogram && (
        <div className={styles.barogram}>
          <Barogram
            track={columns}
            score={score}
            shades={shadedIntervals(flight)}
            cursor={cursor}
          />
        </div>
      )}
    </div>
  );
}
