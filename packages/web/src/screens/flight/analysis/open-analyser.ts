import type {
  AnalysedFlight,
  AnalyseFlightInput,
  FlightComparison,
  FlightComparisonInput,
} from '@cloudstreet/scoring/analysis';
import { type Remote, releaseProxy, wrap } from 'comlink';
import type { Analyser } from '../../../workers/analyser.js';

interface OpenAnalyser {
  readonly worker: Worker;
  readonly analyser: Remote<Analyser>;
}

let opened: OpenAnalyser | undefined;

/**
 * Analyses a flight off the main thread, in a worker that is started for the first of them and
 * replaced if it dies.
 *
 * @throws {Error} If the flight cannot be analysed, or this browser cannot start the worker.
 */
export function analyse(request: AnalyseFlightInput): Promise<AnalysedFlight> {
  return ask((remote) => remote.analyse(request));
}

/**
 * Compares two flights off the main thread.
 *
 * @throws {Error} As `analyse`.
 */
export function compare(request: FlightComparisonInput): Promise<FlightComparison> {
  return ask((remote) => remote.compare(request));
}

function ask<Answer>(question: (remote: Remote<Analyser>) => Promise<Answer>): Promise<Answer> {
  const { worker, analyser } = (opened ??= openAnalyser());
  return new Promise((resolve, reject) => {
    const fail = ({ message }: ErrorEvent) => {
      reject(new Error(message || 'The worker of the analysis ended.'));
    };
    worker.addEventListener('error', fail, { once: true });
    question(analyser)
      // What listens as long as the worker lives would keep every answer.
      .finally(() => worker.removeEventListener('error', fail))
      .then(resolve, reject);
  });
}

function openAnalyser(): OpenAnalyser {
  // The build finds the worker by this very form.
  const worker = new Worker(new URL('../../../workers/analysis.worker.ts', import.meta.url), {
    type: 'module',
  });
  const analyser = wrap<Analyser>(worker);
  const end = () => {
    opened = undefined;
    analyser[releaseProxy]();
    worker.terminate();
  };
  worker.addEventListener('error', end, { once: true });
  return { worker, analyser };
}
