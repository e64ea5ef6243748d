import { findScoresOfFlight } from '../../competitions/model/scores-of-flight.js';
import { operation } from '../../platform/http/operation.js';
import { findTravelsOfFlight } from '../../travels/model/travels-of-flight.js';
import { getFlightDetailRow } from '../list/queries.js';
import { serializeFlightFor } from '../list/serialize.js';
import { findStarred } from '../model/starred.js';
import { requireVisible } from '../model/visibility.js';

export const getFlightDetail = operation('getFlightDetail', async (request, services) => {
  const { path, query, user, reader } = request;
  const { db, clock } = services;
  await requireVisible(services, path.id, { user, link: query.link });
  const row = await getFlightDetailRow(db, path.id);
  const starred = await findStarred(db, user, [row.id]);
  const travel = await findTravelsOfFlight(db, row.id);
  const scores = row.is_public ? await findScoresOfFlight(db, row.id) : [];
  return {
    ...serializeFlightFor(row, user, clock(), reader),
    ...starred.get(row.id),
    ...(scores.length > 0 && { task_score: scores }),
    ...(travel.length > 0 && { travel }),
  };
});
