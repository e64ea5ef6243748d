import { MISSING_VALUE, type Recording } from '../igc/recording.js';
import { createTrack } from '../track/create-track.js';
import { batteryVoltageV, electricPowerW, usedEnergyKwh } from '../track/electric-energy.js';
import { ENGINE_SENSORS } from '../track/engine-runs.js';
import { findFlights } from '../track/find-flights.js';
import { type FixInterval, fixAtOrAfter, fixAtOrBefore } from '../track/fix-interval.js';
import { checkGround, type GroundColumn } from '../track/ground-column.js';
import { interpolateAltitudes } from '../track/interpolate-altitudes.js';
import { sensorColumn } from '../track/sensor-column.js';
import { shiftAltitudes } from '../track/shift-altitudes.js';
import { POSITION_UNITS_PER_DEGREE, type Track } from '../track/track.js';
import { checkInteger } from '../units/check-value.js';
import { roundTo } from '../units/round.js';

/** Seconds on the ground that are included before takeoff and after landing. */
const MARGIN_S = 60;

/** Track of a flight in the shape of the contract. All lists have the length of the line. */
export interface FlightTrack {
  readonly geom: {
    readonly type: 'LineString';
    /** Degrees, as precise as the file: 1e-7. */
    readonly coordinates: readonly (readonly [lon: number, lat: number])[];
  };
  /** Unix seconds, strictly increasing. */
  readonly time: readonly number[];
  /** The altitude that the rules use, in m. */
  readonly alt: readonly number[];
  /** Absent if the file has none. */
  readonly gnss_alt?: readonly number[];
  /** Absent if the file has none. */
  readonly pressure_alt?: readonly number[];
  /** Elevation of the ground, in m; null if unknown, absent if unknown everywhere. */
  readonly ground_alt?: readonly (number | null)[];
  /** Engine noise of 0 to 999. Absent if the file has none. */
  readonly engine_sensor?: readonly number[];
  /** Voltage of its battery in V; null if not recorded, absent if never recorded. */
  readonly fes_battery?: readonly (number | null)[];
  /**
   * Energy in kWh that an electric engine used up to each fix, 4 decimals. Absent if no power was
   * recorded.
   */
  readonly fes_energy?: readonly number[];
  /** Power of an electric engine in W; null if not recorded, absent if never recorded. */
  readonly fes_power?: readonly (number | null)[];
}

/**
 * Returns the usable fixes of an interval from a minute before takeoff to a minute after landing.
 *
 * @param altitudeOffsetM Result of `inspectFlight`; 0 leaves altitudes as recorded.
 * @param groundM Elevation of the ground under each fix of `createTrack(recording, interval)`.
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If the interval is outside the recording, the offset is not a whole number,
 *   or the ground does not have one value per fix.
 */
export function flightTrack(
  recording: Recording,
  interval: FixInterval,
  altitudeOffsetM = 0,
  groundM?: GroundColumn,
): FlightTrack {
  checkInteger('altitudeOffsetM', altitudeOffsetM);
  const whole = createTrack(recording, interval);
  checkGround(groundM, whole);
  const [start, end] = endsOfFlight(whole);
  const track = shiftAltitudes(cut(whole, start, end), altitudeOffsetM);
  const ground = groundM?.subarray(start, end);
  const batteryV = batteryVoltageV(recording, track);
  const powerW = electricPowerW(recording, track);
  const { fixes } = recording;
  const { record: records } = track;
  const altitudesOf = (altitudeM: Int16Array, otherAltM?: Int16Array) =>
    Array.from(interpolateAltitudes({ altitudeM, records, timeS: fixes.timeS, otherAltM }));
  const gnss = altitudesOf(fixes.gnssAltM);
  const pressure = altitudesOf(fixes.pressureAltM, fixes.gnssAltM);
  const sensor = ENGINE_SENSORS.MG.map((code) => sensorColumn(fixes, code))
    .map((column) => column && columnAt(column, track.record))
    .find((values) => values?.some((value) => value > 0));
  return {
    geom: { type: 'LineString', coordinates: coordinates(track) },
    time: Array.from(track.timeS, (timeS) => track.dayStartS + timeS),
    alt: Array.from(track.altitudeM),
    ...(gnss.some(Boolean) && { gnss_alt: gnss }),
    ...(pressure.some(Boolean) && { pressure_alt: pressure }),
    ...(ground && hasValue(ground) && { ground_alt: withNulls(ground) }),
    ...(sensor && { engine_sensor: sensor }),
    ...(batteryV && hasValue(batteryV) && { fes_battery: withNulls(batteryV) }),
    ...(powerW &&
      hasValue(powerW) && { fes_energy: energies(track, powerW), fes_power: withNulls(powerW) }),
  };
}

/** Returns the index of the first included fix, and the index after the last one. */
function endsOfFlight(track: Track): [start: number, end: number] {
  const flights = findFlights(track);
  const [first, last] = [flights[0], flights.at(-1)];
  if (!first || !last) return [0, track.count];
  const start = fixAtOrAfter(track, track.timeS[first.first]! - MARGIN_S);
  return [start, fixAtOrBefore(track, track.timeS[last.last]! + MARGIN_S) + 1];
}

function cut(track: Track, start: number, end: number): Track {
  return {
    count: end - start,
    dayStartS: track.dayStartS,
    timeS: track.timeS.subarray(start, end),
    lat: track.lat.subarray(start, end),
    lon: track.lon.subarray(start, end),
    altitudeM: track.altitudeM.subarray(start, end),
    record: track.record.subarray(start, end),
  };
}

function hasValue(column: GroundColumn): boolean {
  return column.some((value) => !Number.isNaN(value));
}

/** Replaces NaN by null, because JSON has no NaN. */
function withNulls(column: GroundColumn): (number | null)[] {
  return Array.from(column, (value) => (Number.isNaN(value) ? null : Math.round(value)));
}

function energies(track: Track, powerW: Float32Array): number[] {
  return Array.from(usedEnergyKwh(track, powerW), (kwh) => roundTo(kwh, 4));
}

function columnAt(column: Int32Array, records: Int32Array): number[] {
  return Array.from(records, (record) => {
    const value = column[record]!;
    return value === MISSING_VALUE ? 0 : value;
  });
}

function coordinates({ lat, lon, count }: Track): (readonly [number, number])[] {
  return Array.from({ length: count }, (_, fix) => [degrees(lon[fix]!), degrees(lat[fix]!)]);
}

function degrees(units: number): number {
  return Math.round((units / POSITION_UNITS_PER_DEGREE) * 1e7) / 1e7;
}
