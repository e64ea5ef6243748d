import { type Api, unwrap } from '@cloudstreet/sdk';
import type { QueryParameters } from '@cloudstreet/sdk/contract';
import { transfer } from 'comlink';
import type { Analyser } from '../../../workers/analyser.js';
import { openWorker } from '../../../workers/open-worker.js';
import type { DayOfFlights } from '../../../workers/read-day.js';

export interface LoadDayOptions {
  signal: AbortSignal;
  /** Called with the number of bytes received so far. */
  onProgress: (bytes: number) => void;
}

/**
 * Loads the flights of a day and reads them off the main thread.
 *
 * @throws {ApiError} If the server rejected the call or failed.
 * @throws {Error} If the response was interrupted, or the worker could not read it.
 */
export async function loadDay(
  api: Api,
  query: QueryParameters<'getFlightDay'>,
  { signal, onProgress }: LoadDayOptions,
): Promise<DayOfFlights> {
  const stream: unknown = await unwrap(
    api.GET('/flightday', { params: { query }, parseAs: 'stream', signal }),
  );
  // `unwrap` returns the type of the response in the contract.
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

/** Reads the day in a separate worker, which frees its memory when it is closed. */
async function read(bytes: ArrayBuffer): Promise<DayOfFlights> {
  // The build detects workers by exactly this form.
  const worker = new Worker(new URL('../../../workers/analysis.worker.ts', import.meta.url), {
    type: 'module',
  });
  const { call, close } = openWorker<Analyser>(worker);
  try {
    return await call((remote) => remote.readDay(transfer(bytes, [bytes])));
  } finally {
    close();
  }
}
