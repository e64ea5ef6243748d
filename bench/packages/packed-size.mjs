import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/**
 * Packs a package as it is published.
 *
 * @param {string} name Folder in `packages`.
 * @returns Kilobytes of the tarball and of its files.
 */
export function packedSize(name) {
  const folder = mkdtempSync(join(tmpdir(), 'cloudstreet-size-'));
  try {
    const pnpm = join(root, 'node_modules/.bin/pnpm');
    const cwd = join(root, 'packages', name);
    execFileSync(pnpm, ['pack', '--pack-destination', folder], { cwd, stdio: 'pipe' });
    const [file = ''] = readdirSync(folder);
    const tarball = join(folder, file);
    const packedKb = toKb(statSync(tarball).size);
    execFileSync('tar', ['xzf', tarball, '-C', folder]);
    return { packedKb, unpackedKb: toKb(folderBytes(join(folder, 'package'))) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function folderBytes(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name)).size)
    .reduce((sum, size) => sum + size, 0);
}

function toKb(bytes) {
  return Math.round(bytes / 1000);
}
