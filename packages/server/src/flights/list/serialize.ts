import {
  type Finding,
  type FindingMessageOptions,
  findingMessage,
} from '@cloudstreet/scoring/parse';
import type { FormatOptions } from '@cloudstreet/scoring/units';
import type { Schemas } from '@cloudstreet/sdk/contract';
import { serializeSimpleAircraft } from '../../aircraft/serialize.js';
import type { SignedInUser } from '../../platform/http/operation.js';
import { withoutNull } from '../../platform/http/responses.js';
import { toTimestamp } from '../../platform/text/calendar-formats.js';
import { toRef } from '../../platform/text/to-ref.js';
import { currentSeason } from '../../reference/current-season.js';
import { serializeRegion } from '../../reference/serialize-region.js';
import { serializeStory, serializeStoryPreview } from '../../stories/serialize.js';
import { serializeDeclaredTask } from '../model/declared-task.js';
import { notRankedReason } from '../model/not-ranked-reason.js';
import { scoreLockTime } from '../model/score-lock-time.js';
import { isAsked, isCrew } from '../model/visibility.js';
import { userTimes } from '../scoring/score-flight.js';
import type { FlightDetailRow, ListedFlightRow } from './queries.js';

export interface ListedFields {
  /** Whether to include its first photos. */
  readonly story: boolean;
}

/** Returns a flight as in lists. */
export function serializeFlight(
  row: ListedFlightRow,
  { story: hasStory }: ListedFields = { story: true },
): Schemas['Flight'] {
  const { story, media_info } = serializeStoryPreview(row.storyPreview);
  return withoutNull({
    ...sharedFields(row),
    aircraft: aircraftRef(row),
    igc_file: { id: row.igc_file_id },
    contest: contestSummary(row),
    story: hasStory ? story : undefined,
    media_info: media_info ?? (row.comments > 0 ? 'C' : undefined),
    ...listedLaunch(row),
  });
}

/** Returns a flight with all details. */
export function serializeFlightDetail(
  row: FlightDetailRow,
  now: Date,
  reader: FormatOptions,
): Schemas['FlightDetail'] {
  const editableUntil = scoreLockTime(row);
  const isEditable = now < editableUntil;
  const findings = row.findings.map((finding) => toFinding(finding, { isEditable, reader }));
  return withoutNull({
    ...sharedFields(row),
    ...row.launch,
    ...scoringTimes(row),
    aircraft: flownAircraft(row, now),
    registration: row.registration,
    competition_id: row.competition_id,
    mass: row.mass,
    igc_file: {
      id: row.igc_file_id,
      is_shared: row.is_shared ?? false,
      valid: row.valid,
      errors: findings,
    },
    active_errors: findings,
    created: toTimestamp(row.created),
    claim_deadline: toTimestamp(row.edit_allowed_until),
    edit_allowed_until: toTimestamp(editableUntil),
    edit_locked: !isEditable,
    ...(row.anonymous_upload && { anonymous_upload: true as const }),
    score_club_class: row.score_club_class,
    use_second_club: row.use_second_club,
    landing_airport: landingAirport(row),
    takeoff_point: point(row.takeoff_point),
    landing_point: point(row.landing_point),
    total_seconds: row.total_seconds,
    sc_class: row.sc_class,
    ...(row.declared && serializeDeclaredTask(row.declared, taskIdOf(row), reader)),
    ...serializeAirspaces(row),
    ...serializeStories(row),
    comment_count: row.comments || undefined,
    comments_allowed: row.comments_allowed ?? row.user_comments_allowed ?? true,
    contest: row.contests.map((contest) => toContestEntry(contest)),
  });
}

/** The recorder's declaration counts if that made online was too late. */
function taskIdOf(row: FlightDetailRow): number | null {
  return row.declared?.task.from_igcfile ? row.recorded_task_id : row.declared_task_id;
}

/** Returns a flight with all details that a user may see. */
export function serializeFlightFor(
  row: FlightDetailRow,
  user: Pick<SignedInUser, 'id'> | undefined,
  now: Date,
  reader: FormatOptions,
): Schemas['FlightDetail'] {
  const flight = serializeFlightDetail(row, now, reader);
  if (!user) return flight;
  const { link_token, pilot_visibility, co_visibility } = row;
  const isAboard = isCrew(row, user);
  return {
    ...flight,
    ...withoutNull({
      asked_user: isAboard || isAsked(row, user) ? askedUserRef(row) : undefined,
      ...(isAboard && { link_token, pilot_visibility, co_visibility }),
      second_club:
        row.user_id === user.id ? toRef(row.second_club_id, row.second_club_name) : undefined,
    }),
  };
}

function askedUserRef(row: FlightDetailRow): Schemas['UserRef'] | undefined {
  const { asked_user_id: id, asked_user_name: name, asked_user_image: image } = row;
  return id === null || name === null ? undefined : withoutNull({ id, name, image });
}

function sharedFields(row: ListedFlightRow | FlightDetailRow) {
  return {
    id: row.id,
    status: row.status,
    rank: row.rank && row.is_public,
    not_ranked_reason: notRankedReason(row),
    visibility: row.visibility === 'public' ? undefined : row.visibility,
    hidden: hiddenOf(row),
    user: userRef(row),
    co_user: coUserRef(row),
    co_user_name: row.co_user_name,
    seat: row.by_co_pilot ? ('co_pilot' as const) : undefined,
    club: clubRef(row),
    takeoff_airport: takeoffAirport(row),
    scoring_date: row.scoring_date,
    time_zone: row.time_zone,
    takeoff_time: row.takeoff_point && toTimestamp(row.takeoff_time),
    landing_time: row.landing_time && toTimestamp(row.landing_time),
    bbox: row.bbox && roundBox(row.bbox),
    polyline: row.polyline,
    junior: row.junior,
    dmst_index: row.dmst_index,
    stars: row.stars || undefined,
    pinned: row.pinned_month === null ? undefined : (true as const),
  };
}

