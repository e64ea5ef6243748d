import type { FlightRow, ListedParts } from '../queries.js';

/** Flights of a list in the order of the list, and what their lines are made with. */
export interface FlightChunks extends ListedParts {
  readonly chunks: AsyncIterable<readonly FlightRow[]>;
  /** The page of a flight. */
  readonly linkOf: (id: number) => string;
}
