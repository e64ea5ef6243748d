import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/**
 * Lets answers to HEAD tell no length where GET would compress: how long that is shows only once it
 * is done. Belongs behind the hooks that look at what is answered.
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
