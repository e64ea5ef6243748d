import { sql } from 'kysely';
import type { Executor } from '../../platform/database/database.js';
import type { UsersToMerge } from './merged-columns.js';

/** Moves follows, groups, mentions, notifications and reports of an account to another one. */
export async function mergeCommunity(db: Executor, users: UsersToMerge): Promise<void> {
  await moveFollows(db, users);
  await moveGroups(db, users);
  await moveMentions(db, users);
  await moveNotifications(db, users);
  await moveReports(db, users);
}

/** Leaves out follows between the two. Of two follows of the same, an accepted one counts. */
async function moveFollows(db: Executor, { id, into }: UsersToMerge): Promise<void> {
  for (const [own, other] of [
    ['follower_id', 'user_id'],
    ['user_id', 'follower_id'],
  ] as const) {
    const [ownColumn, otherColumn] = [sql.ref(own), sql.ref(other)];
    await sql`
      update user_follow as kept set accepted = coalesce(kept.accepted, moved.accepted)
      from user_follow as moved
      where moved.${ownColumn} = ${id} and kept.${ownColumn} = ${into}
        and kept.${otherColumn} = moved.${otherColumn} and kept.accepted is null`.execute(db);
    await sql`
      update user_follow as moved set ${ownColumn} = ${into}
      where moved.${ownColumn} = ${id} and moved.${otherColumn} <> ${into} and not exists (
        select from user_follow as kept
        where kept.${ownColumn} = ${into} and kept.${otherColumn} = moved.${otherColumn})`.execute(
      db,
    );
  }
}

/** Of two roles in a group, the higher one stays. */
async function moveGroups(db: Executor, { id, into }: UsersToMerge): Promise<void> {
  await sql`
    delete from user_group_pilot as kept using user_group_pilot as moved
    where kept.user_id = ${into} and moved.user_id = ${id} and moved.group_id = kept.group_id
      and array_position(array['member', 'manager', 'owner'], moved.role)
        > array_position(array['member', 'manager', 'owner'], kept.role)`.execute(db);
  await sql`
    update user_group_pilot as moved set user_id = ${into}
    where user_id = ${id} and not exists (
      select from user_group_pilot as kept
      where kept.user_id = ${into} and kept.group_id = moved.group_id)`.execute(db);
}

/** Texts mention users by their ids. */
async function moveMentions(db: Executor, { id, into }: UsersToMerge): Promise<void> {
  await sql`
    update comment set text = replace(text, ${`@[${id}]`}, ${`@[${into}]`})
    where id in (select comment_id from comment_mention where user_id = ${id})`.execute(db);
  await sql`
    update comment_mention as moved set user_id = ${into}
    where user_id = ${id} and not exists (
      select from comment_mention as kept
      where kept.user_id = ${into} and kept.comment_id = moved.comment_id)`.execute(db);
}

/** The same is not notified again while it is unread. */
async function moveNotifications(db: Executor, { id, into }: UsersToMerge): Promise<void> {
  for (const column of ['user_id', 'actor_id'] as const) {
    const other = sql.ref(column === 'user_id' ? 'actor_id' : 'user_id');
    const own = sql.ref(column);
    await sql`
      update notification as moved set ${own} = ${into}
      where moved.${own} = ${id} and moved.${other} is distinct from ${into} and (read is not null or not exists (
        select from notification as kept
        where kept.${own} = ${into} and kept.read is null and kept.event = moved.event
          and kept.${other} is not distinct from moved.${other}
          and kept.flight_id is not distinct from moved.flight_id
          and kept.group_id is not distinct from moved.group_id
          and kept.club_id is not distinct from moved.club_id
          and kept.page is not distinct from moved.page))`.execute(db);
  }
}

/** Also reports of the account itself. Reports of each other are deleted. */
async function moveReports(db: Executor, { id, into }: UsersToMerge): Promise<void> {
  await sql`update report set user_id = ${into} where user_id = ${id}`.execute(db);
  await sql`
    update report as moved set subject_id = ${String(into)}
    where kind = 'user' and subject_id = ${String(id)} and not exists (
      select from report as kept where kept.kind = 'user' and kept.subject_id = ${String(into)}
        and kept.reporter_id = moved.reporter_id)`.execute(db);
  await sql`
    delete from report
    where user_id = ${into} and reporter_id in (${id}, ${into})`.execute(db);
}
