import { type CompiledQuery, sql } from 'kysely';
import type { Executor } from '../../platform/database/database.js';
import { currentSeason } from '../../reference/current-season.js';
import { contestsOf, type FlightFilters, partsOfList } from './flight-list-query.js';
import type { Located } from './locate.js';

/** Sums of the flights of one day. */
interface FlownDay {
  date: string;
  flights: number;
  distance: number;
  duration: number;
}

/**
 * Returns the query for the days with flights of a list. It uses the indexes by date that lists
 * have.
 */
export function activityQuery(
  db: Executor,
  query: Located<FlightFilters>,
  now: Date,
): CompiledQuery<FlownDay> {
  const parts = partsOfList(withDates(query, now), now).map(
    (part) => sql`(select scoring_date, distance, seconds from ${contestsOf(query)} where ${part})`,
  );
  return sql<FlownDay>`
    select scoring_date as date, count(*) as flights, coalesce(sum(distance), 0) as distance,
      coalesce(sum(seconds), 0) as duration
    from (${sql.join(parts, sql` union all `)}) as listed
    group by scoring_date
    order by scoring_date`.compile(db);
}

/**
 * Adds the current season if there are neither seasons nor dates, so that a calendar has an end.
 */
function withDates<Filters extends FlightFilters>(query: Filters, now: Date): Filters {
  const { season_in, scoring_date_in, scoring_date_start, scoring_date_end } = query;
  const isDated = season_in ?? scoring_date_in ?? scoring_date_start ?? scoring_date_end;
  return isDated === undefined ? { ...query, season_in: [currentSeason(now)] } : query;
}
