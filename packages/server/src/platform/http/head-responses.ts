import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/**
 * Omits the length from responses to HEAD if GET would compress, because it is known only after
 * compression. Register it after the hooks that read the response.
 */
export function registerHeadResponses(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const mayCompress = request.headers['accept-encoding'] && !reply.hasHeader('content-encoding');
    if (request.method !== 'HEAD' || !mayCompress) return payload;
    reply.removeHeader('content-length');
    if (payload instanceof Readable) payload.destroy();
    return Readable.from([]);
  });
}
