import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { BadRequestError, DomainError, FieldError, type FieldProblem, text } from './errors.js';
import type { UploadedFile } from './operation.js';
import { tidyText } from './plain-text.js';

/** Largest file of an upload. */
const MAX_FILE_MB = 10;
const MAX_NAME_LENGTH = 255;

export const MULTIPART_LIMITS = {
  fileSize: MAX_FILE_MB * 1024 * 1024,
  // One more than any form takes, so that the second can be told from a form that goes on for ever.
  files: 2,
  fields: 20,
  fieldSize: 10_000,
};

/** The parts of a form; of a file, the body tells only that it is there. */
export interface Form {
  readonly body: Record<string, unknown>;
  readonly files: ReadonlyMap<string, UploadedFile>;
}

/**
 * Reads a multipart body: its fields become the body that the contract checks, its files a map.
 *
 * @param fileFields Fields that hold a file.
 * @throws {FieldError | DomainError} If it is no form, or one that nobody could mean.
 */
export async function readMultipart(
  request: FastifyRequest,
  fileFields: readonly string[],
): Promise<Form> {
  const body: Record<string, unknown> = {};
  const files = new Map<string, UploadedFile>();
  try {
    for await (const part of request.parts()) {
      const problem = findProblem(part, body, fileFields);
      if (problem) throw new FieldError([problem]);
      if (part.type === 'field') {
        body[part.fieldname] = part.value;
        continue;
      }
      // No text, so that the contract refuses a file where it wants one.
      body[part.fieldname] = {};
      if (!fileFields.includes(part.fieldname)) {
        // Not kept: anyone may send a form to a call without files.
        part.file.resume();
        continue;
      }
      const bytes = await part.toBuffer();
      files.set(part.fieldname, { name: fileName(part), mediaType: part.mimetype, bytes });
    }
  } catch (error) {
    // What is still to come would otherwise stand in the way of the connection's next request.
    request.raw.unpipe();
    request.raw.resume();
    throw toDomainError(error as { code?: string });
  }
  return { body, files };
}

function findProblem(
  { fieldname: name, type }: Multipart,
  body: object,
  fileFields: readonly string[],
): FieldProblem | undefined {
  // The types believe that every part has one.
  if (!(name as string | undefined)) {
    return { loc: ['body'], type: 'part_name', message: text('field.part_name') };
  }
  const isFile = fileFields.includes(name);
  if (Object.hasOwn(body, name)) {
    return isFile
      ? { loc: [name], type: 'one_file', message: text('field.one_file') }
      : { loc: [name], type: 'duplicate', message: text('field.duplicate') };
  }
  if (isFile && type === 'field') {
    return { loc: [name], type: 'type', message: text('field.type', { type: 'file' }) };
  }
  return undefined;
}

/** The name of a file as its sender's system may have it, without what no name should hold. */
function fileName({ filename }: { filename: string | undefined }): string {
  const name = tidyText(filename ?? '', 'line').replaceAll(/[\p{Cc}\p{Co}\p{Cn}\p{Cs}]/gu, '');
  return Array.from(name).slice(0, MAX_NAME_LENGTH).join('');
}

function toDomainError(error: { code?: string }): unknown {
  if (error instanceof FieldError) return error;
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
      return new FieldError([
        { loc: ['body'], type: 'too_many_parts', message: text('field.too_many_parts') },
      ]);
    case 'FST_PROTO_VIOLATION':
      return new FieldError([
        { loc: ['body'], type: 'additionalProperties', message: text('field.unknown') },
      ]);
    default:
      // Whatever else a parser of forms stumbles over is the form's fault.
      return new BadRequestError('form');
  }
}
