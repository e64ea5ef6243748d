import { roundToHundredths } from '@cloudstreet/scoring/units';
import { operation } from '../platform/http/operation.js';
import { currentSeason } from '../reference/current-season.js';
import { findSeasonTotals } from './queries.js';

export const getInstanceSeason = operation('getInstanceSeason', async (_request, { db, clock }) => {
  const season = currentSeason(clock());
  const { flights, distance, pilots } = await findSeasonTotals(db, season);
  return { season, flights, distance: roundToHundredths(distance), pilots };
});
