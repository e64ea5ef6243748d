import { operation } from '../../platform/http/operation.js';
import { getFlightDetailRow } from '../list/queries.js';

export const unpinFlightOfMonth = operation('unpinFlightOfMonth', async ({ path }, { db }) => {
  const { id } = await getFlightDetailRow(db, path.id);
  await db.deleteFrom('flight_of_month').where('flight_id', '=', id).execute();
  return undefined;
});
