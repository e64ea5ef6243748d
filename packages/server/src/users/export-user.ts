import type { ExportPart } from '../platform/archive/export-part.js';
import type { Executor } from '../platform/database/database.js';
import { toTimestamp } from '../platform/text/calendar-formats.js';
import { findMemberships } from './memberships.js';
import { getUserRow } from './queries.js';
import { serializeMe } from './serialize.js';

const IMAGE_NAME = 'picture.jpg';

/** The profile of a user in `account.json`, and their image. */
export const exportUser: ExportPart = {
  async account(services, { userId }) {
    const { db } = services;
    const row = await getUserRow(db, userId);
    const memberships = await findMemberships(db, userId);
    const { image: _image, ...me } = serializeMe(row, services);
    return {
      account: { ...me, memberships, ...(row.image_key !== null && { picture: IMAGE_NAME }) },
      administered_clubs: await findAdministeredClubs(db, userId),
      ...(row.verified && { verified: toTimestamp(row.verified) }),
    };
  },
  async *entries({ db, files }, { userId }) {
    const { image_key: key } = await getUserRow(db, userId);
    if (key !== null) yield { name: IMAGE_NAME, input: await files.getBytes(key) };
  },
};

/** Clubs whose pages the user edits. */
async function findAdministeredClubs(db: Executor, userId: number) {
  const rows = await db
    .selectFrom('club_administrator')
    .innerJoin('club', 'club.id', 'club_administrator.club_id')
    .where('user_id', '=', userId)
    .orderBy('club.id')
    .select(['club.id', 'club.name', 'appointed'])
    .execute();
  return rows.map(({ id, name, appointed }) => ({ id, name, since: toTimestamp(appointed) }));
}
