import type { Airspace, FlightDetail } from '@cloudstreet/sdk';
import type { MapAirspace } from '@cloudstreet/ui/map/FlightMap';

type FlownTimes = Pick<FlightDetail, 'takeoff_time' | 'landing_time'>;

/** The airspaces around a flight, as the map draws them. */
export function mapAirspaces(airspaces: readonly Airspace[], flown: FlownTimes): MapAirspace[] {
  return airspaces.map((airspace) => ({
    name: airspace.name,
    airspaceClass: airspace.class,
    floor: airspace.floor.text,
    ceiling: airspace.ceiling.text,
    outline: (airspace.geom.coordinates[0] ?? []).map(([lon, lat]) => [lon, lat] as const),
    isInactive: wasInactive(airspace, flown),
  }));
}

/** Whether all times that are told of an airspace lie before or after a flight. */
function wasInactive(
  { active, by_notam: byNotam, other_times: otherTimes }: Airspace,
  { takeoff_time: takeoff, landing_time: landing }: FlownTimes,
): boolean {
  if (active.length === 0 || byNotam || otherTimes.length > 0 || !takeoff || !landing) return false;
  const [from, to] = [Date.parse(takeoff), Date.parse(landing)];
  return active.every(
    ({ start_time: start, end_time: end }) =>
      (start !== undefined && Date.parse(start) > to) ||
      (end !== undefined && Date.parse(end) < from),
  );
}
