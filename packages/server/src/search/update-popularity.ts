import { sql } from 'kysely';
import type { Executor } from '../platform/database/database.js';

/**
 * Updates the popularity of names: the number of their flights. Removes registrations without
 * flights.
 */
export async function updatePopularity(db: Executor): Promise<void> {
  await sql`delete from search_entry where kind = 'registration'
    and not exists (select from flight where flight.registration = search_entry.id)`.execute(db);
  await sql`
    with flown (kind, id, flights) as (
      select 'user', user_id::text, count(*) from flight group by user_id
      union all select 'club', club_id::text, count(*) from flight group by club_id
      union all select 'airport', takeoff_airport_id::text, count(*)
        from flight group by takeoff_airport_id
      union all select 'aircraft', aircraft_id::text, count(*) from flight group by aircraft_id
      union all select 'registration', registration, count(*) from flight group by registration
      union all select 'region', region_id, count(*)
        from flight join airport on airport.id = flight.takeoff_airport_id group by region_id
    ), weighed as (
      select entry.kind, entry.id, (base + ln(1 + coalesce(flights, 0)))::real as weight
      from search_entry as entry left join flown using (kind, id)
    ), changed as (
      update search_entry set weight = weighed.weight from weighed
      where weighed.kind = search_entry.kind and weighed.id = search_entry.id
        and abs(weighed.weight - search_entry.weight) > 0.05
      returning search_entry.kind, search_entry.id, search_entry.weight
    )
    update search_word set weight = changed.weight from changed
    where changed.kind = search_word.kind and changed.id = search_word.id`.execute(db);
}
