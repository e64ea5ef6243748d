import { sql } from 'kysely';
import type { Executor } from '../../platform/database/database.js';

export interface UsersToMerge {
  /** Account that is deleted. */
  readonly id: number;
  /** Account that remains. */
  readonly into: number;
}

/**
 * `move`: all rows move to the remaining account. `own`: they are moved by a function of their own.
 * `drop`: they are deleted with the account, because they are secrets or computed. A list of columns: rows
 * move unless the remaining account has one with the same values in these columns.
 */
type Rule = 'move' | 'own' | 'drop' | readonly string[];

/** Rules for every column that refers to a user. A test compares them with the database. */
export const MERGED_COLUMNS: Readonly<Record<string, Rule>> = {
  'any_flight.user_id': 'own',
  'any_flight.co_user_id': 'own',
  'any_flight.asked_user_id': 'own',
  // Its partitions, too.
  'any_flight_contest.user_id': 'own',
  'any_flight_contest.co_user_id': 'own',
  'story.user_id': 'own',
  'flight_star.user_id': ['flight_id'],
  'flight_collection.user_id': 'move',
  'flight_collection_star.user_id': ['collection_id'],
  // Found again afterwards, with their words.
  'travel.user_id': 'move',
  'waypoint_collection.user_id': 'move',
  'waypoint_collection_star.user_id': ['collection_id'],
  'task.user_id': 'move',
  'competition.user_id': 'move',
  'competition_change.user_id': 'move',
  'championship.user_id': 'move',
  'championship_entry.user_id': 'move',
  'championship_change.user_id': 'move',
  'task_star.user_id': ['task_id'],
  // A pilot has one declaration at a time.
  'task_declaration.user_id': [],
  'comment.user_id': 'move',
  'comment_reaction.user_id': ['comment_id'],
  'comment_mention.user_id': 'own',
  'user_follow.user_id': 'own',
  'user_follow.follower_id': 'own',
  'club_follow.follower_id': ['club_id'],
  'airport_follow.follower_id': ['airport_id'],
  'follow_push.user_id': 'drop',
  'follow_push.follower_id': 'drop',
  'user_group_pilot.user_id': 'own',
  'notification.user_id': 'own',
  'notification.actor_id': 'own',
  'report.user_id': 'own',
  'report.reporter_id': ['kind', 'subject_id'],
  'certificate.user_id': 'move',
  'achievement.user_id': 'drop',
  'ranking_entry.user_id': 'drop',
  'club_membership.user_id': 'own',
  'club_administrator.user_id': ['club_id'],
  'user_alias.user_id': 'move',
  'integration.user_id': ['service'],
  'device.user_id': [],
  'device_takeover.user_id': ['device_id'],
  'subscription.user_id': 'move',
  'coupon_redemption.user_id': ['coupon_id'],
  'token_family.user_id': 'drop',
  'personal_token.user_id': 'drop',
  'mail_link.user_id': 'drop',
  'archive_import.user_id': 'drop',
};

/** Moves the rows of all columns whose rule needs no function. */
export async function moveColumns(db: Executor, { id, into }: UsersToMerge): Promise<void> {
  for (const [name, rule] of Object.entries(MERGED_COLUMNS)) {
    if (rule === 'own' || rule === 'drop') continue;
    const [table = '', column = ''] = name.split('.');
    const user = sql.ref(`row.${column}`);
    const same = (rule === 'move' ? [] : rule).map(
      (key) => sql`other.${sql.ref(key)} is not distinct from row.${sql.ref(key)}`,
    );
    const isTaken = sql.join([sql`other.${sql.ref(column)} = ${into}`, ...same], sql` and `);
    const isFree =
      rule === 'move'
        ? sql``
        : sql`and not exists (select from ${sql.table(table)} as other where ${isTaken})`;
    await sql`
      update ${sql.table(table)} as row set ${sql.ref(column)} = ${into}
      where ${user} = ${id} ${isFree}`.execute(db);
  }
}

/** Moves rows that wait for the return of other, deleted accounts. */
export async function moveRowsOfDeletedAccounts(
  db: Executor,
  { id, into }: UsersToMerge,
): Promise<void> {
  for (const name of Object.keys(MERGED_COLUMNS)) {
    const [table = '', column = ''] = name.split('.');
    await sql`
      update deleted_account_row
      set content = jsonb_set(content, array[${column}], to_jsonb(${into}::integer))
      where table_name = ${table} and content ->> ${column} = ${String(id)}`.execute(db);
  }
}
