import type { FlightPoint } from './flight-point.js';
import type { InspectedFlight } from './inspect-flight.js';

/**
 * Returns the takeoff of a flight, or undefined if it was not recorded: the first fix of a
 * recording that starts in flight is not a takeoff.
 */
export function recordedTakeoff({
  takeoff,
  launch,
}: Pick<InspectedFlight, 'takeoff' | 'launch'>): FlightPoint | undefined {
  return launch && takeoff;
}
