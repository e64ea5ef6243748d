import { publicStatus } from '../accounts/public-status.js';
import { operation } from '../platform/http/operation.js';
import { withoutNull } from '../platform/http/responses.js';
import { claimPartsOf, findClaim } from './claim.js';
import { getBadgeUser } from './queries.js';

export const getBadgeClaim = operation(
  'getBadgeClaim',
  async ({ path }, { db }) => {
    const { badge_id } = path;
    const parts = claimPartsOf(badge_id);
    const user = await getBadgeUser(db, path.id);
    const { id, name, image_key: image } = user;
    return {
      badge_id,
      user: withoutNull({ id, name, image, ...publicStatus(user) }),
      part: await findClaim(db, id, parts),
    };
  },
  { rateLimit: { perMinute: 60 } },
);
