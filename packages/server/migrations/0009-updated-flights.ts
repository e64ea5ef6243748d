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
`;
