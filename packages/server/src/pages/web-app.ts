import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import fastifyHelmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { paddleHosts } from '../billing/paddle-hosts.js';
import { type Config, ConfigError } from '../platform/config/config.js';
import { MovedError, NotFoundError } from '../platform/errors/errors.js';
import { BASE_PATH } from '../platform/http/contract-document.js';
import { handleNotFound } from '../platform/http/error-handler.js';
import { FILES_PATH } from '../platform/http/serve-files.js';
import { localeOf } from '../platform/text/language.js';
import { isPaying, mayBeFramed } from './frame-policy.js';
import { type DescribePage, OWN_LOCALE, type PageDescription, withHead } from './page-head.js';
import { embeddedFile, isPagePath } from './page-paths.js';

const YEAR_S = 31_536_000;
const DAY_S = 86_400;
/** Time after which sites get a new version of the widgets. */
const WIDGETS_S = 3600;

/** Headers that restrict what pages load and which sites may frame them. */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  { filesUrl, tipsUrl, paddle }: Pick<Config, 'filesUrl' | 'tipsUrl' | 'paddle'>,
): Promise<void> {
  const files = filesUrl ? [new URL(filesUrl).origin] : [];
  const hosts = paddle && paddleHosts(paddle);
  /** Further hosts, allowed only on pages where people pay. */
  const whenPaying =
    (kind: keyof NonNullable<typeof hosts>) =>
    ({ url = '' }: IncomingMessage) =>
      hosts && isPaying(url) ? hosts[kind] : '';
  const tipsHost = tipsUrl ? [new URL(tipsUrl).origin] : [];
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", whenPaying('scripts')],
        'frame-src': ["'self'", whenPaying('frames')],
        'worker-src': ["'self'"],
        'connect-src': ["'self'", ...tipsHost, whenPaying('calls')],
        'img-src': ["'self'", 'data:', 'blob:', ...files, ...tipsHost],
        // A video is looked at before it is sent.
        'media-src': ["'self'", 'blob:', ...files],
        'font-src': ["'self'"],
        // The accessible components set a few inline styles at run time.
        'style-src': ["'self'", "'unsafe-inline'", whenPaying('scripts')],
        'manifest-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'self'"],
        'form-action': ["'self'"],
        'frame-ancestors': [({ url = '' }) => (mayBeFramed(url) ? '*' : "'none'")],
      },
    },
    // Other sites may embed public pages, and their scripts may read them.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: false,
    // The proxy that ends TLS sets it; over plain HTTP, as in a local network, it would be wrong.
    hsts: false,
  });
  if (!hosts) return;
  app.addHook('onRequest', async ({ url }, reply) => {
    // Some payments open a window, which must be able to respond.
    if (isPaying(url)) reply.header('cross-origin-opener-policy', 'same-origin-allow-popups');
  });
}

/**
 * Serves the built web application. Paths without a file get the application's page, with status 404
 * if it shows that there is no such page.
 *
 * @param describePage Describes the page at an address.
 * @throws {ConfigError} If the folder holds no application.
 */
export async function registerWebApp(
  app: FastifyInstance,
  folder: string,
  describePage: DescribePage,
): Promise<void> {
  const page = join(folder, 'index.html');
  if (!existsSync(page)) {
    throw new ConfigError(`CLOUDSTREET_WEB_DIR: ${folder} holds no index.html.`);
  }
  app.addHook('onRequest', async ({ url, headers }) => {
    const [path = ''] = url.split('?');
    const isOther = path.startsWith(`${BASE_PATH}/`) || path.startsWith(FILES_PATH);
    // Only map data are served in ranges; all other files are served whole.
    if (!isOther && !path.endsWith('.pmtiles')) delete headers.range;
  });
  await app.register(fastifyStatic, {
    root: folder,
    cacheControl: false,
    // The start page is described like all others.
    index: false,
    // A folder without a page would be refused to clients that accept no compression.
    allowedPath: (path) => !path.endsWith('/'),
    // The build's own notes.
    dotfiles: 'ignore',
    preCompressed: true,
    setHeaders: (reply, path) => {
      void reply.header('cache-control', cacheControl(path.slice(folder.length)));
      // Of a type that is not compressed on the fly, because maps request ranges of its bytes.
      if (path.endsWith('.pmtiles')) void reply.type('application/vnd.pmtiles');
    },
  });
  app.setNotFoundHandler(async (request, reply) => {
    // The page is missing for a moment while the application is rebuilt.
    if (!wantsPage(request) || !existsSync(page)) return handleNotFound(request, reply);
    const embedded = embeddedFile(request.url);
    if (embedded) return reply.sendFile(embedded);
    const shown = isPagePath(request.url) ? await describe(request, describePage) : NOT_FOUND;
    if (shown instanceof MovedError) return reply.redirect(shown.location, 301);
    const locale = localeOf(request.headers['accept-language']);
    void reply.header('vary', 'accept-language');
    if (!shown && locale === OWN_LOCALE) return reply.sendFile('index.html');
    const html = await readFile(page, 'utf8');
    if (shown === NOT_FOUND) return sendPage(reply.code(404), withHead(html, locale));
    return sendPage(reply, withHead(html, locale, shown));
  });
}

/** Longest time that a page waits for its description. */
const TIMEOUT_MS = 1000;
const NOT_FOUND = Symbol('not found');

/** Falls back to no description if the database is unavailable: the page itself reports that. */
async function describe(
  { url, headers, log }: FastifyRequest,
  describePage: DescribePage,
): Promise<PageDescription | MovedError | typeof NOT_FOUND | undefined> {
  try {
    const described = describePage(url, headers['accept-language']);
    return await Promise.race([described, setTimeout(TIMEOUT_MS, undefined, { ref: false })]);
  } catch (error) {
    if (error instanceof NotFoundError) return NOT_FOUND;
    if (error instanceof MovedError) return error;
    log.warn({ err: error }, 'nothing is known of a page');
    return undefined;
  }
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', cacheControl('/index.html'))
    .send(html);
}

/** Names below /assets/ hold a hash of their content; everything else may change under its name. */
export function cacheControl(path: string): string {
  if (path.startsWith('/assets/')) return `public, max-age=${YEAR_S}, immutable`;
  // Each page of another site asks for it. It loads no other files, so an old one works.
  if (/^\/widgets\.js(\.(br|gz))?$/.test(path)) {
    return `public, max-age=${WIDGETS_S}, stale-while-revalidate=${DAY_S}`;
  }
  return 'no-cache';
}

/** Paths that programs ask for. The application's page would look like a response to them. */
const NOT_PAGES = [BASE_PATH, FILES_PATH, '/assets/', '/icons/', '/docs', '/metrics'].map(
  (path) => new RegExp(`^${path.replace(/\/$/, '')}(/|$)`),
);

/** Types that include pages. Images of a page are requested with other types before any type. */
const PAGE_TYPES = /text\/(?:html|\*)|^(?:\*\/\*|$)/;

/** Clients that preview links accept any type. No page has a file extension. */
function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const { accept = '' } = headers;
  const [path = ''] = url.split('?');
  const isRead = method === 'GET' || method === 'HEAD';
  const acceptsPage = PAGE_TYPES.test(accept);
  if (!isRead || !acceptsPage || NOT_PAGES.some((other) => other.test(path))) return false;
  return isPagePath(url) || !path.includes('.');
}
