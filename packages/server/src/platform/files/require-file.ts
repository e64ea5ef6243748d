import { statSync } from 'node:fs';
import { messages } from '../../generated/messages/en-gb.js';
import { ConfigError } from '../config/config.js';

/** @throws {ConfigError} If a path of the command line does not exist or is a folder. */
export function requireFile(path: string): void {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) throw new ConfigError(messages['import.missing']({ path }));
  if (stats.isDirectory()) throw new ConfigError(messages['import.folder']({ path }));
}
