import { listAirspaces } from './listAirspaces.js';

/** The operations of airspaces. */
export const airspaceOperations = [listAirspaces];
