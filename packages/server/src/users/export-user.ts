import type { ExportPart } from '../platform/archive/export-part.js';
import { toTimestamp } from '../platform/text/calendar-formats.js';
import { getUserRow } from './queries.js';
import { serializeMe } from './serialize.js';

const IMAGE_NAME = 'picture.jpg';

/** The profile of a user in `account.json`, and their image. */
export const exportUser: ExportPart = {
  async account({ db, clock }, { userId }) {
    const row = await getUserRow(db, userId);
    const { image: _image, ...me } = serializeMe(row, clock());
    return {
      account: { ...me, ...(row.image_key !== null && { picture: IMAGE_NAME }) },
      ...(row.verified && { verified: toTimestamp(row.verified) }),
    };
  },
  async *entries({ db, files }, { userId }) {
    const { image_key: key } = await getUserRow(db, userId);
    if (key !== null) yield { name: IMAGE_NAME, input: await files.getBytes(key) };
  },
};
