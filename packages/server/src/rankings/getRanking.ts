import { operation } from '../platform/http/operation.js';
import { downloadRanking } from './download-ranking.js';
import { findRankingRows } from './queries.js';
import { toRanking } from './ranking.js';
import { serializeRankingRow } from './serialize.js';

export const getRanking = operation('getRanking', async ({ body, query }, services) => {
  const ranking = toRanking(body, services.clock());
  if (query.format) return downloadRanking(query.format, ranking, services);
  const rows = await findRankingRows(services.db, ranking, query.skip ?? 0);
  return rows.map(serializeRankingRow);
});
