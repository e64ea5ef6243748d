import { type Kysely, sql } from 'kysely';

/** News of those whom users follow: flights by their publication, and by their latest photo. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(STATEMENTS).execute(db);
}

const STATEMENTS = `
-- Flights published later are new to the user.
alter table "user" add column feed_opened timestamptz not null default now();

-- When devices of a user were last told that another one follows them; older rows are removed.
create table follow_push (
  follower_id integer not null references "user" on delete cascade,
  user_id integer not null references "user" on delete cascade,
  sent timestamptz not null,
  primary key (follower_id, user_id)
);
create index follow_push_of_user on follow_push (user_id);

-- Time of the latest photo or video.
alter table any_flight add column story_added timestamptz;
create or replace view flight as select * from any_flight where is_public;
update any_flight set story_added = latest.created
from (select flight_id, max(created) as created from story group by flight_id) as latest
where latest.flight_id = any_flight.id;

create function set_story_added() returns trigger language plpgsql as $$
begin
  update any_flight set story_added = latest.created
  from (
    select changed.flight_id, max(story.created) as created
    from (select distinct flight_id from changed) as changed
    left join story using (flight_id)
    group by changed.flight_id
  ) as latest
  where latest.flight_id = any_flight.id
    and any_flight.story_added is distinct from latest.created;
  return null;
end
$$;

create trigger story_inserted after insert on story
referencing new table as changed for each statement execute function set_story_added();
create trigger story_deleted after delete on story
referencing old table as changed for each statement execute function set_story_added();

-- The time at which the photos of a flight became news of their own. Those of the first hour belong to
-- the news of the flight.
create function story_time(story_added timestamptz, published timestamptz, created timestamptz)
  returns timestamptz language sql immutable parallel safe
  return case when story_added - coalesce(published, created) > interval '1 hour' then story_added end;

${['user', 'co_user', 'club', 'takeoff_airport'].map(indexOfFlights).join('')}
${['user', 'co_user'].map(indexOfStories).join('')}
`;

function indexOfFlights(owner: string): string {
  return `create index flight_feed_of_${owner} on any_flight
    (${owner}_id, coalesce(published, created) desc, id desc) where is_public;\n`;
}

function indexOfStories(owner: string): string {
  return `create index flight_story_feed_of_${owner} on any_flight
    (${owner}_id, story_time(story_added, published, created) desc, id desc)
    where is_public and story_time(story_added, published, created) is not null;\n`;
}
