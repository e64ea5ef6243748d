import type { FastifyReply } from 'fastify';
import type { FileResponse, ImageResponse } from './responses.js';

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

/** Sends an image to be displayed. */
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
