import type { RecordedFlight } from '../analysis/analyse-flight.js';
import { POSITION_UNITS_PER_DEGREE } from '../track/track.js';
import { checkList, checkObject } from '../units/check-value.js';
import type { FlightTrack } from './flight-track.js';

const SECONDS_PER_DAY = 86_400;

/**
 * Returns the columns for the analysis of a track in the shape of the contract. Fixes are numbered
 * from 0, and the day is that of the first fix.
 *
 * @throws {TypeError} If the value is not such a track.
 * @throws {RangeError} If a list has another length than the others.
 */
export function readFlightTrack(flight: FlightTrack): RecordedFlight {
  checkObject('flight', flight, ['geom', 'time', 'alt']);
  checkObject('geom', flight.geom, ['coordinates']);
  const { geom, time, alt, ground_alt: ground, fes_battery: battery, fes_power: power } = flight;
  const count = time.length;
  const { coordinates } = geom;
  const optional = { ground_alt: ground, fes_battery: battery, fes_power: power };
  const lists = { coordinates, time, alt, ...optional };
  for (const [name, list] of Object.entries(lists)) {
    if (list === undefined) continue;
    checkList(name, list);
    if (list.length !== count)
      throw new RangeError(`${name} has ${list.length} of ${count} fixes.`);
  }
  const dayStartS = Math.floor((time[0] ?? 0) / SECONDS_PER_DAY) * SECONDS_PER_DAY;
  const units = (axis: 0 | 1) =>
    Int32Array.from(coordinates, (at) => Math.round(at[axis] * POSITION_UNITS_PER_DEGREE));
  const track = {
    count,
    dayStartS,
    timeS: Int32Array.from(time, (timeS) => timeS - dayStartS),
    lat: units(1),
    lon: units(0),
    altitudeM: Int16Array.from(alt),
    record: Int32Array.from(time, (_, fix) => fix),
  };
  return {
    track,
    ...(ground && { groundM: withoutNulls(ground) }),
    ...(battery && { batteryV: withoutNulls(battery) }),
    ...(power && { powerW: withoutNulls(power) }),
  };
}

function withoutNulls(values: readonly (number | null)[]): Float32Array {
  return Float32Array.from(values, (value) => value ?? Number.NaN);
}
