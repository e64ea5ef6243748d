import type { Schemas } from '@cloudstreet/sdk/contract';
import type { Executor } from '../../platform/database/database.js';
import { withoutNull } from '../../platform/http/responses.js';

/** Finds users by their ids. Returns a function that returns a user by id, if they still exist. */
export async function findUserRefs(
  db: Executor,
  ids: readonly (number | null)[],
): Promise<(id: number | null) => Schemas['UserRef'] | undefined> {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  if (wanted.length === 0) return () => undefined;
  const users = await db
    .selectFrom('user')
    .where('id', 'in', wanted)
    .select(['id', 'name', 'image_key'])
    .execute();
  const byId = new Map(
    users.map(({ id, name, image_key: image }) => [id, withoutNull({ id, name, image })]),
  );
  return (id) => (id === null ? undefined : byId.get(id));
}
