/** A phase of a flight in unix seconds. */
export interface FlightPhase {
  kind: 'thermal' | 'attempt' | 'glide';
  startS: number;
  endS: number;
}

/** An airspace that a flight was in or near, in unix seconds. */
export interface FlightAirspace {
  name: string;
  startS: number;
  endS: number;
  /** Altitudes above mean sea level; without one it reaches to the edge of the barogram. */
  floorM?: number | undefined;
  ceilingM?: number | undefined;
}
