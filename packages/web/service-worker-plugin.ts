import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { type Plugin, transformWithOxc } from 'vite';

const SCRIPT = fileURLToPath(new URL('service-worker/service-worker.ts', import.meta.url));
const SIGN = fileURLToPath(new URL('public/favicon.svg', import.meta.url));
/** Files that are loaded on demand: languages, flags, maps, pages for frames. */
const LATER =
  /\.(?:start|later|first|rest)-[^/]*\.js$|\/(?:BaseMap|[A-Z]{2}|embedded-map|map-worker)-[^/]*\.js$/;
/** Served beside the build's own files. */
const PUBLIC = ['/index.html', '/theme.js', '/install.js', '/favicon.svg', '/manifest.webmanifest'];

/** Writes the service worker, which knows all files of this build. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const assets = Object.keys(bundle)
          .filter((name) => name.startsWith('assets/'))
          .map((name) => `/${name}`)
          .toSorted();
        const code = assets.filter((name) => /\.(?:js|css)$/.test(name) && !LATER.test(name));
        const lists = [
          `const SHELL_FILES = ${JSON.stringify([...PUBLIC, ...code])};`,
          `const ASSET_FILES = ${JSON.stringify(assets)};`,
        ].join('\n');
        const { code: body } = await transformWithOxc(readFileSync(SCRIPT, 'utf8'), SCRIPT);
        this.emitFile({
          type: 'asset',
          fileName: 'sw.js',
          source: `${lists}\n${body
            .replaceAll('__SHELL__', 'SHELL_FILES')
            .replaceAll('__ASSETS__', 'ASSET_FILES')}`,
        });
      },
    },
  };
}

interface Icon {
  readonly name: string;
  readonly size: number;
  /** Share of the icon that the sign takes; a system may cut the rest off. */
  readonly share: number;
}

const ICONS: readonly Icon[] = [
  { name: 'icon-192', size: 192, share: 1 },
  { name: 'icon-512', size: 512, share: 1 },
  { name: 'maskable-512', size: 512, share: 0.7 },
  { name: 'apple-touch-icon', size: 180, share: 0.85 },
];

/** Draws the pictures of an installed application from the project's sign. */
export function appIcons(): Plugin {
  return {
    name: 'app-icons',
    apply: 'build',
    async generateBundle() {
      const sign = readFileSync(SIGN, 'utf8');
      const [, background = '#000'] = /<rect[^>]*fill="([^"]+)"/.exec(sign) ?? [];
      for (const { name, size, share } of ICONS) {
        const side = Math.round(size * share);
        const drawn = await sharp(Buffer.from(sign), { density: 72 * (side / 32) })
          .resize(side, side)
          .png()
          .toBuffer();
        const margin = Math.floor((size - side) / 2);
        const source = await sharp(drawn)
          .extend({
            top: margin,
            left: margin,
            bottom: size - side - margin,
            right: size - side - margin,
            background,
          })
          .png()
          .toBuffer();
        this.emitFile({ type: 'asset', fileName: `icons/${name}.png`, source });
      }
    },
  };
}
