import { NotFoundError, text } from '../../platform/errors/errors.js';
import { operation } from '../../platform/http/operation.js';

export const pinFlightOfMonth = operation('pinFlightOfMonth', async ({ path }, { db }) => {
  await db.transaction().execute(async (transaction) => {
    const { id } = path;
    const flight = await transaction
      .selectFrom('flight')
      .where('id', '=', id)
      .select('scoring_date')
      .executeTakeFirst();
    if (!flight) throw new NotFoundError(text('flight.notFound', { id }));
    const month = `${flight.scoring_date.slice(0, 7)}-01`;
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
