import {
  type AnalyseFlightInput,
  analyseFlight,
  compareFlights,
  type FlightComparisonInput,
} from '@cloudstreet/scoring/analyse';
import { transfer } from 'comlink';
import { buffersIn } from './buffers-in.js';
import { readDay } from './read-day.js';

/** Functions of the analysis worker. Columns are transferred to the page, not copied. */
export const analyser = {
  analyse(input: AnalyseFlightInput) {
    const flight = analyseFlight(input);
    return transfer(flight, buffersIn(flight));
  },
  compare(input: FlightComparisonInput) {
    const comparison = compareFlights(input);
    return transfer(comparison, buffersIn(comparison));
  },
  readDay(bytes: ArrayBuffer) {
    const day = readDay(bytes);
    return transfer(day, buffersIn(day));
  },
};

export type Analyser = typeof analyser;
