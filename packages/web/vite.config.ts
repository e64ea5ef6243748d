import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { appIcons, serviceWorker } from './service-worker-plugin.js';
import { widgets } from './widgets-plugin.js';
import { workerLicenses } from './worker-licenses.js';

const API = process.env['CLOUDSTREET_API'] ?? 'http://127.0.0.1:8080';
/** Codes by which react-aria names the languages of the application that it supports. */
const ARIA_LOCALES =
  'en-US de-DE fr-FR nl-NL da-DK cs-CZ it-IT pl-PL es-ES pt-PT uk-UA hu-HU lt-LT fi-FI nb-NO sv-SE ja-JP'.split(
    ' ',
  );
/**
 * Code is split by route, and the bundler splits off what routes share. Three groups have a file each:
 * the map library, which only maps load; everything that the first rendering of any page needs; and
 * icons, which would be a file each.
 */
const CHUNK_GROUPS = [
  { name: 'map-library', test: /node_modules\/maplibre-gl\/(?!.*\?url)/, priority: 2 },
  { name: 'initial', tags: ['$initial' as const], priority: 1 },
  { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 2 },
];
/**
 * Routes whose loaders are in the files of their pages: their queries would make every first page
 * larger. A visit that begins there waits for one more file.
 */
const ROUTES_WITH_LATE_LOADERS: ReadonlySet<string> = new Set([
  '/aircraft/$aircraft',
  '/aircraft/$aircraft/pilot',
  '/airport/$airport',
  '/airport/$airport/pilot',
  '/club/$club',
  '/club/$club/pilot',
  '/collection/$collection',
  '/feed',
  '/flight-of-the-month/$month',
  '/flight/edit/$flight',
  '/flight/gallery',
  '/flight/statistics',
  '/ranking/$contest',
  '/task/plan/$task',
  '/task/plan/new',
  '/task/championship/$championship',
  '/task/score/$competition',
  '/task/soaringspot/',
  '/task/soaringspot/$competition',
  '/task/$task',
  '/travel/$travel',
  '/user/$user',
  '/user/$user_/badges',
  '/user/$user_/badges_/$badge',
  '/user/$user_/badges_/$badge_/claim',
  '/user/$user_/flight-collection',
  '/user/$user_/friends',
  '/user/$user_/notifications',
  '/user/$user_/task',
  '/user/$user_/travel',
  '/user/$user_/waypoint-collection',
  '/user/$user_/year/$year',
  '/waypoint/$collection',
]);
/** Those of them that the build has. */
const foundLateLoaders = new Set<string>();
const LICENSES = 'licenses.txt';
const licenses = workerLicenses(LICENSES);
const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

const PROXY = Object.fromEntries(
  ['/v1', '/files', '/docs', '/manifest.webmanifest'].map((path) => [path, { target: API }]),
);

export default defineConfig({
  plugins: [
    tanstackRouter({
      codeSplittingOptions: {
        splitBehavior: ({ routeId }) => {
          if (!ROUTES_WITH_LATE_LOADERS.has(routeId)) return undefined;
          foundLateLoaders.add(routeId);
          return [['loader', 'component']];
        },
      },
    }),
    checkLateLoaders(),
    react({ compiler: true }),
    vanillaExtractPlugin(),
    // Includes texts of react-aria only in the languages of the application.
    { ...optimizeLocales.vite({ locales: ARIA_LOCALES }), enforce: 'pre' },
    notices(),
    licenses.ofApplication,
    appIcons(),
    serviceWorker(),
    widgets(),
    withoutMapWorker(),
    // Compressed once at the highest level, instead of by the server for each request.
    compression({ threshold: 512, skipIfLargerOrEqual: true, logLevel: 'silent' }),
  ],
  define: { 'import.meta.env.APP_VERSION': JSON.stringify(version) },
  resolve: { conditions: ['@cloudstreet/source', 'module', 'browser', 'development|production'] },
  // Workers are opened as modules.
  worker: { format: 'es', plugins: () => [licenses.ofWorkers] },
  build: {
    manifest: true,
    license: { fileName: LICENSES },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: CHUNK_GROUPS, includeDependenciesRecursively: false },
        // The first page lists the names of hundreds of files. Their hashes do not compress.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
    target: 'es2022',
    // Preloading is optional: the few target browsers without it load the same files later.
    modulePreload: { polyfill: false },
    // Inlined files would require a content security policy wider than 'self'.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1200,
  },
  server: { proxy: PROXY },
  preview: { proxy: PROXY },
});

/** A route that was renamed would silently be part of every first page. */
function checkLateLoaders(): Plugin {
  return {
    name: 'check-late-loaders',
    apply: 'build',
    buildEnd(error) {
      if (error) return;
      const missing = [...ROUTES_WITH_LATE_LOADERS].filter((id) => !foundLateLoaders.has(id));
      if (missing.length > 0) {
        throw new Error(`ROUTES_WITH_LATE_LOADERS has unknown routes: ${missing.join(', ')}`);
      }
    },
  };
}

/** The Mozilla Public License requires that users learn where the source is. */
const SOURCES = `
# Libraries under the Mozilla Public License 2.0

- **mediabunny**: <https://github.com/Vanilagy/mediabunny>
`;

/** Copies the licence notices of typeface and map data into the build, with addresses of sources. */
function notices(): Plugin {
  const kit = fileURLToPath(import.meta.resolve('@cloudstreet/ui/NOTICE.md'));
  return {
    name: 'notices',
    apply: 'build',
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'notice.txt',
        source: readFileSync(kit, 'utf8') + SOURCES + emojiNotice(),
      });
    },
  };
}

/** Names of emojis are read at build time, so that the bundler does not see their licence. */
function emojiNotice(): string {
  const license = new URL('./LICENSE', import.meta.resolve('emojibase-data/package.json'));
  return `\n# Names of emojis (emojibase-data)\n\n${readFileSync(license, 'utf8')}`;
}

/**
 * Leaves out the kit's copy of the map worker, which is larger than any page. The application serves
 * the file of MapLibre, because its content security policy allows no workers from `blob:`.
 */
function withoutMapWorker(): Plugin {
  return {
    name: 'without-map-worker',
    apply: 'build',
    load: {
      filter: { id: /\/ui\/src\/generated\/map-worker\.ts$/ },
      handler: () => `export const mapWorker = '';`,
    },
  };
}
