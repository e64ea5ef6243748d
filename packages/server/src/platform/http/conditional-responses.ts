import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Adds an ETag to responses to GET and HEAD, and sends 304 if the caller has this response. */
export function registerConditionalResponses(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || reply.statusCode !== 200) return payload;
    if (!reply.hasHeader('etag') && typeof payload === 'string') {
      reply.header('etag', `W/"${createHash('sha1').update(payload).digest('base64url')}"`);
    }
    const etag = reply.getHeader('etag');
    if (typeof etag !== 'string' || !isKnown(request, etag)) return payload;
    reply.code(304).removeHeader('content-length').removeHeader('content-encoding');
    // A response to HEAD states its length, unless it is streamed.
    return request.method === 'HEAD' ? Readable.from([]) : null;
  });
}

/**
 * Whether the caller has the response with an ETag. Handlers ask before they compute a response, if
 * that takes long. The comparison is weak, as RFC 9110 requires for GET.
 */
export function isKnown({ headers }: Pick<FastifyRequest, 'headers'>, etag: string): boolean {
  const { 'if-none-match': header } = headers;
  if (!header) return false;
  return (
    header.trim() === '*' || header.split(',').some((tag) => opaqueTag(tag) === opaqueTag(etag))
  );
}

function opaqueTag(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}
