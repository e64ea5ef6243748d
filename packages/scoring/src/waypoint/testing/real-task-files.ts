import { readdirSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { HAS_TEST_DATA, readTestFile, testDataFile } from '../../testing/test-data.js';

/** Returns the paths of the files of waypoints and tasks with an extension. Empty without the data. */
export function taskFilesIn(extension: string): string[] {
  if (!HAS_TEST_DATA) return [];
  return ['tasks', 'waypoints']
    .flatMap((folder) =>
      readdirSync(testDataFile(folder), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name.replaceAll('\\', '/')}`,
      ),
    )
    .filter((path) => path.replace(/\.gz$/, '').endsWith(`.${extension}`))
    .toSorted();
}

/** Returns the bytes of a file, decompressed if necessary. */
export function readTaskFile(path: string): Uint8Array {
  const bytes = readTestFile(path);
  return path.endsWith('.gz') ? new Uint8Array(gunzipSync(bytes)) : bytes;
}
