import { cpSync, existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Puts the built application and documentation into the package while it is packed. */
const packages = resolve(import.meta.dirname, '../..');

for (const name of ['web', 'docs']) {
  const built = join(packages, name, 'dist');
  const packed = join(packages, 'server/dist', name);
  rmSync(packed, { recursive: true, force: true });
  if (process.argv.includes('--remove')) continue;
  if (!existsSync(join(built, 'index.html'))) {
    console.error(`${name} is not built: npm run build`);
    process.exit(1);
  }
  cpSync(built, packed, { recursive: true });
}
