import { type Kysely, sql } from 'kysely';

/** Time of the last change of each flight, by which mirrors find what they lack. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(STATEMENTS).execute(db);
}

const STATEMENTS = `
alter table flight add column updated timestamptz not null default now();
create index flight_by_updated on flight (updated);

create function set_flight_updated() returns trigger language plpgsql as $$
begin
  -- Flights of an account that was deleted before this column existed have no time.
  new.updated := case when tg_op = 'UPDATE' then now() else coalesce(new.updated, now()) end;
  return new;
end
$$;

create trigger flight_inserted before insert on flight
for each row execute function set_flight_updated();

-- Scoring again with the same result is no change.
create trigger flight_updated before update on flight
for each row when (to_jsonb(old) is distinct from to_jsonb(new))
execute function set_flight_updated();

-- Points that change without the flight, as after a change of rules.
create function set_updated_of_flight() returns trigger language plpgsql as $$
begin
  update flight set updated = now() where id = new.flight_id and updated < now();
  return null;
end
$$;

create trigger flight_contest_inserted after insert on flight_contest
for each row execute function set_updated_of_flight();

create trigger flight_contest_updated after update on flight_contest
for each row when (to_jsonb(old) is distinct from to_jsonb(new))
execute function set_updated_of_flight();

-- Files without a row are found by their keys.
create index igc_file_by_key on igc_file (key);
create index flight_by_track on flight (track_key) where track_key is not null;
`;
