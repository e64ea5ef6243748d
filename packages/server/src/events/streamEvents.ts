import { operation } from '../platform/http/operation.js';
import { EventStreamResponse } from '../platform/http/responses.js';
import type { Services } from '../platform/services.js';
import type { WithEvents } from './event-feed.js';

export const streamEvents = operation(
  'streamEvents',
  async ({ headers, address }, { events }: Services & WithEvents) => {
    const lastId = headers['last-event-id'];
    return new EventStreamResponse(
      await events.open({ address, lastId: typeof lastId === 'string' ? lastId : undefined }),
    );
  },
);
