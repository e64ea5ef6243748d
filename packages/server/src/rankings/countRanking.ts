import { operation } from '../platform/http/operation.js';
import { countRankingRows } from './queries.js';
import { toRanking } from './ranking.js';

export const countRanking = operation('countRanking', async ({ body }, { db, clock }) => ({
  count: await countRankingRows(db, toRanking(body, clock())),
}));
