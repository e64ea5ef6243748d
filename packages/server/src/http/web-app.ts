import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyHelmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Config, ConfigError } from '../config/config.js';
import { FILES_PATH } from '../files/serve-files.js';
import { BASE_PATH } from './contract-routes.js';
import { handleNotFound } from './error-handler.js';
import { mayBeFramed } from './framing.js';

const YEAR_S = 31_536_000;

/** Headers that keep pages from loading or being loaded in ways they should not. */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  { filesUrl, tipsUrl }: Pick<Config, 'filesUrl' | 'tipsUrl'>,
): Promise<void> {
  const files = filesUrl ? [new URL(filesUrl).origin] : [];
  const tipsHost = tipsUrl ? [new URL(tipsUrl).origin] : [];
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'worker-src': ["'self'"],
        'connect-src': ["'self'", ...tipsHost],
        'img-src': ["'self'", 'data:', 'blob:', ...files, ...tipsHost],
        // A video is looked at before it is sent.
        'media-src': ["'self'", 'blob:', ...files],
        'font-src': ["'self'"],
        // The accessible components set a few styles of their own at run time.
        'style-src': ["'self'", "'unsafe-inline'"],
        'manifest-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'self'"],
        'form-action': ["'self'"],
        'frame-ancestors': [({ url = '' }) => (mayBeFramed(url) ? '*' : "'none'")],
      },
    },
    // Pages may be embedded by other sites, and read by their scripts where that is public.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: false,
    // Belongs to whoever ends TLS; over plain HTTP, as in a local network, it would be wrong.
    hsts: false,
  });
}

/**
 * Serves the built web application. A path without a file of its own gets the application's page,
 * which knows the routes.
 *
 * @throws {ConfigError} If the folder holds no application.
 */
export async function registerWebApp(app: FastifyInstance, folder: string): Promise<void> {
  const page = join(folder, 'index.html');
  if (!existsSync(page)) {
    throw new ConfigError(`CLOUDSTREET_WEB_DIR: ${folder} holds no index.html.`);
  }
  await app.register(fastifyStatic, {
    root: folder,
    cacheControl: false,
    // The build's own notes.
    dotfiles: 'ignore',
    // Nothing here is so large that anybody would want a part of it.
    acceptRanges: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      void reply.header('cache-control', cacheControl(path.slice(folder.length)));
    },
  });
  app.setNotFoundHandler((request, reply) =>
    // The page is away for a moment while the application is built anew.
    wantsPage(request) && existsSync(page)
      ? reply.sendFile('index.html')
      : handleNotFound(request, reply),
  );
}

/** Names below /assets/ hold a hash of their content; everything else may change under its name. */
function cacheControl(path: string): string {
  return path.startsWith('/assets/') ? `public, max-age=${YEAR_S}, immutable` : 'no-cache';
}

function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const isPage = method === 'GET' || method === 'HEAD';
  const isOurs = ![`${BASE_PATH}/`, FILES_PATH, '/assets/'].some((path) => url.startsWith(path));
  return isPage && isOurs && (headers.accept ?? '').includes('text/html');
}
