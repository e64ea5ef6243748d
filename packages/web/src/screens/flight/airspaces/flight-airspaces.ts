import { isInformational, limitAltitudeM } from '@cloudstreet/scoring/airspace';
import { groundBetween } from '@cloudstreet/scoring/analyse';
import type { AirspaceLimit, AirspaceViolation, FlightDetail } from '@cloudstreet/sdk';
import type { FlightAirspace } from '@cloudstreet/ui/charts/Barogram';
import type { FlightColumns } from '@cloudstreet/ui/flight';

type Crossed = Pick<FlightDetail, 'airspace_violation' | 'qnh'>;

/** Columns with the altitude of the terrain. */
type Ground = Pick<FlightColumns, 'unixS' | 'groundAltM'>;

/**
 * Returns the times in restricting airspaces that may have been active, with their limits as far as
 * they are altitudes.
 *
 * @param track Contains the ground. A height above it counts from the highest ground below the
 *   flight for a ceiling, and from the lowest for a floor.
 */
export function airspacesOf(
  { airspace_violation: entered = [], qnh }: Crossed,
  track?: Ground,
): FlightAirspace[] {
  return entered
    .filter((airspace) => airspace.activity !== 'inactive' && !needsNoClearance(airspace))
    .flatMap(
      ({ airspace_name: name, airspace_min_alt: floor, airspace_max_alt: ceiling, intervals }) =>
        intervals.map(({ start_time: start, end_time: end }) => {
          const [startS, endS] = [Date.parse(start) / 1000, Date.parse(end) / 1000];
          const ground = track && groundBetween(track, { startS, endS });
          return {
            name,
            startS,
            endS,
            floorM: altitudeOf(floor, qnh, ground?.lowestM),
            ceilingM: altitudeOf(ceiling, qnh, ground?.highestM),
          };
        }),
    );
}

/**
 * Whether an airspace needs no clearance: information regions and sectors, and classes that need no
 * clearance.
 */
export function needsNoClearance({
  airspace_class: name,
  airspace_type: type,
}: Pick<AirspaceViolation, 'airspace_class' | 'airspace_type'>): boolean {
  return isInformational({ class: name, ...(type !== undefined && { type }) });
}

function altitudeOf(
  { reference, altitude }: AirspaceLimit,
  qnhHpa: number | undefined,
  groundM: number | undefined,
): number | undefined {
  const limit = { reference, ...(altitude !== undefined && { altitudeM: altitude }) };
  return limitAltitudeM(limit, { qnhHpa, groundM });
}
