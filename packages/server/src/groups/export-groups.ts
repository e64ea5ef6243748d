import type { ExportPart } from '../platform/archive/export-part.js';
import type { Database } from '../platform/database/database.js';
import { withoutNull } from '../platform/http/responses.js';
import { toTimestamp } from '../platform/text/calendar-formats.js';

/** Exports the groups of a user, and the images of those that they own. */
export const exportGroups: ExportPart = {
  account: async ({ db }, { userId }) => ({
    groups: (await findOwnGroups(db, userId)).map(serializeGroup),
  }),
  async *entries({ db, files }, { userId }) {
    for (const group of await findOwnGroups(db, userId)) {
      const { image_key: key } = group;
      const name = imageName(group);
      // Another owner may have removed it since.
      if (name === undefined || key === null || !(await files.exists(key))) continue;
      yield { name, input: await files.getBytes(key) };
    }
  },
};

type OwnGroup = Awaited<ReturnType<typeof findOwnGroups>>[number];

function findOwnGroups(db: Database, userId: number) {
  return db
    .selectFrom('user_group_pilot')
    .innerJoin('user_group', 'user_group.id', 'user_group_pilot.group_id')
    .where('user_id', '=', userId)
    .orderBy('user_group.id')
    .select(['user_group.id', 'name', 'description', 'image_key', 'role', 'since'])
    .execute();
}

/** Name in the archive of the image of a group that the user owns. */
function imageName({ id, role, image_key: key }: OwnGroup): string | undefined {
  return role === 'owner' && key !== null ? `groups/${id}.jpg` : undefined;
}

function serializeGroup(row: OwnGroup) {
  const { since, image_key: _key, ...group } = row;
  return withoutNull({ ...group, since: toTimestamp(since), picture: imageName(row) });
}
