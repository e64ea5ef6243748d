import type { FastifyRequest } from 'fastify';
import { DomainError, FieldError, text } from './errors.js';
import type { UploadedFile } from './operation.js';

/** Largest file of an upload. */
const MAX_FILE_MB = 10;

export const MULTIPART_LIMITS = {
  fileSize: MAX_FILE_MB * 1024 * 1024,
  files: 1,
  fields: 20,
  fieldSize: 10_000,
};

/** Reads a multipart body: its fields become the body that the contract checks, its files a map. */
export async function readMultipart(
  request: FastifyRequest,
): Promise<{ body: Record<string, string>; files: Map<string, UploadedFile> }> {
  const body: Record<string, string> = {};
  const files = new Map<string, UploadedFile>();
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        body[part.fieldname] = String(part.value);
        continue;
      }
      const bytes = await part.toBuffer();
      files.set(part.fieldname, { name: part.filename, mediaType: part.mimetype, bytes });
      // Stands for the file where the contract asks whether there is one.
      body[part.fieldname] = part.filename;
    }
  } catch (error) {
    throw toDomainError(error as { code?: string });
  }
  return { body, files };
}

function toDomainError(error: { code?: string }): unknown {
  switch (error.code ?? '') {
    case 'FST_REQ_FILE_TOO_LARGE':
      return new DomainError(
        413,
        'FILE_TOO_LARGE',
        text('error.FILE_TOO_LARGE', { limit: MAX_FILE_MB }),
      );
    case 'FST_FILES_LIMIT':
    case 'FST_FIELDS_LIMIT':
    case 'FST_PARTS_LIMIT':
      return new DomainError(413, 'PAYLOAD_TOO_LARGE', text('error.PAYLOAD_TOO_LARGE'));
    case 'FST_PROTO_VIOLATION':
      return new FieldError([
        { loc: ['body'], type: 'additionalProperties', message: text('field.unknown') },
      ]);
    default:
      // Whatever else a parser of forms stumbles over is the form's fault.
      return new DomainError(400, 'BAD_REQUEST', text('error.BAD_REQUEST'));
  }
}
