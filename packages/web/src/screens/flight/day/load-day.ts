import { type Api, unwrap } from '@cloudstreet/sdk';
import type { QueryParameters } from '@cloudstreet/sdk/contract';
import { releaseProxy, transfer, wrap } from 'comlink';
import type { Analyser } from '../../../workers/analyser.js';
import type { DayOfFlights } from '../../../workers/read-day.js';

export interface LoadDayOptions {
  signal: AbortSignal;
  /** Told how many bytes are there. */
  onProgress: (bytes: number) => void;
}

/**
 * Loads the flights of a day and reads them off the main thread.
 *
 * @throws {ApiError} If the server refused or failed.
 * @throws {Error} If the answer broke off, or the worker could not read it.
 */
export async function loadDay(
  api: Api,
  query: QueryParameters<'getFlightDay'>,
  { signal, onProgress }: LoadDayOptions,
): Promise<DayOfFlights> {
  const stream: unknown = await unwrap(
    api.GET('/flightday', { params: { query }, parseAs: 'stream', signal }),
  );
  // `unwrap` tells the type that the answer has in the contract.
  return read(await bytesOf(stream as ReadableStream<Uint8Array>, onProgress));
}

async function bytesOf(
  stream: ReadableStream<Uint8Array>,
  onProgress: (bytes: number) => void,
): Promise<ArrayBuffer> {
  const chunks: Uint8Array[] = [];
  const reader = stream.getReader();
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    chunks.push(part.value);
    size += part.value.length;
    onProgress(size);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes.buffer;
}

/** In a worker of its own, with which all that it needed for reading goes again. */
async function read(bytes: ArrayBuffer): Promise<DayOfFlights> {
  // The build finds the worker by this very form.
  const worker = new Worker(new URL('../../../workers/analysis.worker.ts', import.meta.url), {
    type: 'module',
  });
  const analyser = wrap<Analyser>(worker);
  const failure = new Promise<never>((_, reject) => {
    worker.addEventListener('error', ({ message }) => {
      reject(new Error(message || 'The worker of the day ended.'));
    });
  });
  try {
    return await Promise.race([analyser.readDay(transfer(bytes, [bytes])), failure]);
  } finally {
    analyser[releaseProxy]();
    worker.terminate();
  }
}
