import { findTravels } from '@cloudstreet/scoring/season';
import { type NotNull, sql } from 'kysely';
import type { Executor } from '../../platform/database/database.js';

/** A travel as its flights give it. */
export interface FoundTravel {
  readonly flightIds: readonly number[];
  readonly start_date: string;
  readonly end_date: string;
  readonly flights: number;
  readonly distance: number;
  readonly points: number;
}

/**
 * Finds the travels in the public flights of a user, in both seats, in their order. Flights that do not
 * count for other reasons, such as a late upload, were flown.
 */
export async function findFlownTravels(db: Executor, userId: number): Promise<FoundTravel[]> {
  const rows = await findFlown(db, userId);
  const travels = findTravels(
    rows.map((row) => ({
      date: row.scoring_date,
      takeoffMs: row.takeoff_time.getTime(),
      landingMs: row.landing_time.getTime(),
      takeoff: positionOf(row.takeoff_point),
      landing: positionOf(row.landing_point),
    })),
  );
  return travels.map((indexes) => {
    const flown = indexes.map((index) => rows[index]!);
    return {
      flightIds: flown.map(({ id }) => id),
      start_date: flown[0]!.scoring_date,
      end_date: flown.at(-1)!.scoring_date,
      flights: flown.length,
      distance: sum(flown.map((row) => row.distance)),
      points: sum(flown.map((row) => row.points)),
    };
  });
}

function findFlown(db: Executor, userId: number) {
  return (
    db
      .selectFrom('flight')
      .leftJoin('flight_contest as free', (join) =>
        join.onRef('free.flight_id', '=', 'flight.id').on('free.contest', '=', 'free'),
      )
      .where((eb) =>
        eb.or([eb('flight.user_id', '=', userId), eb('flight.co_user_id', '=', userId)]),
      )
      // While a flight is scored again, it counts with its previous results.
      .where('flight.valid', '>=', 2)
      .where('flight.takeoff_time', 'is not', null)
      .where('flight.landing_time', 'is not', null)
      .where('flight.takeoff_point', 'is not', null)
      .where('flight.landing_point', 'is not', null)
      .orderBy('flight.takeoff_time')
      .orderBy('flight.id')
      .select(['flight.id', 'flight.scoring_date', 'flight.takeoff_time', 'flight.landing_time'])
      .select(['flight.takeoff_point', 'flight.landing_point'])
      .select([
        sql<number>`coalesce(free.distance, 0)`.as('distance'),
        sql<number>`coalesce(free.points, 0)`.as('points'),
      ])
      .$narrowType<{ landing_time: NotNull; takeoff_point: NotNull; landing_point: NotNull }>()
      .execute()
  );
}

function positionOf([lon = 0, lat = 0]: readonly number[]) {
  return { lat, lon };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
