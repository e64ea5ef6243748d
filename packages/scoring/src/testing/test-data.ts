import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const REPOSITORY = new URL('../../../../', import.meta.url);

/** Folder of the real recordings, which are not part of the repository. */
const TEST_DATA =
  process.env['CLOUDSTREET_TEST_DATA'] ?? fileURLToPath(new URL('../shared/data', REPOSITORY));

/** Whether the recordings are on this machine; tests of real files say so where they are not. */
export const HAS_TEST_DATA = existsSync(TEST_DATA);

/** Bytes of a recording, its path relative to the folder. */
export function readTestFile(path: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(`${TEST_DATA}/${path}`));
}

/** A text file beside the recordings. */
export function readTestText(path: string): string {
  return readFileSync(`${TEST_DATA}/${path}`, 'utf8');
}

/** A JSON file of expected results; the caller names its shape. */
export function readTestJson(path: string): unknown {
  return JSON.parse(readTestText(path));
}

/** Paths of the IGC files of a folder, relative to `TEST_DATA`; none without the data. */
export function igcFilesIn(folder: string): string[] {
  if (!HAS_TEST_DATA) return [];
  return readdirSync(`${TEST_DATA}/${folder}`)
    .filter((name) => name.toLowerCase().endsWith('.igc'))
    .map((name) => `${folder}/${name}`);
}
