import {
  CLAIM_PARTS,
  type ClaimPart,
  partValue,
  type TrackEvidence,
} from '@cloudstreet/scoring/badges';
import { distanceKm } from '@cloudstreet/scoring/geo';
import { roundToHundredths } from '@cloudstreet/scoring/units';
import type { BadgeClaim } from '@cloudstreet/sdk';
import type { Schemas } from '@cloudstreet/sdk/contract';
import type { Executor } from '../platform/database/database.js';
import { NotFoundError, text } from '../platform/errors/errors.js';
import { withoutNull } from '../platform/http/responses.js';
import { toTimestamp } from '../platform/text/calendar-formats.js';
import { type FlownFlight, findFlown } from './find-flown.js';

type Part = Schemas['ClaimPart'];
type Point = Schemas['ClaimPoint'];

/** @throws {NotFoundError} If the FAI awards no such badge. */
export function claimPartsOf(id: string): readonly ClaimPart[] {
  const parts: Readonly<Record<string, readonly ClaimPart[]>> = CLAIM_PARTS;
  if (!Object.hasOwn(parts, id)) throw new NotFoundError(text('badge.notFound'));
  return parts[id]!;
}

/** Finds the first flight that fulfils each part, with its evidence. */
export async function findClaim(
  db: Executor,
  userId: number,
  parts: readonly ClaimPart[],
): Promise<BadgeClaim['part']> {
  // The FAI awards them to pilots in command only.
  const flights = (await findFlown(db, userId)).filter(({ facts }) => !facts.isAsCoPilot);
  const found: Part[] = [];
  for (const part of parts) found.push(await findPart(db, part, flights));
  return found;
}

async function findPart(
  db: Executor,
  { kind, required }: ClaimPart,
  flights: readonly FlownFlight[],
): Promise<Part> {
  const flight = flights.find(({ facts }) => partValue(facts, kind) >= required);
  if (!flight) {
    const best = Math.max(0, ...flights.map(({ facts }) => partValue(facts, kind)));
    return { kind, required, value: roundToHundredths(best), point: [], leg: [] };
  }
  const row = await findEvidence(db, flight.id);
  const point = kind === 'goal' ? declaredPoints(row.declared) : provenPoints(row.evidence, kind);
  return {
    kind,
    required,
    value: roundToHundredths(partValue(flight.facts, kind)),
    flight: serializeFlight(row),
    point,
    leg: kind === 'duration' || kind === 'gain' ? [] : legsOf(point),
  };
}

type EvidenceRow = Awaited<ReturnType<typeof findEvidence>>;

function findEvidence(db: Executor, flightId: number) {
  return db
    .selectFrom('flight')
    .innerJoin('flight_badge_fact as fact', 'fact.flight_id', 'flight.id')
    .innerJoin('igc_file', 'igc_file.id', 'flight.igc_file_id')
    .leftJoin('aircraft', 'aircraft.id', 'flight.aircraft_id')
    .leftJoin('airport', 'airport.id', 'flight.takeoff_airport_id')
    .where('flight.id', '=', flightId)
    .select([
      'flight.id',
      'flight.scoring_date',
      'flight.registration',
      'flight.takeoff_time',
      'flight.landing_time',
      'flight.declared',
      'fact.evidence',
      'igc_file.name as file_name',
      'igc_file.logger',
      'aircraft.name as aircraft',
      'airport.name as takeoff_airport',
    ])
    .executeTakeFirstOrThrow();
}

function serializeFlight(row: EvidenceRow): Schemas['ClaimFlight'] {
  const { id, scoring_date, file_name, logger, aircraft, registration, takeoff_airport } = row;
  return withoutNull({
    id,
    scoring_date,
    file_name,
    logger,
    aircraft,
    registration,
    takeoff_airport,
    takeoff_time: toTimestamp(row.takeoff_time),
    landing_time: row.landing_time && toTimestamp(row.landing_time),
  });
}

function provenPoints(evidence: TrackEvidence, kind: Exclude<ClaimPart['kind'], 'goal'>): Point[] {
  const points = {
    duration: evidence.freeFlight,
    gain: evidence.gain,
    straight: evidence.straight,
    course: evidence.course,
  }[kind];
  return points.map(({ lat, lon, timeS, altitudeM }) => ({
    lat: degrees(lat),
    lon: degrees(lon),
    time: toTimestamp(new Date(timeS * 1000)),
    alt: altitudeM,
  }));
}

function declaredPoints(declared: EvidenceRow['declared']): Point[] {
  return (declared?.task.point_features ?? []).map(({ geometry, properties }) => {
    const [lon, lat] = geometry.coordinates;
    return { name: properties.name, lat, lon };
  });
}

function legsOf(points: readonly Point[]): number[] {
  return points
    .slice(1)
    .map((point, index) => roundToHundredths(distanceKm(points[index]!, point)));
}

/** Rounds to the precision of IGC files. */
function degrees(value: number): number {
  return Math.round(value * 1e7) / 1e7;
}
