import type { Schemas } from '@cloudstreet/sdk/contract';
import type { Executor } from '../platform/database/database.js';
import { FieldError, text } from '../platform/errors/errors.js';
import { operation, type SignedInUser, signedInUser } from '../platform/http/operation.js';
import { describeFindings } from '../platform/text/task-file-findings.js';
import { addWaypoints, withoutKnown } from './add-waypoints.js';
import { createCollection } from './create-collection.js';
import { getCollection, lockCollection } from './queries.js';
import type { readWaypointFile } from './read-waypoint-file.js';
import { serializeCollectionRow } from './serialize.js';

export const uploadWaypoints = operation(
  'uploadWaypoints',
  async (request, { db, clock, workers }) => {
    const user = signedInUser(request);
    const { collection_id: collectionId } = request.query;
    const file = request.files.get('file');
    if (!file) {
      throw new FieldError([{ loc: ['file'], type: 'required', message: text('field.required') }]);
    }
    if (collectionId !== undefined) {
      // Checked first, so that no file is read for a collection of another user.
      await db.transaction().execute((transaction) => {
        return lockCollection(transaction, collectionId, user);
      });
    }
    const { bytes } = file;
    const reading = await workers.run<typeof readWaypointFile>('readWaypointFile', { bytes });
    return db.transaction().execute(async (transaction) => {
      const target = { collectionId, name: nameOf(file.name), user, now: clock() };
      const { id, added } = await store(transaction, target, reading.waypoints);
      const collection =
        id === undefined ? undefined : await getCollection(transaction, id, { user });
      const response: Schemas['UploadedWaypoints'] = {
        ...(collection && { collection: serializeCollectionRow(collection) }),
        added,
        known: reading.waypoints.length - added,
        tasks: reading.tasks,
        findings: describeFindings(reading.findings, request.acceptLanguage),
        further_findings: reading.furtherFindings,
      };
      await request.keepResponse(transaction, response);
      return response;
    });
  },
  { rateLimit: { perMinute: 20 } },
);

interface Target {
  readonly collectionId: string | undefined;
  /** Name of a new collection. */
  readonly name: string;
  readonly user: SignedInUser;
  readonly now: Date;
}

/** Adds the waypoints that are not known, and returns the collection and their number. */
async function store(
  transaction: Executor,
  { collectionId, name, user, now }: Target,
  waypoints: readonly Schemas['NewWaypoint'][],
): Promise<{ id: string | undefined; added: number }> {
  const owner =
    collectionId === undefined
      ? user.id
      : (await lockCollection(transaction, collectionId, user)).user_id;
  const fresh = await withoutKnown(transaction, collectionId, waypoints);
  if (fresh.length === 0) return { id: collectionId, added: 0 };
  const id =
    collectionId ?? (await createCollection(transaction, { userId: user.id, now }, { name }));
  await addWaypoints(transaction, { collectionId: id, ownerId: owner, now }, fresh);
  return { id, added: fresh.length };
}

/** Returns the name of a file without folders and ending. */
function nameOf(file: string): string {
  const name = file
    .replace(/^.*[/\\]/, '')
    .replace(/\.\w{1,8}$/, '')
    .normalize()
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, 100)
    .replaceAll(/\p{Cs}/gu, '')
    .trim();
  return name === '' ? 'Waypoints' : name;
}
