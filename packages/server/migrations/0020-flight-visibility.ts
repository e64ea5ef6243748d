import { type Kysely, sql } from 'kysely';

/**
 * Visibility of flights. `flight` and `flight_contest` have public flights only, so that no statement
 * can forget the condition; `any_flight` and `any_flight_contest` have all of them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(FLIGHTS).execute(db);
  await sql.raw(CONTESTS).execute(db);
  await sql.raw(DERIVED).execute(db);
  await sql.raw(SEARCH).execute(db);
}

const FLIGHTS = `
alter table flight rename to any_flight;
alter table any_flight
  add column visibility text not null default 'public'
    check (visibility in ('public', 'link', 'private', 'draft')),
  -- Part of the address of a flight that only those can see who have it.
  add column link_token text,
  -- First publication of a flight that was not public at its upload.
  add column published timestamptz,
  add constraint flight_link_token check ((visibility = 'link') = (link_token is not null));
-- A later migration that adds a column replaces the view.
create view flight as select * from any_flight where visibility = 'public';

alter table "user" add column flight_visibility text not null default 'public'
  check (flight_visibility in ('public', 'link', 'private', 'draft'));

-- Rows of deleted accounts, which may be restored.
update deleted_account_row set table_name = 'any_' || table_name
where table_name in ('flight', 'flight_contest');
`;

const CONTESTS = `
alter table flight_contest drop constraint flight_contest_pkey;
alter table flight_contest add column is_public boolean not null default true;
create table any_flight_contest (
  like flight_contest including defaults including generated,
  primary key (flight_id, contest, is_public),
  foreign key (flight_id) references any_flight on delete cascade
) partition by list (is_public);
alter table any_flight_contest attach partition flight_contest for values in (true);
create table hidden_flight_contest partition of any_flight_contest for values in (false);
create index hidden_flight_contest_of_user on hidden_flight_contest (user_id);

create or replace function set_updated_of_new_results() returns trigger language plpgsql as $$
begin
  update any_flight set updated = clock_timestamp()
  where id in (select flight_id from new_result);
  return null;
end
$$;

create or replace function set_updated_of_changed_results() returns trigger language plpgsql as $$
begin
  update any_flight set updated = clock_timestamp()
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

create trigger flight_contest_inserted after insert on any_flight_contest
referencing new table as new_result
for each statement execute function set_updated_of_new_results();

create trigger flight_contest_updated after update on any_flight_contest
referencing old table as old_result new table as new_result
for each statement execute function set_updated_of_changed_results();
`;

const DERIVED = `
-- Flights that were public and are no longer: deleted or hidden. Mirrors remove them.
create table removed_flight (
  flight_id integer primary key,
  updated timestamptz not null default clock_timestamp()
);
create index removed_flight_by_updated on removed_flight (updated, flight_id);

create function add_removed_flight() returns trigger language plpgsql as $$
begin
  insert into removed_flight (flight_id) values (old.id)
  on conflict (flight_id) do update set updated = clock_timestamp();
  return null;
end
$$;

create trigger flight_deleted after delete on any_flight
for each row when (old.visibility = 'public') execute function add_removed_flight();

create function forget_removed_flight() returns trigger language plpgsql as $$
begin
  delete from removed_flight where flight_id = new.id;
  return null;
end
$$;

-- Flights of a restored account.
create trigger flight_restored after insert on any_flight
for each row when (new.visibility = 'public') execute function forget_removed_flight();

drop trigger flight_event_uploaded on any_flight;
create trigger flight_event_uploaded after insert on any_flight
for each row when (new.status = 'pending' and new.visibility = 'public')
execute function add_flight_event();

drop trigger flight_event_scored on any_flight;
create trigger flight_event_scored after update of status on any_flight
for each row when (old.status in ('pending', 'scoring') and new.status in ('valid', 'invalid')
  and new.visibility = 'public')
execute function add_flight_event();

-- Moves everything that is derived from a flight. Rankings and meetings follow in the application.
create function flight_became_public() returns trigger language plpgsql as $$
begin
  update any_flight_contest set is_public = true where flight_id = new.id;
  delete from removed_flight where flight_id = new.id;
  insert into flight_event (kind, flight_id)
  select kind, new.id from unnest(array['flight', 'score']) with ordinality as event (kind, number)
  where kind = 'flight' or new.status in ('valid', 'invalid')
  order by number;
  return null;
end
$$;

create trigger flight_became_public after update of visibility on any_flight
for each row when (old.visibility <> 'public' and new.visibility = 'public')
execute function flight_became_public();

create function flight_became_hidden() returns trigger language plpgsql as $$
begin
  update any_flight_contest set is_public = false where flight_id = new.id;
  delete from flight_meeting where first_id = new.id or second_id = new.id;
  delete from flight_event where flight_id = new.id;
  delete from search_entry where kind = 'registration' and id = old.registration
    and not exists (select from flight where flight.registration = old.registration);
  insert into removed_flight (flight_id) values (new.id)
  on conflict (flight_id) do update set updated = clock_timestamp();
  return null;
end
$$;

create trigger flight_became_hidden after update of visibility on any_flight
for each row when (old.visibility = 'public' and new.visibility <> 'public')
execute function flight_became_hidden();
`;

const REGISTRATION = `search_index('registration', 'registration',
  'case when visibility = ''public'' then registration end', 'null::text', '0', 'true')`;

const SEARCH = `
drop trigger search_after_insert on any_flight;
create trigger search_after_insert after insert on any_flight
  referencing new table as changed for each statement execute function ${REGISTRATION};
drop trigger search_after_update on any_flight;
create trigger search_after_update after update on any_flight
  referencing new table as changed for each statement execute function ${REGISTRATION};
`;
