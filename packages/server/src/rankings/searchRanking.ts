import { operation } from '../platform/http/operation.js';
import { findInRanking } from './queries.js';
import { toRanking } from './ranking.js';

export const searchRanking = operation('searchRanking', ({ body, query }, { db, clock }) =>
  findInRanking(db, toRanking(body, clock()), query.name),
);
