import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Copies the data folder of a server that does not run. Files of the database keep their owner. */
export async function copyDataFolder(source: string, target: string): Promise<void> {
  await promisify(execFile)('cp', ['-a', `${source}/.`, target]);
}
