import type { AirspaceLimit, FlightDetail } from '@cloudstreet/sdk';
import type { FlightAirspace } from '@cloudstreet/ui/charts/Barogram';

/** What altitudes differ by for each hPa between the pressure at the sea and the standard one. */
const METRES_PER_HPA = 8.3;
const STANDARD_HPA = 1013.25;

/** The times in airspaces that may have been active, with their limits as far as they are altitudes. */
export function airspacesOf({
  airspace_violation: entered = [],
  qnh = STANDARD_HPA,
}: Pick<FlightDetail, 'airspace_violation' | 'qnh'>): FlightAirspace[] {
  return entered
    .filter(({ activity }) => activity !== 'inactive')
    .flatMap(
      ({ airspace_name: name, airspace_min_alt: floor, airspace_max_alt: ceiling, intervals }) =>
        intervals.map(({ start_time: start, end_time: end }) => ({
          name,
          fromS: Date.parse(start) / 1000,
          toS: Date.parse(end) / 1000,
          floorM: altitudeOf(floor, qnh),
          ceilingM: altitudeOf(ceiling, qnh),
        })),
    );
}

/** Above the sea; a flight level lies there where the pressure of the day puts it. */
function altitudeOf({ reference, altitude }: AirspaceLimit, qnh: number): number | undefined {
  if (altitude === undefined || reference === 'AGL') return undefined;
  return reference === 'FL' ? altitude + (qnh - STANDARD_HPA) * METRES_PER_HPA : altitude;
}
