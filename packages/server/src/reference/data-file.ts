import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Returns the path of a built-in table. The tables are stored beside the package's manifest,
 * whether this module runs from the sources or bundled in `dist`.
 */
export function dataFile(name: string): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return join(folder, 'src', 'reference', 'data', name);
}
