import { seasonOf } from '@cloudstreet/scoring/season';
import { type Finding, findingMessage } from '@cloudstreet/scoring/validation';
import type { components } from '@cloudstreet/sdk/contract';
import { serializeSimpleAircraft } from '../aircraft/serialize.js';
import { toTimestamp, withoutNull } from '../http/answers.js';
import type { FlightDetailRow, FlightRow } from './queries.js';
import { type LaunchFields, userTimes } from './score-flight.js';

type Schemas = components['schemas'];

/** A flight as lists show it. */
export function serializeFlight(row: FlightRow): Schemas['Flight'] {
  return withoutNull({
    ...sharedFields(row),
    aircraft: aircraftRef(row),
    contest: contestSummary(row),
    ...listedLaunch(row),
  });
}

/** A flight in full. */
export function serializeFlightDetail(row: FlightDetailRow, now: Date): Schemas['FlightDetail'] {
  const isEditable = now < row.edit_allowed_until;
  const findings = (row.findings as Finding[]).map((finding) => toFinding(finding, isEditable));
  return withoutNull({
    ...sharedFields(row),
    ...(row.launch as LaunchFields),
    ...scoringTimes(row),
    aircraft: flownAircraft(row, now),
    registration: row.registration,
    competition_id: row.competition_id,
    mass: row.mass,
    igc_file: { id: row.igc_file_id, valid: row.valid as 0 | 1 | 2 | 3 | 4, errors: findings },
    active_errors: findings,
    created: toTimestamp(row.created),
    edit_allowed_until: toTimestamp(row.edit_allowed_until),
    landing_airport: landingAirport(row),
    takeoff_point: point(row.takeoff_point),
    landing_point: point(row.landing_point),
    total_seconds: row.total_seconds,
    sc_class: row.sc_class as Schemas['AircraftClass'] | null,
    contest: row.contests.map((contest) => toContestEntry(contest)),
  });
}

function sharedFields(row: FlightRow | FlightDetailRow) {
  return {
    id: row.id,
    status: row.status,
    rank: row.rank,
    user: { id: row.user_id, name: row.user_name },
    co_user_name: row.co_user_name,
    club: clubRef(row),
    takeoff_airport: takeoffAirport(row),
    scoring_date: row.scoring_date,
    time_zone: row.time_zone,
    takeoff_time: row.takeoff_point && toTimestamp(row.takeoff_time),
    landing_time: row.landing_time && toTimestamp(row.landing_time),
    bbox: row.bbox && (roundDegrees(row.bbox) as Schemas['BoundingBox']),
    polyline: row.polyline,
    junior: row.junior,
    dmst_index: row.dmst_index,
  };
}

function listedLaunch({ launch }: FlightRow) {
  const { launch_gain, launch_vario } = launch as LaunchFields;
  return { launch_gain, launch_vario };
}

function contestSummary({ points, distance, speed }: FlightRow) {
  if (points === null || distance === null || speed === null) return undefined;
  return { points, distance, speed };
}

function aircraftRef({ aircraft_id: id, aircraft_name: name }: FlightRow | FlightDetailRow) {
  return id === null || name === null ? undefined : { id, name };
}

function clubRef(row: FlightRow | FlightDetailRow): Schemas['ClubRef'] | undefined {
  if (row.club_id === null || row.club_name === null) return undefined;
  const region = toRegion(row.club_region_id, row.club_region_name, row.club_region_country);
  return { id: row.club_id, name: row.club_name, ...(region && { region }) };
}

function takeoffAirport(row: FlightRow | FlightDetailRow): Schemas['AirportRef'] | undefined {
  if (row.takeoff_airport_id === null || row.airport_name === null) return undefined;
  const region = toRegion(row.region_id, row.region_name, row.region_country);
  return { id: row.takeoff_airport_id, name: row.airport_name, ...(region && { region }) };
}

function flownAircraft(
  { flown, dmst_index: index }: FlightDetailRow,
  now: Date,
): Schemas['FlightAircraft'] | undefined {
  if (!flown) return undefined;
  const currentSeason = seasonOf(now.toISOString().slice(0, 10));
  return {
    ...serializeSimpleAircraft(flown, currentSeason),
    ...(index !== null && { dmst_index: index }),
  };
}

function landingAirport(row: FlightDetailRow): Schemas['AirportRef'] | undefined {
  if (row.landing_airport_id === null || row.landing_name === null) return undefined;
  const region = toRegion(
    row.landing_region_id,
    row.landing_region_name,
    row.landing_region_country,
  );
  return { id: row.landing_airport_id, name: row.landing_name, ...(region && { region }) };
}

function toRegion(
  id: string | null,
  name: string | null,
  country: string | null,
): Schemas['Region'] | undefined {
  return id !== null && name !== null && country !== null ? { id, name, country } : undefined;
}

function point(position: number[] | null): Schemas['Point'] | undefined {
  if (!position) return undefined;
  return { type: 'Point', coordinates: roundDegrees(position) as [number, number] };
}

/** To a tenth of a metre: finer than any recorder. */
function roundDegrees(degrees: readonly number[]): number[] {
  return degrees.map((value) => Math.round(value * 1e6) / 1e6);
}

/** The list that counts shows the windows that were scored, where the user has set none. */
function scoringTimes(row: FlightDetailRow) {
  const kind = row.flown?.kind ?? 'GL';
  const isAutomatic = userTimes(row, kind).length === 0;
  const times = (own: readonly number[], ownKind: 'GL' | 'MG' | 'FG') =>
    (isAutomatic && kind === ownKind ? row.scored_times : own).map((timeS) =>
      toTimestamp(new Date(timeS * 1000)),
    );
  return {
    scoring_times: times(row.scoring_times, 'GL'),
    engine_scoring_times: times(row.engine_scoring_times, 'MG'),
    fes_scoring_times: times(row.fes_scoring_times, 'FG'),
  };
}

function toFinding(finding: Finding, isEditable: boolean): Schemas['Finding'] {
  const { token, type, parameters } = finding;
  const msg = findingMessage(finding, { isEditable });
  return { token, type, parameters: [...parameters], msg };
}

function toContestEntry(row: FlightDetailRow['contests'][number]): Schemas['ContestEntry'] {
  return withoutNull({
    name: row.contest as Schemas['ContestEntry']['name'],
    points: row.points ?? 0,
    distance: row.distance ?? 0,
    speed: row.speed ?? 0,
    valid: row.valid ?? false,
    bonus_points: row.bonus_points,
    bonus_score_name: row.bonus_score_name,
    score: row.score as Schemas['Score'],
  });
}
