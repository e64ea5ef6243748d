import { getAirport } from './getAirport.js';

/** The operations of airports. */
export const airportOperations = [getAirport];
