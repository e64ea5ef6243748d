import { operation } from '../../platform/http/operation.js';
import { findDeclarations, serializeDeclaration } from './queries.js';

/** Lists only those of public tasks, also to their pilots. */
export const listTaskDeclarations = operation(
  'listTaskDeclarations',
  async ({ query }, { db, clock }) => {
    const { airport_id_in: airportIds, skip, limit } = query;
    const shown = { now: clock(), viewer: undefined, airportIds, skip, limit };
    const rows = await findDeclarations(db, shown);
    return rows.map(serializeDeclaration);
  },
);
