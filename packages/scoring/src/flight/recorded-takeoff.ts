import type { FlightPoint } from './flight-point.js';
import type { InspectedFlight } from './inspect-flight.js';

/**
 * The takeoff of a flight; undefined where it was not recorded. Of a recording that begins in
 * flight the first fix stands for the takeoff, but is none.
 */
export function recordedTakeoff({
  takeoff,
  launch,
}: Pick<InspectedFlight, 'takeoff' | 'launch'>): FlightPoint | undefined {
  return launch && takeoff;
}
