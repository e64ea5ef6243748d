import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { BadRequestError } from '../errors/errors.js';

/** Parses JSON bodies. Rejects invalid UTF-8, which would otherwise be replaced without notice. */
export function registerJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      if (!isUtf8(body)) return done(new BadRequestError('json'));
      const text = body.toString();
      request.rawBody = text;
      return parse(request, text, (error, value) =>
        error ? done(new BadRequestError('json')) : done(null, value),
      );
    },
  );
}
