import { cpSync, existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Puts the built application into the package while it is packed. */
const web = resolve(import.meta.dirname, '../../web/dist');
const packed = resolve(import.meta.dirname, '../dist/web');

rmSync(packed, { recursive: true, force: true });
if (!process.argv.includes('--remove')) {
  if (!existsSync(join(web, 'index.html'))) {
    console.error('The application is not built: npm run build');
    process.exit(1);
  }
  cpSync(web, packed, { recursive: true });
}
