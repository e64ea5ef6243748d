import type { Resource } from '../resource/resource.js';
import { getAircraft } from './getAircraft.js';
import { getSimpleAircraft } from './getSimpleAircraft.js';
import { listAircraft } from './listAircraft.js';

/** Types of aircraft. */
export const aircraft: Resource = {
  operations: [listAircraft, getSimpleAircraft, getAircraft],
};
