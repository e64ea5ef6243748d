import { type CompiledQuery, sql } from 'kysely';
import type { Executor } from '../platform/database/database.js';
import { IS_FLOWN } from '../rankings/is-flown.js';
import { GLIDE_DETOUR, GLIDE_SPEED } from './glide-formulas.js';

/** A season of a user, in the units of the contract. */
export interface TrendRow {
  season: number;
  flights: number;
  distance: number;
  duration: number;
  avg_speed: number | null;
  thermal_avg: number | null;
  thermal_percentage: number | null;
  glide_ratio: number | null;
  glide_speed: number | null;
  glide_detour: number | null;
}

/**
 * Computes the figures of a user in each season. They are quotients of totals, not means of
 * quotients. Each one covers the flights of which both parts are known.
 */
export function trendsQuery(db: Executor, userId: number): CompiledQuery<TrendRow> {
  return sql<TrendRow>`
    select season, count(*) as flights, coalesce(sum(distance), 0) as distance,
      coalesce(sum(airtime), 0) as duration,
      sum(distance) filter (where speed > 0)
        / nullif(sum(distance / nullif(speed, 0)) filter (where speed > 0), 0) as avg_speed,
      sum(thermal_gain) filter (where thermal_time > 0) / nullif(sum(thermal_time)
        filter (where thermal_gain is not null), 0) as thermal_avg,
      sum(thermal_time) filter (where total_seconds > 0) / nullif(sum(total_seconds)
        filter (where thermal_time is not null), 0) as thermal_percentage,
      case when sum(glide_gain) < 0 then
        sum(distance) filter (where glide_gain is not null) * 1000 / -sum(glide_gain)
      end as glide_ratio,
      ${GLIDE_SPEED} as glide_speed, ${GLIDE_DETOUR} as glide_detour
    from (
      select flown.season, flown.distance, flown.speed, flown.seconds as airtime, parts.*
      from flight_contest as flown
      left join lateral jsonb_to_record(flown.score) as parts (total_seconds float8,
        thermal_gain float8, thermal_time float8, glide_gain float8, glide_time float8,
        track_distance float8) on true
      where flown.contest = 'free' and flown.user_id = ${userId} and ${IS_FLOWN}) as flights
    group by season order by season`.compile(db);
}
