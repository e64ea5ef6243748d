import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DOCS_PATH } from '../instance/docs-path.js';
import { ConfigError } from '../platform/config/config.js';
import { handleNotFound } from '../platform/http/error-handler.js';
import { cacheControl } from './web-app.js';

/** Folder of the kit's components, a site of its own whose pages have addresses relative to it. */
const KIT = 'kit';

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
        const address = path.slice(folder.length).replace(`/${KIT}/`, '/');
        void reply.header('cache-control', cacheControl(address));
      },
    });
    for (const url of [DOCS_PATH, `${DOCS_PATH}/*`]) {
      plugin.get<{ Params: { '*'?: string } }>(url, async (request, reply) => {
        const [path = '', query] = request.url.split('?');
        if (path === `${DOCS_PATH}/${KIT}`) {
          return reply.redirect(`${path}/${query === undefined ? '' : `?${query}`}`);
        }
        const file = await fileOf(folder, request.params['*'] ?? '');
        if (file !== undefined) return reply.sendFile(file);
        return sendMissing(request, reply);
      });
    }
  });
}

/** Returns the file of an address below the folder. Undefined if there is none. */
async function fileOf(folder: string, address: string): Promise<string | undefined> {
  const name = address.replace(/\/+$/, '');
  const parts = name.split('/');
  if (name === '404' || /[\0\\]/.test(name)) return undefined;
  if (parts.some((part) => part.startsWith('.'))) return undefined;
  for (const file of [name, `${name}.html`, join(name, 'index.html')]) {
    // File systems also refuse addresses that are too long.
    const found = await stat(join(folder, file)).catch(() => undefined);
    if (found?.isFile()) return file;
  }
  return undefined;
}

/** A person gets a page with the way back, a program the usual error. */
function sendMissing(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const [path = ''] = request.url.split('?');
  const isPage =
    request.headers.accept?.includes('text/html') &&
    !path.slice(path.lastIndexOf('/')).includes('.');
  return isPage ? reply.code(404).sendFile('404.html') : handleNotFound(request, reply);
}
