import type { FlightFacts, FlownTask } from '@cloudstreet/scoring/badges';
import { type NotNull, sql } from 'kysely';
import type { Executor } from '../platform/database/database.js';
import { EARNS_BADGES } from './earns-badges.js';

/** A flight that earns badges. */
export interface FlownFlight {
  readonly id: number;
  readonly takeoffTime: Date;
  readonly facts: FlightFacts;
}

/**
 * Finds the flights of a user that earn badges, in the order in which they were flown, with those as
 * registered co-pilot.
 */
export async function findFlown(db: Executor, userId: number): Promise<FlownFlight[]> {
  const rows = await db
    .selectFrom('flight')
    .innerJoin('flight_badge_fact as fact', 'fact.flight_id', 'flight.id')
    .leftJoin('aircraft', 'aircraft.id', 'flight.aircraft_id')
    .leftJoin('flight_contest as free', (join) =>
      join.onRef('free.flight_id', '=', 'flight.id').on('free.contest', '=', 'free'),
    )
    .leftJoin('flight_contest as speed', (join) =>
      join.onRef('speed.flight_id', '=', 'flight.id').on('speed.contest', '=', 'speed'),
    )
    .leftJoin('flight_contest as triangle', (join) =>
      join.onRef('triangle.flight_id', '=', 'flight.id').on('triangle.contest', '=', 'triangle'),
    )
    .where((eb) => eb.or([eb('flight.user_id', '=', userId), eb('flight.co_user_id', '=', userId)]))
    .where(EARNS_BADGES)
    .orderBy('flight.takeoff_time')
    .orderBy('flight.id')
    .select([
      'flight.id',
      'flight.user_id',
      'flight.by_co_pilot',
      'flight.scoring_date',
      'flight.takeoff_time',
      'flight.total_seconds',
      'fact.facts',
      'aircraft.vintage',
      'free.distance as free_distance',
      'triangle.distance as triangle_distance',
    ])
    .select((eb) => [
      sql<'T' | 'W' | 'S' | null>`flight.launch ->> 'launch_kind'`.as('launch_kind'),
      sql<FlownTask | null>`case when (flight.declared ->> 'isAchieved')::boolean
        then jsonb_build_object(
          'kind', flight.declared #> '{task,kind}',
          'distanceKm', flight.declared #> '{task,distance}',
          'isClosed', flight.declared #> '{task,closed}',
          'turnpoints', jsonb_array_length(flight.declared #> '{task,point_features}') - 2) end`.as(
        'task',
      ),
      eb.case().when('free.rank', '=', true).then(eb.ref('free.points')).end().as('free_points'),
      eb.case().when('speed.rank', '=', true).then(eb.ref('speed.points')).end().as('speed_points'),
      eb
        .exists(eb.selectFrom('story').whereRef('story.flight_id', '=', 'flight.id').select('id'))
        .as('has_photos'),
    ])
    .execute();
  const followed = await findFollowTimes(db, userId);
  return rows.map((row, index) => ({
    id: row.id,
    takeoffTime: row.takeoff_time,
    facts: {
      ...row.facts,
      date: row.scoring_date,
      durationH: (row.total_seconds ?? 0) / 3600,
      freeKm: row.free_distance ?? 0,
      freePoints: row.free_points ?? 0,
      speedPoints: row.speed_points ?? 0,
      triangleKm: row.triangle_distance ?? 0,
      launchKind: row.launch_kind ?? undefined,
      task: row.task ?? undefined,
      isAsCoPilot: row.user_id !== userId || row.by_co_pilot ? true : undefined,
      hasPhotos: row.has_photos === true,
      isVintage: row.vintage ?? false,
      followers: countUntil(followed, rows[index + 1]?.takeoff_time),
    },
  }));
}

/** Times at which the present followers of a user were accepted, the first first. */
async function findFollowTimes(db: Executor, userId: number): Promise<readonly Date[]> {
  const rows = await db
    .selectFrom('user_follow')
    .where('user_id', '=', userId)
    .where('accepted', 'is not', null)
    .orderBy('accepted')
    .select('accepted')
    .$narrowType<{ accepted: NotNull }>()
    .execute();
  return rows.map(({ accepted }) => accepted);
}

/** Counts the times before another one; all if there is none. */
function countUntil(times: readonly Date[], end: Date | undefined): number {
  if (end === undefined) return times.length;
  const first = times.findIndex((time) => time >= end);
  return first < 0 ? times.length : first;
}
