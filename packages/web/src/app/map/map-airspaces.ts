import { airspaceActivity, isInformational } from '@cloudstreet/scoring/airspace';
import type { Airspace, FlightDetail } from '@cloudstreet/sdk';
import type { MapAirspace } from '@cloudstreet/ui/map/FlightMap';

type FlownTimes = Pick<FlightDetail, 'takeoff_time' | 'landing_time' | 'time_zone'>;

/** Returns the restricting airspaces around a flight in the form of the map. */
export function mapAirspaces(airspaces: readonly Airspace[], flown: FlownTimes): MapAirspace[] {
  const restricting = airspaces.filter((airspace) => !isInformational(airspace));
  return restricting.map((airspace) => ({
    name: airspace.name,
    airspaceClass: airspace.class,
    floor: airspace.floor.text,
    ceiling: airspace.ceiling.text,
    outline: (airspace.geom.coordinates[0] ?? []).map(([lon, lat]) => [lon, lat] as const),
    isInactive: wasInactive(airspace, flown),
  }));
}

/** Whether all known times of an airspace are before or after a flight. */
function wasInactive(
  airspace: Airspace,
  { takeoff_time: takeoff, landing_time: landing, time_zone: timeZone }: FlownTimes,
): boolean {
  if (!takeoff || !landing) return false;
  const schedule = {
    periods: airspace.active.map(({ start_time: start, end_time: end }) => ({
      ...(start !== undefined && { startS: unixS(start) }),
      ...(end !== undefined && { endS: unixS(end) }),
    })),
    byNotam: airspace.by_notam,
    otherTimes: airspace.other_times,
    isIncomplete: airspace.unreadable_times ?? false,
  };
  const { state } = airspaceActivity(schedule, unixS(takeoff), unixS(landing), timeZone);
  return state === 'inactive';
}

function unixS(time: string): number {
  return Date.parse(time) / 1000;
}
