import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the real files that tests read. They belong to others and are not in the repository. */
const TEST_DATA =
  process.env['CLOUDSTREET_TEST_DATA'] ??
  fileURLToPath(new URL('../../../../../shared/data', import.meta.url));

/** Whether the files are on this machine; tests that read them are skipped where they are not. */
export const HAS_TEST_DATA = existsSync(TEST_DATA);

/** Reason for skipping tests that read them. */
export const NO_TEST_DATA = `No real files at ${TEST_DATA} (CLOUDSTREET_TEST_DATA).`;

if (!HAS_TEST_DATA) process.stderr.write(`${NO_TEST_DATA} Tests that read them are skipped.\n`);

/** Path of a file, given relative to their folder. */
export function testDataFile(path: string): string {
  return join(TEST_DATA, path);
}

/** Bytes of a file. */
export function readTestFile(path: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(testDataFile(path)));
}

/** A JSON file of expected results; the caller names its shape. */
export function readTestJson(path: string): unknown {
  return JSON.parse(readTestText(path));
}

/** A text file. */
export function readTestText(path: string): string {
  return readFileSync(testDataFile(path), 'utf8');
}

/** Paths of the IGC files in a folder and its subfolders, sorted. Empty without the data. */
export function igcFilesIn(folder: string): string[] {
  if (!HAS_TEST_DATA) return [];
  return readdirSync(testDataFile(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.toLowerCase().endsWith('.igc'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .toSorted();
}
