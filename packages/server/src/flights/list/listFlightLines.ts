import { operation } from '../../platform/http/operation.js';
import { findLines } from '../model/flight-lines.js';
import { findFlightIds } from './flight-list-query.js';

export const listFlightLines = operation('listFlightLines', async ({ query }, { db, clock }) =>
  findLines(db, await findFlightIds(db, query, clock())),
);
