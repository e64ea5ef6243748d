import { roundToHundredths } from '@cloudstreet/scoring/units';
import { operation } from '../../platform/http/operation.js';
import { activityQuery } from './flight-activity.js';
import { locate } from './locate.js';

export const getFlightActivity = operation('getFlightActivity', async ({ query }, services) => {
  const { db, clock } = services;
  const { rows } = await db.executeQuery(activityQuery(db, await locate(db, query), clock()));
  return rows.map(({ date, flights, distance, duration }) => ({
    date,
    flights,
    distance: roundToHundredths(distance),
    duration,
  }));
});
