import type { Schemas } from '@cloudstreet/sdk/contract';
import { withoutNull } from '../platform/http/responses.js';
import { toTimestamp } from '../platform/text/calendar-formats.js';
import type { GroupRow } from './queries.js';

export function serializeGroup(group: GroupRow): Schemas['UserGroup'] {
  const { id, name, description, image_key: image, created, pilots } = group;
  return {
    ...withoutNull({ id, name, description, image }),
    created: toTimestamp(created),
    pilot: pilots.map(({ user_id, name: pilotName, image_key, role }) => ({
      user: withoutNull({ id: user_id, name: pilotName, image: image_key }),
      role,
    })),
  };
}
