import { readdirSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { HAS_TEST_DATA, readTestFile, testDataFile } from '../../testing/test-data.js';

/**
 * Returns the names of the files in a folder below `airspace/`, without expected results. Empty
 * without the test data.
 */
export function airspaceFilesIn(folder: string): string[] {
  if (!HAS_TEST_DATA) return [];
  return readdirSync(testDataFile(`airspace/${folder}`))
    .filter((name) => name.includes('.') && !name.endsWith('.json'))
    .toSorted();
}

/** Returns the text of a file below `airspace/`, decompressed if necessary. */
export function readAirspaceFile(path: string): string {
  const bytes = readTestFile(`airspace/${path}`);
  const plain = path.endsWith('.gz') ? gunzipSync(bytes) : bytes;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(plain);
  } catch {
    return new TextDecoder('latin1').decode(plain);
  }
}
