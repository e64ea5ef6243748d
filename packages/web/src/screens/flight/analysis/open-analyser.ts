import { type Remote, releaseProxy, wrap } from 'comlink';
import type { AnalysedFlight, AnalysisRequest } from '../../../workers/analyse-flight.js';
import type { Analyser } from '../../../workers/analyser.js';
import type { Comparison, ComparisonRequest } from '../../../workers/compare-flights.js';

let analyser: Remote<Analyser> | undefined;
let failure: Promise<never> | undefined;

/**
 * Analyses a flight off the main thread, in a worker that is started for the first of them and
 * replaced if it dies.
 *
 * @throws {Error} If the flight cannot be analysed, or this browser cannot start the worker.
 */
export function analyse(request: AnalysisRequest): Promise<AnalysedFlight> {
  return ask((remote) => remote.analyse(request));
}

/**
 * Compares two flights off the main thread.
 *
 * @throws {Error} As `analyse`.
 */
export function compare(request: ComparisonRequest): Promise<Comparison> {
  return ask((remote) => remote.compare(request));
}

function ask<Answer>(question: (remote: Remote<Analyser>) => Promise<Answer>): Promise<Answer> {
  const open = openAnalyser();
  return Promise.race([question(open.analyser), open.failure]);
}

function openAnalyser() {
  if (analyser && failure) return { analyser, failure };
  // The build finds the worker by this very form.
  const worker = new Worker(new URL('../../../workers/analysis.worker.ts', import.meta.url), {
    type: 'module',
  });
  const remote = wrap<Analyser>(worker);
  const dies = new Promise<never>((_, reject) => {
    worker.addEventListener('error', ({ message }) => {
      analyser = undefined;
      remote[releaseProxy]();
      worker.terminate();
      reject(new Error(message || 'The worker of the analysis ended.'));
    });
  });
  // Told to those who wait; where nobody does, nobody has to know.
  dies.catch(() => undefined);
  [analyser, failure] = [remote, dies];
  return { analyser: remote, failure: dies };
}
