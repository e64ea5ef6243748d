import type { Schemas } from '@cloudstreet/sdk/contract';
import { sql } from 'kysely';
import type { Executor } from '../platform/database/database.js';
import { NotFoundError, text } from '../platform/errors/errors.js';

export type Role = Schemas['UserGroupRole'];

/** A group with its pilots. */
export interface GroupRow {
  id: number;
  name: string;
  description: string | null;
  image_key: string | null;
  created: Date;
  pilots: readonly GroupPilotRow[];
}

export interface GroupPilotRow {
  user_id: number;
  name: string;
  image_key: string | null;
  role: Role;
}

/** Groups by name, of all users or of some. */
export async function findGroups(
  db: Executor,
  { userIds, skip, limit }: { userIds: readonly number[] | undefined; skip: number; limit: number },
) {
  return (
    db
      .selectFrom('user_group')
      // The only pilot of a group may restore their deleted account.
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('user_group_pilot')
            .whereRef('group_id', '=', 'user_group.id')
            .select('group_id'),
        ),
      )
      .$if(userIds !== undefined, (query) =>
        query.where('id', 'in', (from) =>
          from
            .selectFrom('user_group_pilot')
            .where('user_id', 'in', [...(userIds ?? [])])
            .select('group_id'),
        ),
      )
      .select((from) => [
        'id',
        'name',
        'description',
        'image_key as image',
        from
          .selectFrom('user_group_pilot')
          .whereRef('group_id', '=', 'user_group.id')
          .select(sql<number>`count(*)::int`.as('count'))
          .$asScalar()
          .$notNull()
          .as('pilot_count'),
      ])
      .orderBy('name')
      .orderBy('id')
      .offset(skip)
      .limit(limit)
      .execute()
  );
}

/** @throws {NotFoundError} If there is no such group. */
export async function getGroup(db: Executor, id: number): Promise<GroupRow> {
  const group = await db
    .selectFrom('user_group')
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirst();
  const pilots = await db
    .selectFrom('user_group_pilot')
    .innerJoin('user', 'user.id', 'user_group_pilot.user_id')
    .where('group_id', '=', id)
    .orderBy(sql`array_position(array['owner', 'manager', 'member'], role)`)
    .orderBy('user.name')
    .orderBy('user.id')
    .select(['user.id as user_id', 'user.name', 'user.image_key', 'role'])
    .execute();
  if (!group || pilots.length === 0) throw new NotFoundError(text('group.notFound', { id }));
  return { ...group, pilots };
}

/** Sets the key of a group's image and returns the previous one; the group is locked. */
export async function replaceGroupImage(
  transaction: Executor,
  id: number,
  key: string | null,
): Promise<string | null> {
  const { image_key: before } = await transaction
    .selectFrom('user_group')
    .where('id', '=', id)
    .select('image_key')
    .executeTakeFirstOrThrow();
  await transaction
    .updateTable('user_group')
    .set({ image_key: key })
    .where('id', '=', id)
    .execute();
  return before;
}

/** Whether a file is the image of a group. */
export async function isGroupImage(db: Executor, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('user_group')
    .where('image_key', '=', key)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a file is the image of a group with pilots, not counting deleted accounts. */
export async function isImageOfShownGroup(db: Executor, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('user_group')
    .innerJoin('user_group_pilot', 'user_group_pilot.group_id', 'user_group.id')
    .where('image_key', '=', key)
    .select('user_group.id')
    .executeTakeFirst();
  return row !== undefined;
}
