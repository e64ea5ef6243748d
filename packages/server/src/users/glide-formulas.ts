import { sql } from 'kysely';

/**
 * Distance flown in glides divided by their time, over many flights, in km/h; null if unknown for
 * all.
 */
export const GLIDE_SPEED = sql<number | null>`
  sum(track_distance) filter (where glide_time > 0) * 3600
    / nullif(sum(glide_time) filter (where track_distance is not null), 0)`;

/**
 * Distance flown in glides divided by the scored distance, over many flights; null if unknown for
 * all.
 */
export const GLIDE_DETOUR = sql<number | null>`
  sum(track_distance) filter (where distance > 0)
    / nullif(sum(distance) filter (where track_distance is not null), 0)`;
