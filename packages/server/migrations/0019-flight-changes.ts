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
  -- Also flights of a restored account: mirrors that began without them lack them.
  new.updated := clock_timestamp();
  return new;
end
$$;

create or replace function set_updated_of_flight() returns trigger language plpgsql as $$
begin
  -- A transaction changes the time once, even if it changes many results.
  update flight set updated = clock_timestamp()
  where id = new.flight_id and xmin <> pg_current_xact_id()::xid;
  return null;
end
$$;

drop index flight_by_updated;
create index flight_by_updated on flight (updated, id);
`;
