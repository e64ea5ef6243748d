import { operation } from '../http/operation.js';
import { findRankingPlace, toRanking } from './queries.js';

export const getRankingPlace = operation('getRankingPlace', async ({ path, body }, services) => {
  const ranking = toRanking(body, services.clock());
  return (await findRankingPlace(services.db, ranking, path.id)) ?? {};
});
