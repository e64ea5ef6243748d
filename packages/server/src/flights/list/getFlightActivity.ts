import { roundToHundredths } from '@cloudstreet/scoring/units';
import { operation } from '../../platform/http/operation.js';
import { ownerOfList } from '../model/visibility.js';
import { findFriends } from './find-friends.js';
import { activityQuery } from './flight-activity.js';
import { locate } from './locate.js';

export const getFlightActivity = operation('getFlightActivity', async (request, services) => {
  const { query, user } = request;
  const { db, clock } = services;
  const friends = await findFriends(db, query, user);
  const located = { ...(await locate(db, query)), ...ownerOfList(query, user), ...friends };
  const { rows } = await db.executeQuery(activityQuery(db, located, clock()));
  return rows.map(({ date, flights, distance, duration }) => ({
    date,
    flights,
    distance: roundToHundredths(distance),
    duration,
  }));
});
