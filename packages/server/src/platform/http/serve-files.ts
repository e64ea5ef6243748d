import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { handleNotFound } from './error-handler.js';

/** Path below which files are served; `files_url` in the contract. */
export const FILES_PATH = '/files/';

/** A folder of the file store that anyone may read. */
export interface ServedFolder {
  /** Folder below `FILES_PATH`. */
  readonly path: string;
  /** Folder of the file store that contains its files. */
  readonly storedIn: string;
  /** Seconds for which caches may show a file, even after it was deleted. */
  readonly maxAgeS: number;
  /**
   * Finds the key of the file with a name. Undefined if the folder has no such file.
   *
   * @throws {DomainError} If the file cannot be created at the moment.
   */
  readonly keyOf: (name: string) => Promise<string | undefined>;
}

export interface ServedFiles {
  /** Root of the file store. */
  readonly root: string;
  readonly folders: readonly ServedFolder[];
  /** Whether a file is public. */
  readonly isPublic: (key: string) => Promise<boolean>;
}

/** Types of served files. Names and types chosen by users are never served. */
const TYPES: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};

/** Serves stored files that are public. */
export async function registerFiles(
  app: FastifyInstance,
  { root, folders, isPublic }: ServedFiles,
): Promise<void> {
  // A separate plugin, because the web application serves another folder.
  await app.register(async (plugin) => {
    await plugin.register(fastifyStatic, {
      root,
      serve: false,
      cacheControl: false,
      // Called for files that exist. The response to a missing file has other headers.
      setHeaders: (reply, path) => {
        const folder = folders.find(({ storedIn }) => path.startsWith(join(root, storedIn, '/')));
        void reply
          .header('content-type', TYPES[extname(path)] ?? 'application/octet-stream')
          .header('cache-control', `public, max-age=${folder?.maxAgeS ?? 0}`);
      },
    });
    for (const { path, keyOf } of folders) {
      plugin.get<{ Params: { '*': string } }>(
        join(FILES_PATH, path, '*'),
        async (request, reply) => {
          const key = await keyOf(request.params['*']);
          if (key === undefined || !(await isPublic(key))) return handleNotFound(request, reply);
          return reply.sendFile(key);
        },
      );
    }
  });
}
