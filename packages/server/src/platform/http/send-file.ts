import type { FastifyReply } from 'fastify';
import type { FileResponse, ImageResponse } from './responses.js';

/** Sends a file to be saved, as fast as the caller takes it. */
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

/** Sends a picture to be looked at. */
export function sendImage(
  reply: FastifyReply,
  { bytes, mediaType, etag, cacheControl }: ImageResponse,
): FastifyReply {
  return reply
    .type(mediaType)
    .header('etag', etag)
    .header('cache-control', cacheControl)
    .send(Buffer.from(bytes));
}
