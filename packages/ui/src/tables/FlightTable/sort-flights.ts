import type { Flight } from '@cloudstreet/sdk';
import type { Direction } from '../../filters/flight-orders/flight-orders.js';
import type { FlightTableColumn } from './flight-table-columns.js';

/** Sorts flights by a column. Those without a value come last in both directions. */
export function sortFlights(
  flights: readonly Flight[],
  { valueOf }: Pick<FlightTableColumn, 'valueOf'>,
  direction: Direction,
): Flight[] {
  const sign = direction === 'asc' ? 1 : -1;
  return flights.toSorted((a, b) => {
    const [one, other] = [valueOf(a), valueOf(b)];
    if (one === undefined || other === undefined) {
      return Number(one === undefined) - Number(other === undefined);
    }
    if (one === other) return 0;
    return one < other ? -sign : sign;
  });
}
