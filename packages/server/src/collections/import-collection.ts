import { type Schemas, UPLOAD_MEGABYTES } from '@cloudstreet/sdk/contract';
import { storeSmallImage } from '../images/store-small-image.js';
import type { ArchivedCollection } from '../imports/plan-import.js';
import { findImportedFlight } from '../imports/queries.js';
import { completeStep, type StepInput } from '../imports/step.js';
import type { Executor } from '../platform/database/database.js';
import { FieldError } from '../platform/errors/errors.js';
import { BYTES_PER_MEGABYTE } from '../platform/files/megabytes.js';
import { contractCheck } from '../platform/http/validation.js';
import { createCollection } from './create-collection.js';
import { replaceImage } from './replace-image.js';

const check = contractCheck('NewFlightCollection');
/** Fields without which a collection is imported if they are not valid. */
const OPTIONAL = ['description', 'hex_color'] as const;

/**
 * Creates a collection with those of its flights that are here: imported ones, and on their own
 * instance those of others.
 */
export async function importCollection(step: StepInput<ArchivedCollection>): Promise<void> {
  const { services, archive, content, userId } = step;
  const { collection, issues } = validOf(content.values);
  if (!collection) return completeStep(step, { refused: 1, issues: ['CHANGE name'] });
  const created = createdOf(content);
  if (created && (await isHere(services.db, { userId, name: collection.name, created }))) {
    return completeStep(step, { skipped: 1 });
  }
  const flight = await findFlights(step);
  const store = async (transaction: Executor) => {
    const now = services.clock();
    const id = await createCollection(
      transaction,
      {
        user: { id: userId, isSuperuser: false, isModerator: false },
        now,
        ...(created && { created }),
      },
      { ...collection, flight },
    );
    await completeStep(step, { added: 1, issues }, transaction);
    return { id, now };
  };
  try {
    if (content.picture === undefined) {
      await services.db.transaction().execute(store);
      return undefined;
    }
    const maxBytes = UPLOAD_MEGABYTES.UserImageUpload.image * BYTES_PER_MEGABYTE;
    await storeSmallImage(services, {
      bytes: await archive.read(content.picture, maxBytes),
      replace: async (transaction, key) => {
        const { id, now } = await store(transaction);
        return replaceImage(transaction, id, { key, now });
      },
    });
  } catch (error) {
    const isFull =
      error instanceof FieldError && error.problems[0]?.type === 'TOO_MANY_COLLECTIONS';
    if (!isFull) throw error;
    await completeStep(step, { refused: 1, issues: ['COLLECTION_LIMIT'] });
  }
  return undefined;
}

/** Returns the values that are valid. Without a name there is no collection. */
function validOf(values: Record<string, unknown>) {
  const given = { ...values };
  const invalid = new Set(check(given).map(({ loc }) => String(loc[0])));
  const dropped = OPTIONAL.filter((field) => invalid.has(field));
  for (const field of dropped) delete given[field];
  const isValid = check(given).length === 0;
  return {
    collection: isValid ? (given as unknown as Schemas['NewFlightCollection']) : undefined,
    issues: dropped.map((field) => `CHANGE ${field}`),
  };
}

function createdOf({ created }: ArchivedCollection): Date | undefined {
  const time = new Date(created ?? '');
  return Number.isNaN(time.getTime()) ? undefined : time;
}

interface Known {
  userId: number;
  name: string;
  created: Date;
}

async function isHere(db: Executor, { userId, name, created }: Known): Promise<boolean> {
  const row = await db
    .selectFrom('flight_collection')
    .where('user_id', '=', userId)
    .where('name', '=', name)
    .where('created', '=', created)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

async function findFlights({
  services,
  content,
  host,
  at,
  userId,
}: StepInput<ArchivedCollection>): Promise<number[]> {
  const isOwnInstance = host === new URL(services.publicUrl()).host;
  const found: number[] = [];
  for (const { id, file, takeoffNumber = 0 } of content.flights) {
    const imported =
      file === undefined
        ? undefined
        : await findImportedFlight(services.db, { ...at, userId, file, takeoffNumber });
    const flightId = imported ?? (isOwnInstance ? id : undefined);
    if (flightId !== undefined) found.push(flightId);
  }
  return found;
}
