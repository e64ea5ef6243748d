import { type Kysely, sql } from 'kysely';

/** Moderators, flights that they hide, bans, reports of users, and the record of all their actions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(FLIGHTS).execute(db);
  await sql.raw(TRIGGERS).execute(db);
  await sql.raw(SEARCH).execute(db);
  await sql.raw(USERS).execute(db);
  await sql.raw(REPORTS).execute(db);
  await sql.raw(CLUBS).execute(db);
  await sql.raw(AUDIT).execute(db);
}

const FLIGHTS = `
alter table any_flight
  -- Time and reason of a moderator who hid the flight, whatever its visibility.
  add column hidden timestamptz,
  add column hidden_reason text,
  add constraint flight_hidden_reason check ((hidden is null) = (hidden_reason is null));
-- The only condition for public flights, of the view and of all triggers.
alter table any_flight
  add column is_public boolean not null generated always as (visibility = 'public' and hidden is null) stored;
create or replace view flight as select * from any_flight where is_public;
create index flight_hidden on any_flight (hidden desc, id) where hidden is not null;
create index flight_invalid on any_flight (id) where status = 'invalid';

-- Flights that were deleted while they were hidden. From the same file they come back hidden.
create table hidden_takeoff (
  hash text not null,
  takeoff_number smallint not null,
  hidden timestamptz not null,
  hidden_reason text not null,
  primary key (hash, takeoff_number)
);

create function remember_hidden_flight() returns trigger language plpgsql as $$
begin
  insert into hidden_takeoff (hash, takeoff_number, hidden, hidden_reason)
  select hash, old.takeoff_number, old.hidden, old.hidden_reason
  from igc_file where id = old.igc_file_id
  on conflict (hash, takeoff_number) do update
  set hidden = excluded.hidden, hidden_reason = excluded.hidden_reason;
  return null;
end
$$;
create trigger hidden_flight_deleted after delete on any_flight
for each row when (old.hidden is not null) execute function remember_hidden_flight();

create function hide_flight_again() returns trigger language plpgsql as $$
declare
  known hidden_takeoff;
begin
  delete from hidden_takeoff using igc_file
  where igc_file.id = new.igc_file_id and hidden_takeoff.hash = igc_file.hash
    and hidden_takeoff.takeoff_number = new.takeoff_number
  returning hidden_takeoff.* into known;
  if found and new.hidden is null then
    new.hidden := known.hidden;
    new.hidden_reason := known.hidden_reason;
  end if;
  return new;
end
$$;
create trigger hidden_flight_returned before insert on any_flight
for each row execute function hide_flight_again();
`;

const TRIGGERS = `
drop trigger flight_deleted on any_flight;
create trigger flight_deleted after delete on any_flight
for each row when (old.is_public) execute function add_removed_flight();

drop trigger flight_restored on any_flight;
create trigger flight_restored after insert on any_flight
for each row when (new.is_public) execute function forget_removed_flight();

drop trigger flight_event_uploaded on any_flight;
create trigger flight_event_uploaded after insert on any_flight
for each row when (new.status = 'pending' and new.is_public) execute function add_flight_event();

drop trigger flight_event_scored on any_flight;
create trigger flight_event_scored after update of status on any_flight
for each row when (old.status in ('pending', 'scoring') and new.status in ('valid', 'invalid')
  and new.is_public)
execute function add_flight_event();

drop trigger flight_became_public on any_flight;
create trigger flight_became_public after update of visibility, hidden on any_flight
for each row when (not old.is_public and new.is_public) execute function flight_became_public();

drop trigger flight_became_hidden on any_flight;
create trigger flight_became_hidden after update of visibility, hidden on any_flight
for each row when (old.is_public and not new.is_public) execute function flight_became_hidden();
`;

const REGISTRATION = `search_index('registration', 'registration',
  'case when is_public then registration end', 'null::text', '0', 'true')`;

const SEARCH = `
drop trigger search_after_insert on any_flight;
create trigger search_after_insert after insert on any_flight
  referencing new table as changed for each statement execute function ${REGISTRATION};
drop trigger search_after_update on any_flight;
create trigger search_after_update after update on any_flight
  referencing new table as changed for each statement execute function ${REGISTRATION};
`;

const USERS = `
alter table "user"
  add column is_moderator boolean not null default false,
  -- Bans by a moderator: of the account, of live tracking, and of photos, texts and messages.
  add column is_banned boolean not null default false,
  add column is_live_banned boolean not null default false,
  add column is_content_banned boolean not null default false,
  add column ban_reason text;

-- Reason of a moderator, which the text of the notification repeats.
alter table notification add column note text;
`;

const REPORTS = `
create table report (
  id integer generated always as identity primary key,
  kind text not null,
  -- Row of the table that the kind names. It may have been deleted.
  subject_id integer not null,
  -- User whom the report is about; null for a club.
  user_id integer references "user" on delete cascade,
  reporter_id integer not null references "user" on delete cascade,
  reason text not null,
  comment text,
  created timestamptz not null,
  closed timestamptz,
  unique (reporter_id, kind, subject_id)
);
create index report_open on report (id desc) where closed is null;
create index report_of_subject on report (kind, subject_id);
create index report_of_user on report (user_id);
`;

const CLUBS = `
-- Clubs that were merged into others.
create table club_alias (
  id integer primary key,
  club_id integer not null references club on delete cascade
);
create index club_alias_of_club on club_alias (club_id);
`;

const AUDIT = `
-- Ids without foreign keys: deleting an account must not change a row.
create table audit_entry (
  id integer generated always as identity primary key,
  created timestamptz not null,
  -- Null for the command line.
  actor_id integer,
  action text not null,
  kind text not null,
  subject_id integer not null,
  note text
);
create index audit_entry_of_actor on audit_entry (actor_id, id desc);
create index audit_entry_of_subject on audit_entry (kind, subject_id, id desc);
create index audit_entry_of_action on audit_entry (action, id desc);

create function reject_change_of_audit() returns trigger language plpgsql as $$
begin
  raise exception 'entries of the audit trail do not change';
end
$$;
create trigger audit_entry_fixed before update or delete or truncate on audit_entry
for each statement execute function reject_change_of_audit();
`;
