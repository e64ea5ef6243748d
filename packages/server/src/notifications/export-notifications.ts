import { asList } from '../platform/archive/entry.js';
import type { ExportPart, ExportRequest } from '../platform/archive/export-part.js';
import type { Executor } from '../platform/database/database.js';
import type { NotificationKinds } from './kinds.js';
import { findNotifications } from './queries.js';
import { serializeNotification } from './serialize.js';

/** Rows are read in chunks of this size. */
const CHUNK = 50;

/** `notifications.json` of an archive. */
export const exportNotifications = (kinds: NotificationKinds): ExportPart => ({
  async *entries({ db }, request) {
    yield { name: 'notifications.json', input: asList(notificationsOf(db, request, kinds)) };
  },
});

async function* notificationsOf(
  db: Executor,
  { userId, messages, reader }: ExportRequest,
  kinds: NotificationKinds,
): AsyncGenerator<object> {
  for (let skip = 0; ; skip += CHUNK) {
    const rows = await findNotifications(db, { userId, skip, limit: CHUNK });
    for (const row of rows) {
      yield serializeNotification(row, { kinds, messages, dateLanguage: reader.locale });
    }
    if (rows.length < CHUNK) return;
  }
}
