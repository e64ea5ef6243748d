/** The built application with the bare page beside it at `/bare/`, so that both come from one server. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const PAGE = join(import.meta.dirname, 'bare');
const packages = join(import.meta.dirname, '../../packages');
const kit = join(packages, 'ui/package.json');

/** A folder that a server can serve; remove it afterwards. */
export async function buildBareApp(): Promise<{ folder: string; remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'cloudstreet-bench-'));
  cpSync(join(packages, 'web/dist'), folder, { recursive: true });
  const vite = createRequire(kit).resolve('vite');
  const { build } = await import(pathToFileURL(vite).href);
  await build({
    root: PAGE,
    configFile: false,
    base: '/bare/',
    logLevel: 'warn',
    plugins: [librariesOfKit],
    build: {
      outDir: join(folder, 'bare'),
      emptyOutDir: true,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 3000,
    },
  });
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

interface ResolveContext {
  resolve: (source: string, importer: string, options: { skipSelf: boolean }) => unknown;
}

/** The bench has no libraries of its own: the page takes those of the kit. */
const librariesOfKit = {
  name: 'libraries-of-kit',
  enforce: 'pre',
  resolveId(this: ResolveContext, source: string, importer: string | undefined) {
    if (!importer?.startsWith(PAGE) || /^[./]/.test(source)) return null;
    return this.resolve(source, kit, { skipSelf: true });
  },
};
