import { operation } from '../http/operation.js';
import { findRankingRows } from './queries.js';
import { toRanking } from './ranking.js';
import { serializeRankingRow } from './serialize.js';

export const getRanking = operation('getRanking', async ({ body, query }, { db, clock }) => {
  const rows = await findRankingRows(db, toRanking(body, clock()), query.skip ?? 0);
  return rows.map(serializeRankingRow);
});
