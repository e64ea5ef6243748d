import { type Kysely, sql } from 'kysely';

/** Notifications about clubs, imports of travels, and reports of words. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(NOTIFICATIONS).execute(db);
  await sql.raw(IMPORTS).execute(db);
  await sql.raw(REPORTS).execute(db);
}

const NOTIFICATIONS = `
alter table notification
  add column club_id integer references club on delete cascade,
  -- Path of the page of anything that has no column.
  add column page text;
create index notification_by_club on notification (club_id) where club_id is not null;
drop index notification_unread;
create unique index notification_unread on notification
  (user_id, event, actor_id, flight_id, group_id, club_id, page) nulls not distinct where read is null;
`;

/** Adds a kind to those of the table, whichever these are. */
const IMPORTS = `
do $$
declare
  known text;
begin
  select pg_get_expr(conbin, conrelid) into known from pg_constraint
  where conname = 'archive_import_item_kind_check';
  alter table archive_import_item drop constraint archive_import_item_kind_check;
  execute format(
    'alter table archive_import_item add constraint archive_import_item_kind_check
      check ((%s) or kind = ''travel'')', known);
end
$$;
`;

/** Ids of collections are texts. */
const REPORTS = `
alter table report alter column subject_id type text;
alter table audit_entry alter column subject_id type text;
`;
