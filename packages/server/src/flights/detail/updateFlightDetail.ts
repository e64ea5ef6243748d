import type { IncomingHttpHeaders } from 'node:http';
import type { Selectable } from 'kysely';
import type { GuessSource } from '../../accounts/password-attempts.js';
import { notify } from '../../notifications/notify.js';
import type { Executor } from '../../platform/database/database.js';
import type { DB } from '../../platform/database/schema.js';
import { type OperationRequest, operation, signedInUser } from '../../platform/http/operation.js';
import type { Services } from '../../platform/services.js';
import { getFlightDetailRow } from '../list/queries.js';
import { serializeFlightDetail, serializeOwnFlight } from '../list/serialize.js';
import { isEditToken } from '../model/edit-token.js';
import { CO_PILOT } from '../model/notification-kinds.js';
import { getOwnFlight, getUserOfFlight, lockOwnFlight, type Owner } from '../model/ownership.js';
import { scoreLockTime } from '../model/score-lock-time.js';
import { findStarred } from '../model/starred.js';
import { ownerOf } from '../model/visibility.js';
import { changeFlight } from './change-flight.js';
import { confirmCoUser } from './co-user.js';

export const updateFlightDetail = operation('updateFlightDetail', update, {
  allowsVisitor: (headers) => editTokenOf(headers) !== undefined,
});

function editTokenOf(headers: IncomingHttpHeaders): string | undefined {
  return [headers['edit-token']].flat()[0];
}

async function update(request: OperationRequest<'updateFlightDetail'>, services: Services) {
  const { db, clock } = services;
  const { path, body } = request;
  const { user, source } = await editorOf(request, services);
  await getOwnFlight(db, path.id, user);
  const confirmedCoUser = await confirmCoUser(services, source, body);
  const row = await db.transaction().execute(async (transaction) => {
    const flight = await lockOwnFlight(transaction, path.id, user);
    const isLocked = clock() >= scoreLockTime(flight);
    const change = { flight, patch: body, confirmedCoUser, isLocked };
    await changeFlight(transaction, services, change);
    await notifyCoUser(transaction, services, flight);
    return getFlightDetailRow(transaction, flight.id);
  });
  const serialize = ownerOf(row) === user.id ? serializeOwnFlight : serializeFlightDetail;
  const starred = await findStarred(db, request.user, [row.id]);
  return { ...serialize(row, clock(), request.reader), ...starred.get(row.id) };
}

/** Notifies a user who was named as co-pilot of a public flight by this change or before. */
async function notifyCoUser(
  db: Executor,
  services: Services,
  before: Selectable<DB['flight']>,
): Promise<void> {
  const {
    id,
    co_user_id: userId,
    visibility,
  } = await db
    .selectFrom('any_flight')
    .where('id', '=', before.id)
    .select(['id', 'co_user_id', 'visibility'])
    .executeTakeFirstOrThrow();
  if (userId === null || visibility !== 'public') return;
  const isPublished = before.visibility !== 'public' && before.published === null;
  if (userId === before.co_user_id && !isPublished) return;
  const { user_id: actorId } = before;
  await notify(db, services, { userId, kind: CO_PILOT, actorId, flightId: id });
}

interface Editor {
  user: Owner;
  /** Source to which wrong dates of birth are counted. */
  source: GuessSource;
}

/** User who edits. A caller with an edit token acts as the user of the flight. */
async function editorOf(
  request: OperationRequest<'updateFlightDetail'>,
  services: Services,
): Promise<Editor> {
  const { headers, path, address } = request;
  const token = editTokenOf(headers);
  if (token !== undefined && isEditToken(services, { token, flightId: path.id })) {
    return { user: await getUserOfFlight(services.db, path.id), source: { address } };
  }
  const user = signedInUser(request);
  return { user, source: { user: user.id } };
}
