import { transfer } from 'comlink';
import { type AnalysisRequest, analyseFlight } from './analyse-flight.js';
import { buffersIn } from './buffers-in.js';
import { type ComparisonRequest, compareFlights } from './compare-flights.js';
import { readDay } from './read-day.js';

/** What the worker of the analysis does for the page; its columns are handed over, not copied. */
export const analyser = {
  analyse(request: AnalysisRequest) {
    const flight = analyseFlight(request);
    return transfer(flight, buffersIn(flight));
  },
  compare(request: ComparisonRequest) {
    const comparison = compareFlights(request);
    return transfer(comparison, buffersIn(comparison));
  },
  readDay(bytes: ArrayBuffer) {
    const day = readDay(bytes);
    return transfer(day, buffersIn(day));
  },
};

export type Analyser = typeof analyser;
