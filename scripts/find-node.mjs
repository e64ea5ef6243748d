import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Returns the path of a Node of a major version on the PATH. Undefined if there is none.
 *
 * @param {number} major
 * @returns {string | undefined}
 */
export function findNode(major) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'node'))
    .find((node) => existsSync(node) && versionOf(node).startsWith(`v${major}.`));
}

function versionOf(node) {
  return execFileSync(node, ['--version'], { encoding: 'utf8' });
}
