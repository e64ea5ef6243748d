/**
 * `node scripts/write-sbom.mjs NAME…` writes the software bill of materials of these packages of the
 * workspace into the current folder, while its package is packed. `--remove` removes them.
 */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './workspace.mjs';

const folder = process.cwd();
for (const file of readdirSync(folder)) {
  if (/^sbom-.*\.cdx\.json$/.test(file)) rmSync(join(folder, file));
}
const names = process.argv.slice(2).filter((word) => word !== '--remove');
for (const name of names) {
  const out = `--out=${join(folder, `sbom-${name}.cdx.json`)}`;
  const args = ['sbom', '--sbom-format=cyclonedx', '--prod', `--filter=@cloudstreet/${name}`, out];
  // One after another: each reads the same lockfile.
  // oxlint-disable-next-line no-await-in-loop
  const code = await run(join(root, 'node_modules/.bin/pnpm'), args, { quiet: true });
  if (code !== 0) process.exit(code);
}
