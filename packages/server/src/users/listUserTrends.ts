import { roundToHundredths } from '@cloudstreet/scoring/units';
import { NotFoundError, text } from '../platform/errors/errors.js';
import { operation } from '../platform/http/operation.js';
import { withoutNull } from '../platform/http/responses.js';
import { trendsQuery } from './user-trends.js';

export const listUserTrends = operation('listUserTrends', async ({ path: { id } }, { db }) => {
  const user = await db
    .selectFrom('user')
    .where('id', '=', id)
    .where('verified', 'is not', null)
    .select('id')
    .executeTakeFirst();
  if (!user) throw new NotFoundError(text('user.notFound', { id }));
  const { rows } = await db.executeQuery(trendsQuery(db, id));
  return rows.map((row) =>
    withoutNull({
      season: row.season,
      flights: row.flights,
      distance: roundToHundredths(row.distance),
      duration: row.duration,
      avg_speed: rounded(row.avg_speed, 2),
      thermal_avg: rounded(row.thermal_avg, 2),
      thermal_percentage: rounded(row.thermal_percentage, 3),
      glide_ratio: rounded(row.glide_ratio, 2),
      glide_speed: rounded(row.glide_speed, 2),
      glide_detour: rounded(row.glide_detour, 3),
    }),
  );
});

function rounded(value: number | null, digits: number): number | null {
  return value === null ? null : Math.round(value * 10 ** digits) / 10 ** digits;
}
