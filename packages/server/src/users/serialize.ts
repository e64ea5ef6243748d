import { isJuniorInSeason } from '@cloudstreet/scoring/season';
import { roundToHundredths } from '@cloudstreet/scoring/units';
import type { Me, User } from '@cloudstreet/sdk';
import type { Schemas } from '@cloudstreet/sdk/contract';
import { publicStatus } from '../accounts/public-status.js';
import { includesPlan } from '../plans/plan-rules.js';
import { serializeHoldings } from '../plans/serialize.js';
import { withoutNull } from '../platform/http/responses.js';
import type { Services } from '../platform/services.js';
import { toDay, toTimestamp } from '../platform/text/calendar-formats.js';
import { currentSeason } from '../reference/current-season.js';
import { serializeRegion } from '../reference/serialize-region.js';
import type { PublicUserRow, UserRow } from './queries.js';
import { serializeTakenDevice } from './taken-device.js';
import type { UserSums } from './user-sums.js';

/** Public fields of a user with the sums of their page. */
export function serializeUserPage(row: UserRow, sums: UserSums, now: Date): User {
  const { seasons, homeAirport, storyCount, glides } = sums;
  return {
    ...serializeUser(row, now),
    ...withoutNull({
      story_count: storyCount,
      home_airport: homeAirport,
      avg_glide_speed: rounded(glides?.speed),
      avg_glide_detour: rounded(glides?.detour),
    }),
    seasons: seasons.map((season) =>
      withoutNull({
        season: season.season,
        flights: season.flights,
        points: roundToHundredths(season.points),
        distance: roundToHundredths(season.distance),
        duration: season.seconds,
        avg_speed: averageSpeedKmh(season),
      }),
    ),
  };
}

/** Public fields of a user. */
export function serializeUser(row: PublicUserRow, now: Date): User {
  return withoutNull({
    id: row.id,
    name: row.name,
    image: row.image_key,
    ...publicStatus(row),
    gender: row.gender,
    date_joined: toDay(row.date_joined),
    is_junior: isJuniorInSeason(row.date_of_birth, currentSeason(now)),
    club: clubOf(row),
    second_club: secondClubOf(row),
    message_enabled: row.message_enabled,
    open_in_seeyou: row.open_in_seeyou,
    bio: row.bio,
    flight_count: row.flights ?? 0,
    total_free_distance: row.distance ?? 0,
    total_flight_duration: row.seconds ?? 0,
    avg_speed: averageSpeedKmh(row),
    achievement_count: row.achievement_count,
  });
}

/** Fields of a user's own account. */
export function serializeMe(
  row: UserRow,
  { clock, config }: Pick<Services, 'clock' | 'config'>,
): Me {
  const now = clock();
  const holdings = serializeHoldings(row, row.holdings, now);
  return {
    ...serializeUser(row, now),
    ...withoutNull({
      email: row.email,
      date_of_birth: row.date_of_birth,
      is_superuser: row.is_superuser,
      is_moderator: row.is_moderator,
      is_live_banned: row.is_live_banned,
      is_content_banned: row.is_content_banned,
      ban_reason: row.ban_reason,
      unit: row.unit,
      newsletter_language: row.newsletter_language,
      magazine_language: row.magazine_language,
      locale: row.locale,
      ssa_id: row.ssa_id,
      skysight_email: row.skysight_email,
      copilot_email: row.copilot_email,
      device: deviceOf(row, now),
      taken_device: serializeTakenDevice(row.takenDevices, now),
      filter: row.filter,
      badge: row.badge,
      flight_visibility: row.flight_visibility,
      notifications: row.unread,
      friend_flight_count: row.friendFlights,
      upload_notification: row.upload_notification,
      score_notification: row.score_notification,
      copilot_notification: row.copilot_notification,
      message_notification: row.message_notification,
      group_notification: row.group_notification,
      badge_notification: row.badge_notification,
      magazine_notification: row.magazine_notification,
      comment_notification: row.comment_notification,
      digest: row.digest,
      comments_allowed: row.comments_allowed,
      follower_notification: row.follower_notification,
      follows_hidden: row.follows_hidden,
      followers_approved: row.followers_approved,
      ...holdings,
      // Hosting local competitions is part of premium.
      live_competition_create: !config.paddle || includesPlan(holdings.access, 'premium'),
    }),
  };
}

function clubOf(row: PublicUserRow): Schemas['ClubRef'] | undefined {
  const { club_id: id, club_name: name } = row;
  if (id === null || name === null) return undefined;
  return withoutNull({ id, name, region: serializeRegion(row) });
}

function deviceOf(row: UserRow, now: Date): Me['device'] {
  const { device_id: id, device_until: until } = row;
  if (id === null || (until && until <= now)) return undefined;
  return withoutNull({ id, until: until && toTimestamp(until) });
}

function secondClubOf(row: PublicUserRow): Schemas['ClubRef'] | undefined {
  const { second_club_id: id, second_club_name: name } = row;
  if (id === null || name === null) return undefined;
  const region = serializeRegion({
    region_id: row.second_region_id,
    region_name: row.second_region_name,
    region_country: row.second_region_country,
  });
  return withoutNull({ id, name, region });
}

type SpeedSums = Pick<PublicUserRow, 'distance' | 'scored_seconds'>;

function averageSpeedKmh({ distance, scored_seconds: seconds }: SpeedSums): number | undefined {
  if (!distance || !seconds) return undefined;
  return roundToHundredths((distance / seconds) * 3600);
}

function rounded(value: number | null | undefined): number | undefined {
  return value === null || value === undefined ? undefined : roundToHundredths(value);
}
