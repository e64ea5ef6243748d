import { operation, signedInUser } from '../platform/http/operation.js';
import type { NotificationKinds } from './kinds.js';
import { findNotifications } from './queries.js';
import { serializeNotification } from './serialize.js';

export const listNotifications = (kinds: NotificationKinds) =>
  operation('listNotifications', async (request, { db }) => {
    const { query, messages, reader } = request;
    const { id: userId } = signedInUser(request);
    const { skip = 0, limit = 100 } = query;
    const rows = await findNotifications(db, { userId, skip, limit });
    const dateLanguage = reader.locale;
    return rows.map((row) => serializeNotification(row, { kinds, messages, dateLanguage }));
  });
