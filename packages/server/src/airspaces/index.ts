import type { Resource } from '../resource/resource.js';
import { listAirspaces } from './listAirspaces.js';

/** Airspaces for maps. */
export const airspaces: Resource = {
  operations: [listAirspaces],
};
