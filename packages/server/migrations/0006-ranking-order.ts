import { type Kysely, sql } from 'kysely';

/**
 * What decides between equal points in a ranking: the best flight, then the number of flights, then
 * the day on which the last of them was flown. Further an index from a place in a ranking to the
 * flights that count for it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/** How many flights counted when this was written; contests not named count three. */
const COUNTING = `case contest when 'free' then 5 when 'out' then 1 else 3 end`;

const STATEMENTS = [
  `create index flight_contest_counting
     on flight_contest (contest, user_id, season, points desc, scoring_date, flight_id)
     where rank and points is not null`,

  `alter table ranking_entry
     add column best_points double precision not null default 0,
     add column decided_on date not null default '1900-01-01'`,
  // Sums of the same points in another order differ in their last digits.
  `update ranking_entry set points = round(points::numeric, 2)`,
  `update ranking_entry as entry
   set best_points = counting.best_points, decided_on = counting.decided_on
   from (
     select contest, year, scope, scope_id, user_id,
       max(points) as best_points, max(scoring_date) as decided_on
     from (
       select *, row_number() over (
         partition by contest, year, scope, scope_id, user_id
         order by points desc, scoring_date, flight_id) as place
       from flight_contest
       cross join lateral (values ('all', ''), ('class', sc_class)) as scopes (scope, scope_id)
       cross join lateral (values (season), (0)) as years (year)
       where rank and points is not null and scope_id is not null
     ) as placed
     where place <= ${COUNTING}
     group by contest, year, scope, scope_id, user_id
   ) as counting
   where counting.contest = entry.contest and counting.year = entry.season
     and counting.scope = entry.scope and counting.scope_id = entry.scope_id
     and counting.user_id = entry.user_id`,
  `alter table ranking_entry
     alter column best_points drop default, alter column decided_on drop default`,

  // In the order of a ranking, with all that a page needs of it.
  `create index ranking_entry_place on ranking_entry (contest, season, scope, scope_id,
     points desc, best_points desc, flights, decided_on, user_id)
   where scope in ('all', 'class')`,
];
