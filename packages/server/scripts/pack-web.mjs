import { cpSync, existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Puts the built application and documentation into the package while it is packed. */
const packages = resolve(import.meta.dirname, '../..');
const parts = ['web', 'docs'].map((name) => ({
  name,
  built: join(packages, name, 'dist'),
  packed: join(packages, 'server/dist', name),
}));

for (const { packed } of parts) rmSync(packed, { recursive: true, force: true });
if (!process.argv.includes('--remove')) {
  const missing = parts.find(({ built }) => !existsSync(join(built, 'index.html')));
  if (missing) {
    console.error(`${missing.name} is not built: npm run build`);
    process.exit(1);
  }
  for (const { built, packed } of parts) cpSync(built, packed, { recursive: true });
}
