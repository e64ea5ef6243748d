import { Readable } from 'node:stream';
import type { List } from './list.js';

/** Writes a list as a JSON array with one row per line. */
export function jsonFile<Row>(list: List<Row>): Readable {
  return Readable.from(texts(list));
}

async function* texts<Row>({ objectOf, chunks }: List<Row>): AsyncGenerator<string> {
  let separator = '[';
  for await (const rows of chunks) {
    for (const row of rows) {
      yield `${separator}\n${JSON.stringify(objectOf(row))}`;
      separator = ',';
    }
  }
  yield separator === '[' ? '[]\n' : '\n]\n';
}
