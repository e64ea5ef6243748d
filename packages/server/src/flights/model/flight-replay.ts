import {
  type FlightTrack,
  findPhases,
  type ReplayLine,
  readFlightTrack,
  replayLine,
  thermalFeatures,
} from '@cloudstreet/scoring/analyse';
import { type FixInterval, type Track, unpoweredIntervals } from '@cloudstreet/scoring/parse';
import type { ScoredFlight } from '@cloudstreet/scoring/score';
import type { Schemas } from '@cloudstreet/sdk/contract';
import { sql } from 'kysely';
import type { Executor } from '../../platform/database/database.js';

/** Parts of a flight that a replay of many flights draws. */
export interface FlightReplay {
  readonly line: ReplayLine;
  readonly thermals: Schemas['ReplayThermal'][];
}

/** Simplifies a flight from takeoff to landing, or as far as recorded. */
export function drawReplay(
  flightTrack: FlightTrack,
  {
    takeoff,
    release,
    landing,
    unpoweredTimes,
  }: Pick<ScoredFlight, 'takeoff' | 'release' | 'landing' | 'unpoweredTimes'>,
): FlightReplay {
  const { track, groundM } = readFlightTrack(flightTrack);
  const ends = { takeoffS: takeoff?.timeS, landingS: landing?.timeS };
  const interval = track.count === 0 ? undefined : flownInterval(track, ends);
  const times = { releaseS: release?.timeS, landingS: landing?.timeS, unpoweredTimes };
  return {
    line: replayLine(track, interval, groundM),
    thermals: thermalFeatures(track, findPhases(track, unpoweredIntervals(track, times))).map(
      (thermal) => ({
        start: Math.round(thermal.startS),
        end: Math.round(thermal.endS),
        lat: round(thermal.centre.lat, 5),
        lon: round(thermal.centre.lon, 5),
        base: thermal.baseM,
        top: thermal.topM,
        gain: thermal.gainM,
        climb: round(thermal.climbMps, 2),
      }),
    ),
  };
}

/** Returns the fixes between two times in Unix seconds. An unknown time does not limit its side. */
export function flownInterval(
  { timeS, dayStartS, count }: Track,
  { takeoffS, landingS }: { takeoffS?: number | undefined; landingS?: number | undefined },
): FixInterval {
  const first = takeoffS === undefined ? 0 : timeS.findIndex((t) => dayStartS + t >= takeoffS);
  const last =
    landingS === undefined ? count - 1 : timeS.findLastIndex((t) => dayStartS + t <= landingS);
  return { first: Math.max(0, first), last: Math.max(0, first, last) };
}

/** Replaces the stored replay. */
export async function storeReplay(
  db: Executor,
  flightId: number,
  { line, thermals }: FlightReplay,
): Promise<void> {
  await db.deleteFrom('flight_replay').where('flight_id', '=', flightId).execute();
  const [starts] = line.time;
  if (starts === undefined) return;
  const ends = line.time.reduce((sum, step) => sum + step, 0);
  const [west, east] = extent(line.lon);
  const [south, north] = extent(line.lat);
  await sql`insert into flight_replay (flight_id, line, thermals, starts, ends, bounds)
    values (${flightId}, ${JSON.stringify(line)}, ${JSON.stringify(thermals)},
      ${new Date(starts * 1000)}, ${new Date(ends * 1000)},
      ${`(${west},${south}),(${east},${north})`}::box)`.execute(db);
}

/** Minimum and maximum in degrees of a list of differences in units of 1e-5 degrees. */
function extent(differences: readonly number[]): [least: number, most: number] {
  let value = 0;
  let [least, most] = [Infinity, -Infinity];
  for (const difference of differences) {
    value += difference;
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return [least / 1e5, most / 1e5];
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
