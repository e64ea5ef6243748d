import { DomainError, NotFoundError, text } from '../../platform/errors/errors.js';
import { lockFileKey } from '../../platform/files/file-lock.js';
import type { Services } from '../../platform/services.js';
import { cardKey } from '../model/card-key.js';
import { requireVisible } from '../model/visibility.js';
import type { drawFlightCard } from './draw-flight-card.js';

/**
 * Finds the card of a flight and returns its key. A card is drawn at the first request. A flight that
 * is not public needs the token of its link.
 */
export type FlightCards = (flightId: number, link?: string) => Promise<string>;

/** Maximum number of waiting cards, because scoring needs the threads too. */
const MAX_WAITING = 50;

/**
 * Creates the function that finds cards. A card is named after its track, so a changed track gets
 * another card.
 */
export function createFlightCards(services: Services): FlightCards {
  const drawing = new Map<string, Promise<void>>();

  /** @throws {NotFoundError} If a visitor may not see the flight, or it has no track yet. */
  return async (flightId, link) => {
    const { db, files } = services;
    await requireVisible(services, flightId, { user: undefined, link });
    const flight = await db
      .selectFrom('any_flight')
      .where('id', '=', flightId)
      .select('track_key')
      .executeTakeFirst();
    if (!flight) throw new NotFoundError(text('flight.notFound', { id: flightId }));
    const trackKey = flight.track_key;
    if (!trackKey) throw new NotFoundError(text('track.notFound'));
    const key = cardKey(trackKey);
    if (await files.exists(key)) return key;
    if (drawing.size >= MAX_WAITING && !drawing.has(key)) {
      throw new DomainError(503, 'UNAVAILABLE', text('error.UNAVAILABLE'));
    }
    const drawn = drawing.get(key) ?? draw(services, { flightId, trackKey, key });
    drawing.set(key, drawn);
    await drawn.finally(() => drawing.delete(key));
    return key;
  };
}

interface Drawing {
  readonly flightId: number;
  readonly trackKey: string;
  readonly key: string;
}

async function draw(services: Services, { flightId, trackKey, key }: Drawing): Promise<void> {
  const { db, files, workers } = services;
  const card = await workers.run<typeof drawFlightCard>('drawFlightCard', {
    track: await files.getBytes(trackKey),
  });
  await db.transaction().execute(async (transaction) => {
    await lockFileKey(transaction, key);
    // If the flight was deleted in the meantime, no other code would remove the card.
    const flight = await transaction
      .selectFrom('any_flight')
      .where('track_key', '=', trackKey)
      .select('id')
      .executeTakeFirst();
    if (!flight) throw new NotFoundError(text('flight.notFound', { id: flightId }));
    await files.put(key, card);
  });
}
