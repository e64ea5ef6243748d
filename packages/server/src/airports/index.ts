import type { Resource } from '../resource/resource.js';
import { getAirport } from './getAirport.js';
import { listAirports } from './listAirports.js';

/** Airports. */
export const airports: Resource = {
  operations: [listAirports, getAirport],
};
