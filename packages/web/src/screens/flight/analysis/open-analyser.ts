import type {
  AnalysedFlight,
  AnalyseFlightInput,
  FlightComparison,
  FlightComparisonInput,
} from '@cloudstreet/scoring/analyse';
import type { Analyser } from '../../../workers/analyser.js';
import { type OpenWorker, openWorker } from '../../../workers/open-worker.js';

let opened: OpenWorker<Analyser> | undefined;

/**
 * Analyses a flight off the main thread, in a worker that is started for the first flight and
 * replaced if it dies.
 *
 * @throws {Error} If the flight cannot be analysed, or this browser cannot start the worker.
 */
export function analyse(request: AnalyseFlightInput): Promise<AnalysedFlight> {
  opened ??= openAnalyser();
  return opened.call((remote) => remote.analyse(request));
}

/**
 * Compares two flights off the main thread.
 *
 * @throws {Error} If they cannot be compared, or this browser cannot start the worker.
 */
export function compare(request: FlightComparisonInput): Promise<FlightComparison> {
  opened ??= openAnalyser();
  return opened.call((remote) => remote.compare(request));
}

function openAnalyser(): OpenWorker<Analyser> {
  // The build detects workers by exactly this form.
  const worker = new Worker(new URL('../../../workers/analysis.worker.ts', import.meta.url), {
    type: 'module',
  });
  const analyser = openWorker<Analyser>(worker);
  const end = () => {
    opened = undefined;
    analyser.close();
  };
  worker.addEventListener('error', end, { once: true });
  return analyser;
}
