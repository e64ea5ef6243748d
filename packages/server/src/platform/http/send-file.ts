import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EventStreamResponse, FileResponse, TileResponse } from './responses.js';
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

/** Sends events as they happen. Proxies must neither compress nor collect them. */
export function sendEvents(
  { method }: FastifyRequest,
  reply: FastifyReply,
  { content }: EventStreamResponse,
): FastifyReply {
  reply
    .type('text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no');
  if (method !== 'HEAD') return reply.send(content);
  content.destroy();
  return reply.send(Readable.from([]));
}
