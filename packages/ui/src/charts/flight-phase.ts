/** A phase of a flight in Unix seconds. */
export interface FlightPhase {
  kind: 'thermal' | 'attempt' | 'glide';
  startS: number;
  endS: number;
}

/** An airspace that a flight was in or near, in Unix seconds. */
export interface FlightAirspace {
  name: string;
  startS: number;
  endS: number;
  /**
   * Altitude limits above mean sea level. Without a limit it extends to the edge of the barogram.
   */
  floorM?: number | undefined;
  ceilingM?: number | undefined;
}
