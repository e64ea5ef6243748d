import type { FastifyReply } from 'fastify';
import type { FileAnswer } from './answers.js';

/** Sends a file to be saved, as fast as the caller takes it. */
export function sendFile(
  reply: FastifyReply,
  { name, mediaType, content }: FileAnswer,
): FastifyReply {
  return reply
    .type(mediaType)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .send(content);
}
