import { storeSmallImage } from '../images/store-small-image.js';
import { addAuditEntry } from '../moderation/model/audit.js';
import { FieldError, text } from '../platform/errors/errors.js';
import { operation, signedInUser } from '../platform/http/operation.js';
import { lockClubPage } from './administrators.js';
import { getClubRow } from './queries.js';
import { serializeClubRow } from './serialize.js';

export const setClubImage = operation(
  'setClubImage',
  async (request, services) => {
    const { db, clock } = services;
    const { id } = request.path;
    const user = signedInUser(request);
    const sent = request.files.get('image');
    if (!sent) {
      throw new FieldError([{ loc: ['image'], type: 'required', message: text('field.required') }]);
    }
    // Checked first, so that no image is decoded for a club of others.
    await db.transaction().execute((transaction) => lockClubPage(transaction, id, user));
    await storeSmallImage(services, {
      bytes: sent.bytes,
      replace: async (transaction, key) => {
        const { image_key: before } = await lockClubPage(transaction, id, user);
        if (before === key) return before;
        await transaction
          .updateTable('club')
          .set({ image_key: key })
          .where('id', '=', id)
          .execute();
        const entry = { action: 'club_image_set', kind: 'club', subjectId: id } as const;
        await addAuditEntry(transaction, { ...entry, actorId: user.id, now: clock() });
        return before;
      },
    });
    return serializeClubRow(await getClubRow(db, id));
  },
  { rateLimit: { perMinute: 20 } },
);
