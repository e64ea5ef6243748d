import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/**
 * Builds the site from the built kit, as its users do, and renders its page beforehand.
 *
 * `node build-site.mjs FOLDER`
 */
const folder = process.argv[2] ?? '';
const shared = {
  root: import.meta.dirname,
  configFile: false,
  logLevel: 'warn',
  plugins: [react()],
};
const page = join(folder, 'index.html');

await build({ ...shared, build: { outDir: folder, emptyOutDir: true } });
await build({
  ...shared,
  build: { ssr: 'server.tsx', outDir: join(folder, 'server') },
  // Everything of the kit is bundled, because Node cannot import its style sheets and files.
  ssr: { noExternal: true },
});
const { html } = await import(pathToFileURL(join(folder, 'server/server.js')).href);
writeFileSync(page, readFileSync(page, 'utf8').replace('<!--rendered-->', html));
