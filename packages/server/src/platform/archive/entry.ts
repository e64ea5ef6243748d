import { FORMAT } from './format.js';

/** One file of an archive. */
export interface ArchiveEntry {
  readonly name: string;
  readonly input: Uint8Array | string | AsyncIterable<string>;
}

export function asJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Yields `{format, items}` with one item per line, while the items are read. */
export async function* asList(items: AsyncIterable<object>): AsyncGenerator<string> {
  yield `{"format":${FORMAT},"items":[`;
  let separator = '\n';
  for await (const item of items) {
    yield `${separator}${JSON.stringify(item)}`;
    separator = ',\n';
  }
  yield '\n]}\n';
}
