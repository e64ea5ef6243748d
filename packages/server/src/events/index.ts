import { cleanup } from '../platform/queue/cleanup.js';
import type { Services } from '../platform/services.js';
import type { Resource } from '../resource/resource.js';
import type { WithEvents } from './event-feed.js';
import { removeOldEvents } from './queries.js';
import { streamEvents } from './streamEvents.js';

/** Events of new and scored flights. */
export const events: Resource<Services & WithEvents> = {
  operations: [streamEvents],
  cleanup: [cleanup('old events', removeOldEvents)],
  onAccountDeletion: { notStored: ['flight_event'] },
};
