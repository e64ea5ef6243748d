import type { IncomingHttpHeaders } from 'node:http';
import type { GuessSource } from '../../accounts/password-attempts.js';
import { type OperationRequest, operation, signedInUser } from '../../platform/http/operation.js';
import type { Services } from '../../platform/services.js';
import { notifyAsked } from '../crew/notify-asked.js';
import { getFlightDetailRow } from '../list/queries.js';
import { serializeFlightFor } from '../list/serialize.js';
import { isEditToken } from '../model/edit-token.js';
import { getOwnFlight, getUserOfFlight, lockOwnFlight, type Owner } from '../model/ownership.js';
import { scoreLockTime } from '../model/score-lock-time.js';
import { findStarred } from '../model/starred.js';
import { changeFlight } from './change-flight.js';
import { findKnownUser } from './co-user.js';

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
  const knownUser = await findKnownUser(services, source, body);
  const row = await db.transaction().execute(async (transaction) => {
    const flight = await lockOwnFlight(transaction, path.id, user);
    const isLocked = clock() >= scoreLockTime(flight);
    const change = { flight, patch: body, knownUser, isLocked };
    await changeFlight(transaction, services, change);
    await notifyAsked(transaction, services, flight.id, flight);
    return getFlightDetailRow(transaction, flight.id);
  });
  const starred = await findStarred(db, request.user, [row.id]);
  return { ...serializeFlightFor(row, user, clock(), request.reader), ...starred.get(row.id) };
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
