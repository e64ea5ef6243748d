import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const REPOSITORY = fileURLToPath(new URL('../../../../', import.meta.url));

/** Folder of the real files that are not part of the repository. */
export const TEST_DATA =
  process.env.CLOUDSTREET_TEST_DATA ?? join(REPOSITORY, '..', 'shared', 'data');

/** Whether those files are on this machine; tests of real files say so where they are not. */
export const HAS_TEST_DATA = existsSync(TEST_DATA);

/** Path of one of them, relative to the folder. */
export function testDataFile(path: string): string {
  return join(TEST_DATA, path);
}
