import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { handleNotFound } from './error-handler.js';

/** Below this path files are served; the contract calls its address `files_url`. */
export const FILES_PATH = '/files/';

export interface ServedFiles {
  /** Where the file store lies. */
  readonly folder: string;
  /** The key of the picture of a flight. @throws If there is none. */
  readonly flightCard: (flightId: number) => Promise<string>;
  /** Whether people may see a file. */
  readonly isPublic: (key: string) => Promise<boolean>;
}

/** Of what is stored, pictures and videos of flights and pictures of users and groups alone are for everyone. */
const STORY_FILE = /^story\/[0-9a-f]{2}\/[0-9a-f]{64}(_small|_medium)?\.(jpg|mp4|webm)$/;
const USER_FILE = /^user\/[0-9a-f]{2}\/[0-9a-f]{64}\.jpg$/;
const CARD_FILE = /^(0|[1-9]\d{0,8})\.jpg$/;

/** Nothing is served by a name or type that somebody else chose. */
const TYPES: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};

/** A file of this name never changes; one that was deleted may be shown for so long. */
const NAMED_BY_CONTENT_CACHE = 'public, max-age=86400';
/** As long as the track that it is drawn of. */
const CARD_CACHE = 'public, max-age=300';

/** Serves the pictures and videos of flights, those of users, and the picture of where each flight went. */
export async function registerFiles(
  app: FastifyInstance,
  { folder, flightCard, isPublic }: ServedFiles,
): Promise<void> {
  // In a room of its own, because the web application serves another folder.
  await app.register(async (room) => {
    await room.register(fastifyStatic, {
      root: folder,
      serve: false,
      cacheControl: false,
      // Only where there is such a file: what is missing is answered otherwise.
      setHeaders: (reply, path) => {
        const isByContent = ['story', 'user'].some((kind) => path.startsWith(join(folder, kind)));
        void reply
          .header('content-type', TYPES[extname(path)] ?? 'application/octet-stream')
          .header('cache-control', isByContent ? NAMED_BY_CONTENT_CACHE : CARD_CACHE);
      },
    });

    room.get<{ Params: { '*': string } }>(`${FILES_PATH}story/*`, async (request, reply) => {
      const key = `story/${request.params['*']}`;
      if (!STORY_FILE.test(key) || !(await isPublic(key))) return handleNotFound(request, reply);
      return reply.sendFile(key);
    });

    room.get<{ Params: { '*': string } }>(`${FILES_PATH}user/*`, async (request, reply) => {
      const key = `user/${request.params['*']}`;
      if (!USER_FILE.test(key) || !(await isPublic(key))) return handleNotFound(request, reply);
      return reply.sendFile(key);
    });

    room.get<{ Params: { name: string } }>(`${FILES_PATH}flight/:name`, async (request, reply) => {
      const id = CARD_FILE.exec(request.params.name)?.[1];
      if (id === undefined) return handleNotFound(request, reply);
      return reply.sendFile(await flightCard(Number(id)));
    });
  });
}
