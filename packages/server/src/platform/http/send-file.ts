import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileResponse, TileResponse } from './responses.js';
import { sendGzipped } from './send-gzipped.js';

/** Sends a file as a download, as fast as the caller reads it. */
export function sendFile(
  reply: FastifyReply,
  { name, mediaType, content }: FileResponse,
): FastifyReply {
  return reply
    .type(mediaType)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .send(content);
}

/** Sends a map tile. */
export function sendTile(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, mediaType, etag, cacheControl, isGzipped }: TileResponse,
): FastifyReply {
  reply.type(mediaType).header('etag', etag).header('cache-control', cacheControl);
  return isGzipped ? sendGzipped(request, reply, bytes) : reply.send(Buffer.from(bytes));
}
