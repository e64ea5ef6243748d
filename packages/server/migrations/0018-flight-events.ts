import { type Kysely, sql } from 'kysely';

/** New and scored flights, for callers that wait for them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(STATEMENTS).execute(db);
}

const STATEMENTS = `
create table flight_event (
  -- Transactions commit in another order than rows are numbered. Rows of transactions below the oldest
  -- running one are complete, so that readers in this order miss none.
  xid bigint not null default pg_current_xact_id()::text::bigint,
  seq bigint generated always as identity,
  kind text not null check (kind in ('flight', 'score')),
  flight_id integer not null references flight on delete cascade,
  created timestamptz not null default now(),
  primary key (xid, seq)
);
create index flight_event_created on flight_event (created);
create index flight_event_flight on flight_event (flight_id);

create function add_flight_event() returns trigger language plpgsql as $$
begin
  insert into flight_event (kind, flight_id)
  values (case when tg_op = 'INSERT' then 'flight' else 'score' end, new.id);
  return null;
end
$$;

-- Flights of a restored account are not new.
create trigger flight_event_uploaded after insert on flight
for each row when (new.status = 'pending') execute function add_flight_event();

create trigger flight_event_scored after update of status on flight
for each row when (old.status in ('pending', 'scoring') and new.status in ('valid', 'invalid'))
execute function add_flight_event();
`;
