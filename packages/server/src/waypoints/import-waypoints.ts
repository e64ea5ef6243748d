import type { Schemas } from '@cloudstreet/sdk/contract';
import type { ArchivedWaypoints } from '../imports/plan-import.js';
import { completeStep, type StepInput } from '../imports/step.js';
import type { Executor } from '../platform/database/database.js';
import { FieldError } from '../platform/errors/errors.js';
import { contractCheck } from '../platform/http/validation.js';
import { addWaypoints } from './add-waypoints.js';
import { createCollection } from './create-collection.js';
import type { readWaypointFile } from './read-waypoint-file.js';

const check = contractCheck('NewWaypointCollection');
/** More than a full collection with long descriptions. */
const MAX_FILE_BYTES = 40_000_000;

/** Creates a collection with the waypoints of its file, unless it is here. */
export async function importWaypoints(step: StepInput<ArchivedWaypoints>): Promise<void> {
  const { services, archive, content, userId } = step;
  const { collection, issues } = validOf(content.values);
  if (!collection) return completeStep(step, { refused: 1, issues: ['CHANGE name'] });
  const created = new Date(content.created ?? '');
  const hasTime = !Number.isNaN(created.getTime());
  if (hasTime && (await isHere(services.db, { userId, name: collection.name, created }))) {
    return completeStep(step, { skipped: 1 });
  }
  const bytes = await archive.read(content.file, MAX_FILE_BYTES);
  const { waypoints } = await services.workers.run<typeof readWaypointFile>('readWaypointFile', {
    bytes,
  });
  try {
    await services.db.transaction().execute(async (transaction) => {
      const now = services.clock();
      const owner = { userId, now, ...(hasTime && { created }) };
      const collectionId = await createCollection(transaction, owner, collection);
      await addWaypoints(transaction, { collectionId, ownerId: userId, now }, waypoints);
      await completeStep(step, { added: 1, issues }, transaction);
    });
  } catch (error) {
    if (!(error instanceof FieldError)) throw error;
    await completeStep(step, { refused: 1, issues: ['WAYPOINT_LIMIT'] });
  }
  return undefined;
}

/** Returns the values that are valid. Without a name there is no collection. */
function validOf(values: Record<string, unknown>) {
  const { description, ...required } = values;
  const given = [values, required].find((one) => check(one).length === 0);
  return {
    collection: given as unknown as Schemas['NewWaypointCollection'] | undefined,
    issues: given === required && description !== undefined ? ['CHANGE description'] : [],
  };
}

interface Known {
  readonly userId: number;
  readonly name: string;
  readonly created: Date;
}

async function isHere(db: Executor, { userId, name, created }: Known): Promise<boolean> {
  const row = await db
    .selectFrom('waypoint_collection')
    .where('user_id', '=', userId)
    .where('name', '=', name)
    .where('created', '=', created)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}
