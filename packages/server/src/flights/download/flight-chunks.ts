import type { ContestName } from '../../rankings/contests.js';
import type { FlightRow } from '../queries.js';

/** Flights of a list in the order of the list, and what their lines are made with. */
export interface FlightChunks {
  readonly chunks: AsyncIterable<readonly FlightRow[]>;
  readonly contest: ContestName;
  /** The page of a flight. */
  readonly linkOf: (id: number) => string;
}
