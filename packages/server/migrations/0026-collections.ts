import { type Kysely, sql } from 'kysely';

/** Collections of flights, with their order and the users who like them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(TABLES).execute(db);
  await sql.raw(COUNTS).execute(db);
  await sql.raw(IMPORTS).execute(db);
  await sql.raw(SEARCH).execute(db);
}

const TABLES = `
create table flight_collection (
  -- Random, so that ids do not tell how many collections are hidden.
  id text collate "C" primary key,
  user_id integer not null references "user" on delete cascade,
  name text not null,
  description text,
  visibility text not null check (visibility in ('public', 'link', 'private')),
  link_token text unique,
  hex_color text,
  image_key text,
  created timestamptz not null,
  modified timestamptz not null,
  -- Counts for lists: public flights, and rows of flight_collection_star.
  flights integer not null default 0,
  stars integer not null default 0,
  check ((visibility = 'link') = (link_token is not null))
);
create index flight_collection_of_user on flight_collection (user_id, created desc);
create index flight_collection_by_image on flight_collection (image_key) where image_key is not null;
create index flight_collection_by_created on flight_collection (created desc, id)
  where visibility = 'public';
create index flight_collection_by_modified on flight_collection (modified desc, created desc, id)
  where visibility = 'public';
create index flight_collection_by_flights on flight_collection (flights desc, created desc, id)
  where visibility = 'public';
create index flight_collection_by_stars on flight_collection (stars desc, created desc, id)
  where visibility = 'public';

create table flight_collection_flight (
  collection_id text collate "C" not null references flight_collection on delete cascade,
  flight_id integer not null references any_flight on delete cascade,
  position integer not null,
  added timestamptz not null,
  -- Whether the flight is public, for the count.
  is_public boolean not null,
  primary key (collection_id, flight_id)
);
create index flight_collection_flight_of_flight on flight_collection_flight (flight_id);

create table flight_collection_star (
  collection_id text collate "C" not null references flight_collection on delete cascade,
  user_id integer not null references "user" on delete cascade,
  created timestamptz not null,
  primary key (collection_id, user_id)
);
create index flight_collection_star_of_user on flight_collection_star (user_id, created desc);
create index flight_collection_star_of_collection
  on flight_collection_star (collection_id, created desc, user_id);
`;

const IMPORTS = `
alter table archive_import_item drop constraint archive_import_item_kind_check;
alter table archive_import_item add constraint archive_import_item_kind_check
  check (kind in ('profile', 'picture', 'filter', 'flight', 'collection', 'story'));
`;

const COUNTS = `
-- Add to the counts. Counting again could miss rows of transactions that are not complete.
create function count_collected_flights() returns trigger language plpgsql as $$
begin
  update flight_collection as collection set flights = flights + counted.change
  from (
    select collection_id, count(*) * tg_argv[0]::integer as change
    from changed where is_public group by collection_id
  ) as counted
  where collection.id = counted.collection_id;
  return null;
end
$$;

create trigger flight_collection_flight_inserted after insert on flight_collection_flight
referencing new table as changed for each statement execute function count_collected_flights('1');

create trigger flight_collection_flight_deleted after delete on flight_collection_flight
referencing old table as changed for each statement execute function count_collected_flights('-1');

create function update_collected_flight() returns trigger language plpgsql as $$
begin
  with changed as (
    update flight_collection_flight set is_public = new.is_public
    where flight_id = new.id and is_public <> new.is_public
    returning collection_id
  )
  update flight_collection
  set flights = flights + case when new.is_public then 1 else -1 end
  where id in (select collection_id from changed);
  return null;
end
$$;

create trigger collected_flight_changed after update of visibility, hidden on any_flight
for each row when (old.is_public <> new.is_public)
execute function update_collected_flight();

create function count_collection_stars() returns trigger language plpgsql as $$
begin
  update flight_collection as collection set stars = stars + counted.change
  from (
    select collection_id, count(*) * tg_argv[0]::integer as change
    from changed group by collection_id
  ) as counted
  where collection.id = counted.collection_id;
  return null;
end
$$;

create trigger flight_collection_star_inserted after insert on flight_collection_star
referencing new table as changed for each statement execute function count_collection_stars('1');

create trigger flight_collection_star_deleted after delete on flight_collection_star
referencing old table as changed for each statement execute function count_collection_stars('-1');
`;

const INDEX = `search_index('flight_collection', 'id',
  'case when visibility = ''public'' then name end', 'null::text', 'ln(1 + stars)', 'false')`;

const SEARCH = `
create trigger search_after_insert after insert on flight_collection
  referencing new table as changed for each statement execute function ${INDEX};
create trigger search_after_update after update on flight_collection
  referencing new table as changed for each statement execute function ${INDEX};
create trigger search_after_delete after delete on flight_collection
  referencing old table as gone
  for each statement execute function search_forget('flight_collection');

create function collection_became_hidden() returns trigger language plpgsql as $$
begin
  delete from search_entry where kind = 'flight_collection' and id = new.id;
  return null;
end
$$;

create trigger collection_became_hidden after update of visibility on flight_collection
for each row when (old.visibility = 'public' and new.visibility <> 'public')
execute function collection_became_hidden();
`;
