import { MIN_METRES_PER_DEGREE } from '@cloudstreet/scoring/geo';
import type { Schemas } from '@cloudstreet/sdk/contract';
import { isCovered } from '../../airspaces/coverage.js';
import { findAirspacesIn, findSources } from '../../airspaces/queries.js';
import { serializeSource } from '../../airspaces/serialize.js';
import type { GeoBox } from '../../geo/views.js';
import type { Executor } from '../../platform/database/database.js';
import type { Services } from '../../platform/services.js';
import type { CrossedAirspaces, crossAirspaces } from './cross-airspaces.js';
import type { ScoreTaskResult } from './score-igc-file.js';
import { ScoringError } from './scoring-error.js';

/** Result of checking a flight against the airspaces of its day. */
export interface FlightAirspaces extends CrossedAirspaces {
  readonly sources: Schemas['AirspaceSource'][];
  readonly covered: boolean;
}

/** Distance within which airspaces are checked: that of a near miss and some margin. */
const MARGIN_M = 1000;

/** Columns of a flight that the airspace check needs besides its score. */
export interface FlightPlace {
  readonly id: number;
  readonly scoring_date: string;
  readonly time_zone: string;
}

/**
 * Checks a flight against the airspaces of its day.
 *
 * @returns Undefined if no airspaces are known around it.
 * @throws {ScoringError} If it cannot be checked. Other errors come from the database.
 */
export async function findFlightAirspaces(
  { db, workers }: Pick<Services, 'db' | 'workers'>,
  { id, scoring_date: day, time_zone: timeZone }: FlightPlace,
  { scored, track, line }: ScoreTaskResult,
): Promise<FlightAirspaces | undefined> {
  const { bbox, takeoff, landing } = scored;
  const sources = bbox ? await findSources(db, day) : [];
  if (!bbox || sources.length === 0) return undefined;
  const near = await findAirspacesIn(db, widen(bbox), sources);
  const covering = sources.filter(({ hull }) =>
    line.some(([lat, lon]) => isCovered({ lat, lon }, [hull])),
  );
  const used = new Set([
    ...near.map((row) => row.source_id),
    ...covering.map((source) => source.id),
  ]);
  if (used.size === 0) return undefined;
  const task = {
    track,
    takeoffS: takeoff?.timeS,
    landingS: landing?.timeS,
    altitudeSource: scored.altitudeSource,
    timeZone,
    airspaces: near.map(({ content }) => content),
  };
  const crossed = await workers
    .run<typeof crossAirspaces>('crossAirspaces', task)
    .catch((cause: unknown) => {
      throw new ScoringError(`Flight ${id} cannot be judged by airspaces.`, { cause });
    });
  const hulls = covering.map(({ hull }) => hull);
  return {
    sources: sources.filter((source) => used.has(source.id)).map(serializeSource),
    covered: line.every(([lat, lon]) => isCovered({ lat, lon }, hulls)),
    ...crossed,
  };
}

/** Replaces the stored airspaces; removes them if none are known. */
export async function storeFlightAirspaces(
  db: Executor,
  flightId: number,
  airspaces: FlightAirspaces | undefined,
): Promise<void> {
  await db.deleteFrom('flight_airspace').where('flight_id', '=', flightId).execute();
  if (!airspaces) return;
  await db
    .insertInto('flight_airspace')
    .values({
      flight_id: flightId,
      sources: JSON.stringify(airspaces.sources),
      covered: airspaces.covered,
      violations: JSON.stringify(airspaces.violations),
      near_misses: JSON.stringify(airspaces.nearMisses),
    })
    .execute();
}

function widen([west, south, east, north]: GeoBox): GeoBox {
  const tall = MARGIN_M / MIN_METRES_PER_DEGREE;
  const farthest = Math.min(89, Math.max(Math.abs(south), Math.abs(north)));
  const wide = tall / Math.cos((farthest * Math.PI) / 180);
  return [west - wide, south - tall, east + wide, north + tall];
}
