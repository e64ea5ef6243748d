import { Readable } from 'node:stream';
import { serializeFlight } from '../serialize.js';
import type { FlightChunks } from './flight-chunks.js';

/** The list as the API answers it, with the address of each flight's page. */
export function jsonFile(flights: FlightChunks): Readable {
  return Readable.from(texts(flights));
}

async function* texts({ chunks, linkOf }: FlightChunks): AsyncGenerator<string> {
  let separator = '[';
  for await (const rows of chunks) {
    for (const row of rows) {
      yield `${separator}\n${JSON.stringify({ ...serializeFlight(row), link: linkOf(row.id) })}`;
      separator = ',';
    }
  }
  yield separator === '[' ? '[]\n' : '\n]\n';
}
