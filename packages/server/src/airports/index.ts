import { getAirport } from './getAirport.js';
import { listAirports } from './listAirports.js';

/** The operations of airports. */
export const airportOperations = [listAirports, getAirport];
