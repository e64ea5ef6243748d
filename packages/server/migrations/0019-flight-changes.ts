import { type Kysely, sql } from 'kysely';

/** The order of changes, in which mirrors read flights page by page; see `listFlightChanges`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(STATEMENTS).execute(db);
}

const STATEMENTS = `
create or replace function set_flight_updated() returns trigger language plpgsql as $$
begin
  -- Readers must see that the transaction runs before the time is read.
  perform pg_current_xact_id();
  -- Restored flights are changes too: a mirror that started while the account was deleted does not have them.
  new.updated := clock_timestamp();
  return new;
end
$$;

drop trigger flight_contest_inserted on flight_contest;
drop trigger flight_contest_updated on flight_contest;
drop function set_updated_of_flight();

-- Points can change without the flight. A statement changes the time once, even if it changes many
-- results. No time or version of the flight tells that the transaction has already changed it: one
-- that waited for the row can be older than the last change.
create function set_updated_of_new_results() returns trigger language plpgsql as $$
begin
  update flight set updated = clock_timestamp()
  where id in (select flight_id from new_result);
  return null;
end
$$;

create function set_updated_of_changed_results() returns trigger language plpgsql as $$
begin
  update flight set updated = clock_timestamp()
  where id in (
    select (result ->> 'flight_id')::integer from (
      select to_jsonb(new_result) as result from new_result
      except
      select to_jsonb(old_result) from old_result
    ) as changed
  );
  return null;
end
$$;

create trigger flight_contest_inserted after insert on flight_contest
referencing new table as new_result
for each statement execute function set_updated_of_new_results();

create trigger flight_contest_updated after update on flight_contest
referencing old table as old_result new table as new_result
for each statement execute function set_updated_of_changed_results();

drop index flight_by_updated;
create index flight_by_updated on flight (updated, id);
`;
