import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the real files lie that tests read; outside the repository, because they are others'. */
const folder =
  process.env.CLOUDSTREET_TEST_DATA ??
  fileURLToPath(new URL('../../../../../shared/data', import.meta.url));

/** Whether those files are on this machine. */
export const hasTestData = existsSync(folder);

/** Path of one of them, relative to their folder. */
export function testDataFile(path: string): string {
  return join(folder, path);
}

export function readTestFile(path: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(readFileSync(testDataFile(path)));
}

/** Names of the files in a folder, sorted. */
export function listTestFiles(path: string): string[] {
  return readdirSync(testDataFile(path)).toSorted();
}
