import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ConfigError } from '../platform/config/config.js';
import { handleNotFound } from '../platform/http/error-handler.js';

/** No file of the documentation has a longer address, and file systems refuse far longer ones. */
const MAX_ADDRESS = 200;
/** Path below which the documentation is served. */
const DOCS_PATH = '/docs';
const YEAR_S = 31_536_000;

/**
 * Serves the built documentation. Pages have no file extension in their addresses.
 *
 * @throws {ConfigError} If the folder holds no documentation.
 */
export async function registerDocumentation(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new ConfigError(`CLOUDSTREET_DOCS_DIR: ${folder} holds no index.html.`);
  }
  // A separate plugin, because the web application serves another folder.
  await app.register(async (plugin) => {
    await plugin.register(fastifyStatic, {
      root: folder,
      serve: false,
      cacheControl: false,
      acceptRanges: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        const isHashed = path.startsWith(join(folder, 'assets/'));
        void reply.header(
          'cache-control',
          isHashed ? `public, max-age=${YEAR_S}, immutable` : 'no-cache',
        );
      },
    });
    for (const url of [DOCS_PATH, `${DOCS_PATH}/*`]) {
      plugin.get<{ Params: { '*'?: string } }>(url, async (request, reply) => {
        const file = fileOf(folder, request.params['*'] ?? '');
        if (file !== undefined) return reply.sendFile(file);
        return sendMissing(request, reply);
      });
    }
  });
}

/** Returns the file of an address below the folder. Undefined if there is none. */
function fileOf(folder: string, address: string): string | undefined {
  const name = address.replace(/\/+$/, '');
  const parts = name.split('/');
  if (name.length > MAX_ADDRESS || name === '404' || /[\0\\]/.test(name)) return undefined;
  if (parts.some((part) => part.startsWith('.'))) return undefined;
  const found = [name, `${name}.html`, join(name, 'index.html')].find((file) =>
    statSync(join(folder, file), { throwIfNoEntry: false })?.isFile(),
  );
  return found;
}

/** A person gets a page with the way back, a program the usual error. */
function sendMissing(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const [path = ''] = request.url.split('?');
  const isPage =
    request.headers.accept?.includes('text/html') &&
    !path.slice(path.lastIndexOf('/')).includes('.');
  return isPage ? reply.code(404).sendFile('404.html') : handleNotFound(request, reply);
}
