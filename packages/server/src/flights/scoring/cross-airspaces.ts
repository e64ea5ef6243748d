import {
  type Airspace,
  type AirspaceCrossing,
  type AirspaceNearMiss,
  COUNTING_CLASSES,
  type CrossingPlace,
  createAirspaceIndex,
  findAirspaceCrossings,
} from '@cloudstreet/scoring/airspace';
import { type FlightTrack, readFlightTrack } from '@cloudstreet/scoring/analyse';
import type { AltitudeSource } from '@cloudstreet/scoring/parse';
import type { Schemas } from '@cloudstreet/sdk/contract';
import { serializeLimit } from '../../airspaces/serialize.js';
import { withoutNull } from '../../platform/http/responses.js';
import { toTimestamp } from '../../platform/text/calendar-formats.js';
import { flownInterval } from '../model/flight-replay.js';
import { unpackTrack } from '../model/unpack-track.js';

export interface CrossAirspacesTask {
  /** The track as stored. */
  readonly track: Uint8Array;
  /** Unix seconds. Absent if unknown. */
  readonly takeoffS?: number | undefined;
  readonly landingS?: number | undefined;
  /** Altitude that was used for scoring. */
  readonly altitudeSource: AltitudeSource;
  /** Time zone of the takeoff. */
  readonly timeZone: string;
  /** Airspaces near the flight. */
  readonly airspaces: readonly Airspace[];
}

export interface CrossedAirspaces {
  readonly violations: Schemas['AirspaceViolation'][];
  readonly nearMisses: Schemas['AirspaceNearMiss'][];
}

/** Maximum numbers of stored airspaces per flight. */
const MAX_VIOLATIONS = 100;
const MAX_NEAR_MISSES = 50;
const MAX_INTERVALS = 100;
/** Recorders without a pressure sensor write 0, which is plausible only up to this elevation. */
const SEA_LEVEL_M = 300;

/**
 * Finds the airspaces that a flight entered between takeoff and landing, in the form of responses.
 */
export function crossAirspaces(task: CrossAirspacesTask): CrossedAirspaces {
  const stored = unpackTrack(task.track);
  const { track, groundM } = readFlightTrack(stored);
  const interval = flownInterval(track, task);
  if (interval.first >= interval.last) return { violations: [], nearMisses: [] };
  // A sensor without values would put the whole flight at one altitude.
  const pressureAltM = task.altitudeSource === 'pressure' ? pressureOf(stored) : undefined;
  const { crossings, nearMisses } = findAirspaceCrossings(createAirspaceIndex(task.airspaces), {
    track,
    interval,
    timeZone: task.timeZone,
    ...(pressureAltM && { pressureAltM }),
    ...(groundM && { groundM }),
  });
  const { dayStartS } = track;
  return {
    violations: mostImportant(crossings).map((crossing, i) =>
      serializeCrossing(crossing, i + 1, dayStartS),
    ),
    nearMisses: nearMisses
      .filter(({ airspace, activity }) => needsClearance(airspace) && activity.state !== 'inactive')
      .slice(0, MAX_NEAR_MISSES)
      .map((miss, i) => serializeNearMiss(miss, i + 1, dayStartS)),
  };
}

function pressureOf({ pressure_alt: pressure, alt }: FlightTrack): Int16Array | undefined {
  return (
    pressure &&
    Int16Array.from(pressure, (value, i) =>
      value === 0 && Math.abs(alt[i]!) > SEA_LEVEL_M ? alt[i]! : value,
    )
  );
}

function needsClearance({ class: name, type }: Airspace): boolean {
  return COUNTING_CLASSES.includes(name) || (type !== undefined && COUNTING_CLASSES.includes(type));
}

/** Sorts violations first, then by time. */
function mostImportant(crossings: readonly AirspaceCrossing[]): readonly AirspaceCrossing[] {
  if (crossings.length <= MAX_VIOLATIONS) return crossings;
  const kept = new Set(
    crossings.toSorted((a, b) => weight(b) - weight(a)).slice(0, MAX_VIOLATIONS),
  );
  return crossings.filter((crossing) => kept.has(crossing));
}

function weight({ violation, airspace }: AirspaceCrossing): number {
  return violation ? 2 : Number(needsClearance(airspace));
}

function serializeCrossing(
  crossing: AirspaceCrossing,
  id: number,
  dayStartS: number,
): Schemas['AirspaceViolation'] {
  const { airspace, unknownLimits, intervals, depthVerticalM } = crossing;
  return {
    id,
    violation: crossing.violation,
    ...serializeBeside(airspace, unknownLimits),
    activity: crossing.activity.state,
    intervals: intervals
      .slice(0, MAX_INTERVALS)
      .map((interval) => serializeInterval(interval, dayStartS)),
    interval_count: intervals.length,
    total_seconds: Math.round(crossing.totalSeconds),
    depth_horizontal: Math.round(crossing.depthHorizontalM),
    ...(depthVerticalM !== undefined && { depth_vertical: Math.round(depthVerticalM) }),
  };
}

function serializeInterval(
  { entry, exit }: AirspaceCrossing['intervals'][number],
  dayStartS: number,
): Schemas['AirspaceInterval'] {
  return {
    start_time: momentOf(entry, dayStartS),
    end_time: momentOf(exit, dayStartS),
    start_point: pointOf(entry),
    end_point: pointOf(exit),
    start_alt: Math.round(entry.altitudeM),
    end_alt: Math.round(exit.altitudeM),
  };
}

function serializeNearMiss(
  miss: AirspaceNearMiss,
  id: number,
  dayStartS: number,
): Schemas['AirspaceNearMiss'] {
  return {
    id,
    ...serializeBeside(miss.airspace, miss.unknownLimits),
    time: momentOf(miss, dayStartS),
    point: pointOf(miss),
    alt: Math.round(miss.altitudeM),
    horizontal: Math.round(miss.horizontalM),
    vertical: Math.round(miss.verticalM),
    activity: miss.activity.state === 'active' ? 'active' : 'unknown',
  };
}

function serializeBeside(
  { name, class: airspaceClass, type, floor, ceiling }: Airspace,
  unknownLimits: AirspaceCrossing['unknownLimits'],
): Schemas['CrossedAirspace'] {
  return {
    airspace_name: name,
    airspace_class: airspaceClass,
    ...withoutNull({ airspace_type: type || undefined }),
    airspace_min_alt: serializeLimit(floor),
    airspace_max_alt: serializeLimit(ceiling),
    unknown_limits: [...unknownLimits],
  };
}

function momentOf({ timeS }: CrossingPlace, dayStartS: number): string {
  return toTimestamp(new Date((dayStartS + timeS) * 1000));
}

function pointOf({ lat, lon }: CrossingPlace): Schemas['Point'] {
  return { type: 'Point', coordinates: [round(lon), round(lat)] };
}

function round(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
