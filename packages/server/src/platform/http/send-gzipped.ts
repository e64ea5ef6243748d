import { gunzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GzippedJson } from './responses.js';

/** A small response of unknown origin could decompress to gigabytes. */
const MAX_BYTES = 67_108_864;

/** Sends stored JSON. */
export function sendGzippedJson(
  request: FastifyRequest,
  reply: FastifyReply,
  response: GzippedJson,
): FastifyReply {
  reply
    .type('application/json; charset=utf-8')
    .header('etag', response.etag)
    .header('cache-control', response.cacheControl);
  return sendGzipped(request, reply, response.gzipped);
}

/** Sends compressed bytes, decompressed for callers that do not accept gzip. */
export function sendGzipped(
  request: FastifyRequest,
  reply: FastifyReply,
  gzipped: Uint8Array,
): FastifyReply {
  reply.header('vary', 'accept-encoding');
  // These bytes are the response and are not serialised again.
  return acceptsGzip(request.headers['accept-encoding'])
    ? reply.header('content-encoding', 'gzip').send(Buffer.from(gzipped))
    : reply.send(gunzipSync(gzipped, { maxOutputLength: MAX_BYTES }));
}

/**
 * Whether a caller accepts gzip, by the quality value of gzip or else of `*`.
 *
 * @see RFC 9110, §12.5.3
 */
export function acceptsGzip(acceptEncoding: string | string[] = ''): boolean {
  const weights = new Map(
    [acceptEncoding]
      .flat()
      .join(',')
      .toLowerCase()
      .split(',')
      .map((entry) => {
        const [name = '', weight = ''] = entry.split(';');
        return [name.trim(), Number(/^\s*q=([\d.]+)/.exec(weight)?.[1] ?? 1)];
      }),
  );
  return (weights.get('gzip') ?? weights.get('x-gzip') ?? weights.get('*') ?? 0) > 0;
}
