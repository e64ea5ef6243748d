import { getAircraft } from './getAircraft.js';
import { getSimpleAircraft } from './getSimpleAircraft.js';
import { listAircraft } from './listAircraft.js';

/** The operations of aircraft. */
export const aircraftOperations = [listAircraft, getSimpleAircraft, getAircraft];
