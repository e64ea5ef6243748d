import type { FlightColumns } from './flight-columns.js';

/** Another flight shown beside the main one, on maps and charts. */
export interface OtherFlight {
  id: string | number;
  /** Name of the pilot. */
  name: string;
  /** A colour of the theme's `trackPalettes` after the first. */
  color: string;
  /** Its times may be shifted to compare flights that started at different times. */
  track: FlightColumns;
}
