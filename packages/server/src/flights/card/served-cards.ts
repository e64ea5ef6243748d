import type { ServedFolder } from '../../platform/http/serve-files.js';
import type { Services } from '../../platform/services.js';
import { createFlightCards } from './flight-card.js';

const CARD = /^(0|[1-9]\d{0,8})(?:-([\w-]{43}))?\.jpg$/;

/**
 * Serves the card of a flight as `flight/ID.jpg`, or `flight/ID-TOKEN.jpg` if it has a link. It is drawn
 * at the first request.
 */
export function servedCards(services: Services): ServedFolder {
  const cardOf = createFlightCards(services);
  return {
    path: 'flight',
    storedIn: 'card',
    // The track on the card may change.
    maxAgeS: 300,
    keyOf: async (name) => {
      const [, id, link] = CARD.exec(name) ?? [];
      return id === undefined ? undefined : cardOf(Number(id), link);
    },
  };
}
