import { type Schemas, UPLOAD_MEGABYTES } from '@cloudstreet/sdk/contract';
import { sql } from 'kysely';
import { storeSmallImage } from '../../images/store-small-image.js';
import type { ArchivedTravel } from '../../imports/plan-import.js';
import { findImportedFlight } from '../../imports/queries.js';
import { completeStep, type StepInput } from '../../imports/step.js';
import type { Executor } from '../../platform/database/database.js';
import { BYTES_PER_MEGABYTE } from '../../platform/files/megabytes.js';
import { contractCheck } from '../../platform/http/validation.js';
import { updateTravels } from '../model/update-travels.js';
import { replaceImage } from './replace-image.js';

const check = contractCheck('TravelPatch');

/**
 * Gives name, text and photo to the travel with the same flights, unless it has some. Imported flights
 * make a travel once they are scored, which then continues the one stored here.
 */
export async function importTravel(step: StepInput<ArchivedTravel>): Promise<void> {
  const { services, archive, content, userId } = step;
  const flightIds = await findFlights(step);
  if (flightIds.length === 0) {
    return completeStep(step, { refused: 1, issues: ['TRAVEL_FLIGHTS'] });
  }
  const { words, issues } = validOf(content.values);
  const known = await findTravel(services.db, { userId, flightIds });
  if (known?.has_words) return completeStep(step, { skipped: 1 });
  const store = async (transaction: Executor) => {
    const id = await storeTravel(transaction, { userId, flightIds, words });
    await completeStep(step, { added: 1, issues }, transaction);
    return id;
  };
  if (content.picture === undefined) {
    await services.db.transaction().execute(store);
    return undefined;
  }
  const maxBytes = UPLOAD_MEGABYTES.UserImageUpload.image * BYTES_PER_MEGABYTE;
  await storeSmallImage(services, {
    bytes: await archive.read(content.picture, maxBytes),
    replace: async (transaction, key) => replaceImage(transaction, await store(transaction), key),
  });
  return undefined;
}

/** Finds the flights of the travel that are the user's here. */
async function findFlights(step: StepInput<ArchivedTravel>): Promise<number[]> {
  const { services, at, userId, content } = step;
  const found: number[] = [];
  for (const { file, takeoffNumber } of content.flights) {
    const id = await findImportedFlight(services.db, { ...at, userId, file, takeoffNumber });
    if (id !== undefined) found.push(id);
  }
  return found;
}

/** Returns the words that are valid. */
function validOf(values: ArchivedTravel['values']) {
  const words: Record<string, unknown> = { ...values };
  const invalid = new Set(check(words).map(({ loc }) => String(loc[0])));
  for (const field of invalid) delete words[field];
  return {
    words: words as Schemas['TravelPatch'],
    issues: Array.from(invalid, (field) => `CHANGE ${field}`),
  };
}

interface Flown {
  readonly userId: number;
  readonly flightIds: readonly number[];
}

/** Finds the travel of a user with most of the flights. */
async function findTravel(db: Executor, { userId, flightIds }: Flown) {
  const { rows } = await sql<{ id: number; has_words: boolean }>`
    select id, (name is not null or description is not null or image_key is not null) as has_words
    from travel join travel_flight on travel_id = id and flight_id = any(${flightIds}::int[])
    where user_id = ${userId}
    group by id
    order by count(*) desc, id
    limit 1`.execute(db);
  return rows[0];
}

async function storeTravel(
  transaction: Executor,
  { words, ...flown }: Flown & { words: Schemas['TravelPatch'] },
): Promise<number> {
  const { userId, flightIds } = flown;
  // Locks the travels of the user, and finds those of flights that are scored.
  await updateTravels(transaction, userId);
  const known = await findTravel(transaction, flown);
  const id = known?.id ?? (await insertTravel(transaction, flown));
  const { name = null, description = null } = words;
  await sql`
    update travel
    set name = coalesce(name, ${name}), description = coalesce(description, ${description})
    where id = ${id}`.execute(transaction);
  if (!known) {
    await sql`
      insert into travel_flight (travel_id, flight_id)
      select ${id}::int, unnest(${flightIds}::int[])`.execute(transaction);
  }
  return id;
}

/** Inserts a travel that is not found yet. */
async function insertTravel(transaction: Executor, { userId, flightIds }: Flown): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into travel (user_id, is_found, start_date, end_date, flights, distance, points)
    select ${userId}::int, false, min(scoring_date), max(scoring_date), count(*), 0, 0
    from any_flight where id = any(${flightIds}::int[])
    returning id`.execute(transaction);
  return rows[0]!.id;
}