function hiddenOf({
  hidden: since,
  hidden_reason: reason,
}: ListedFlightRow | FlightDetailRow): Schemas['HiddenFlight'] | undefined {
  if (since === null || reason === null) return undefined;
  return { since: toTimestamp(since), reason };
}

function serializeAirspaces({ airspaces }: FlightDetailRow) {
  if (!airspaces) return {};
  return {
    airspace_violation: airspaces.violations,
    airspace_near_miss: airspaces.near_misses,
    airspace_source: airspaces.sources,
    airspace_covered: airspaces.covered,
  };
}

function serializeStories(row: FlightDetailRow) {
  const story = row.stories.map((one) => serializeStory(one, row));
  const kinds = story.map(({ kind }) => kind);
  const withoutPhotos = row.comments > 0 ? ('C' as const) : undefined;
  return { story, media_info: kinds.includes('V') ? ('V' as const) : (kinds[0] ?? withoutPhotos) };
}

function listedLaunch({ launch }: ListedFlightRow) {
  const { launch_gain, launch_vario, takeoff_distance } = launch;
  return { launch_gain, launch_vario, takeoff_distance };
}

function contestSummary({ points, distance, speed, statistics }: ListedFlightRow) {
  if (points === null || distance === null || speed === null) return undefined;
  return { points, distance, speed, ...(statistics && { score: statistics }) };
}

function aircraftRef(row: ListedFlightRow | FlightDetailRow) {
  return toRef(row.aircraft_id, row.aircraft_name);
}

function userRef(row: ListedFlightRow | FlightDetailRow): Schemas['UserRef'] | undefined {
  const { user_id: id, user_name: name, user_image: image } = row;
  return id === null || name === null ? undefined : withoutNull({ id, name, image });
}

function coUserRef(row: ListedFlightRow | FlightDetailRow): Schemas['UserRef'] | undefined {
  const { co_user_id: id, co_user_account_name: name, co_user_image: image } = row;
  return id === null || name === null ? undefined : withoutNull({ id, name, image });
}

function clubRef(row: ListedFlightRow | FlightDetailRow): Schemas['ClubRef'] | undefined {
  const { club_id: id, club_name: name } = row;
  if (id === null || name === null) return undefined;
  const region = serializeRegion({
    region_id: row.club_region_id,
    region_name: row.club_region_name,
    region_country: row.club_region_country,
  });
  return withoutNull({ id, name, region });
}

function takeoffAirport(row: ListedFlightRow | FlightDetailRow): Schemas['AirportRef'] | undefined {
  const { takeoff_airport_id: id, airport_name: name } = row;
  if (id === null || name === null) return undefined;
  return withoutNull({ id, name, region: serializeRegion(row) });
}

function flownAircraft(
  { flown, dmst_index: index }: FlightDetailRow,
  now: Date,
): Schemas['FlightAircraft'] | undefined {
  if (!flown) return undefined;
  return {
    ...serializeSimpleAircraft(flown, currentSeason(now)),
    ...(index !== null && { dmst_index: index }),
  };
}

function landingAirport(row: FlightDetailRow): Schemas['AirportRef'] | undefined {
  const { landing_airport_id: id, landing_name: name } = row;
  if (id === null || name === null) return undefined;
  const region = serializeRegion({
    region_id: row.landing_region_id,
    region_name: row.landing_region_name,
    region_country: row.landing_region_country,
  });
  return withoutNull({ id, name, region });
}

function point(position: Schemas['LonLat'] | null): Schemas['Point'] | undefined {
  if (!position) return undefined;
  const [lon, lat] = position;
  return { type: 'Point', coordinates: [roundDegrees(lon), roundDegrees(lat)] };
}

function roundBox([west, south, east, north]: Schemas['BoundingBox']): Schemas['BoundingBox'] {
  return [roundDegrees(west), roundDegrees(south), roundDegrees(east), roundDegrees(north)];
}

/** Rounds to a tenth of a metre, finer than any recorder. */
function roundDegrees(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

/** Returns the windows that the user set, or else those that were scored. */
function scoringTimes(row: FlightDetailRow) {
  const kind = row.flown?.kind ?? 'GL';
  const isAutomatic = userTimes(row, kind).length === 0;
  const times = (own: readonly number[], ownKind: Schemas['AircraftKind']) =>
    toTimestamps(isAutomatic && kind === ownKind ? row.scored_times : own);
  return {
    scoring_times: times(row.scoring_times, 'GL'),
    engine_scoring_times: times(row.engine_scoring_times, 'MG'),
    fes_scoring_times: times(row.fes_scoring_times, 'FG'),
    unpowered_times: row.unpowered_times && toTimestamps(row.unpowered_times),
  };
}

/** Converts Unix seconds to timestamps. */
export function toTimestamps(timesS: readonly number[]): string[] {
  return timesS.map((timeS) => toTimestamp(new Date(timeS * 1000)));
}

function toFinding(finding: Finding, options: Required<FindingMessageOptions>): Schemas['Finding'] {
  const { token, type, parameters } = finding;
  const msg = findingMessage(finding, options);
  return { token, type, parameters: [...parameters], msg };
}

function toContestEntry(row: FlightDetailRow['contests'][number]): Schemas['ContestEntry'] {
  return withoutNull({
    name: row.contest,
    points: row.points,
    distance: row.distance,
    speed: row.speed,
    valid: row.valid,
    bonus_points: row.bonus_points,
    bonus_score_name: row.bonus_score_name,
    bitner_kind: row.bitner_kind,
    score: row.score,
    receipt: row.receipt,
  });
}
