import { operation } from '../../platform/http/operation.js';
import { getFlightDetailRow } from '../list/queries.js';

export const pinFlightOfMonth = operation('pinFlightOfMonth', async ({ path }, { db }) => {
  await db.transaction().execute(async (transaction) => {
    const { id, scoring_date: day } = await getFlightDetailRow(transaction, path.id);
    const month = `${day.slice(0, 7)}-01`;
    // A new scoring date may have moved it to another month.
    await transaction.deleteFrom('flight_of_month').where('flight_id', '=', id).execute();
    await transaction
      .insertInto('flight_of_month')
      .values({ month, flight_id: id })
      .onConflict((conflict) => conflict.column('month').doUpdateSet({ flight_id: id }))
      .execute();
  });
  return undefined;
});
