import type { FlightColumns } from './flight-columns.js';

/** A flight that is drawn beside the one that a chart is about. */
export interface OtherFlight {
  id: string | number;
  /** Of the pilot. */
  name: string;
  /** One of the theme's `trackPalettes` after the first, as on the map. */
  color: string;
  /** Its times may be shifted, so that both started together. */
  track: Pick<FlightColumns, 'timeS' | 'altitudeM'>;
}
