import { operation } from '../../platform/http/operation.js';
import { findLines } from '../model/flight-lines.js';
import { ownerOfList } from '../model/visibility.js';
import { findFlightIds } from './flight-list-query.js';

export const listFlightLines = operation(
  'listFlightLines',
  async ({ query, user }, { db, clock }) => {
    const list = { ...query, ...ownerOfList(query, user) };
    return findLines(db, await findFlightIds(db, list, clock()));
  },
);
