/** Orders of flight lists. */
export const FLIGHT_ORDERS = [
  'scoring_date',
  'points',
  'distance',
  'speed',
  'stars',
  'created',
  'collection',
] as const;
export type FlightOrder = (typeof FLIGHT_ORDERS)[number];
export type Direction = 'asc' | 'desc';

export interface FlightListOrder {
  readonly order: FlightOrder;
  readonly direction: Direction;
}
