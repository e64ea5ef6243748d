import { isJuniorInSeason, seasonOf } from '@cloudstreet/scoring/season';
import type { components } from '@cloudstreet/sdk/contract';
import { withoutNull } from '../http/answers.js';
import type { UserRow } from './queries.js';

type User = components['schemas']['User'];
type Me = components['schemas']['Me'];

/** A user as everyone sees him. */
export function serializeUser(row: UserRow, now: Date): User {
  return withoutNull({
    id: row.id,
    name: row.name,
    gender: row.gender,
    date_joined: isoDate(row.date_joined),
    is_junior: isJuniorInSeason(row.date_of_birth, seasonOf(isoDate(now))),
    club: clubOf(row),
    bio: row.bio,
    flight_count: row.flights ?? 0,
    total_free_distance: row.distance ?? 0,
    total_flight_duration: row.seconds ?? 0,
    avg_speed: averageSpeedKmh(row),
  });
}

/** A user as he sees himself. */
export function serializeMe(row: UserRow, now: Date): Me {
  return {
    ...serializeUser(row, now),
    ...withoutNull({
      email: row.email,
      date_of_birth: row.date_of_birth,
      is_superuser: row.is_superuser,
      unit: row.unit,
      newsletter_language: row.newsletter_language,
      magazine_language: row.magazine_language,
      ssa_id: row.ssa_id,
    }),
  };
}

function clubOf(row: UserRow): components['schemas']['ClubRef'] | undefined {
  const { club_id, club_name, region_id, region_name, region_country } = row;
  if (club_id === null || club_name === null) return undefined;
  if (region_id === null || region_name === null || region_country === null) {
    return { id: club_id, name: club_name };
  }
  const region = { id: region_id, name: region_name, country: region_country };
  return { id: club_id, name: club_name, region };
}

function averageSpeedKmh({ distance, scored_seconds: seconds }: UserRow): number | undefined {
  if (!distance || !seconds) return undefined;
  return Math.round((distance / seconds) * 3600 * 100) / 100;
}

function isoDate(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
