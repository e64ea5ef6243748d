import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import {
  BadRequestError,
  DomainError,
  FieldError,
  type FieldProblem,
  text,
} from '../errors/errors.js';
import { BYTES_PER_MEGABYTE } from '../files/megabytes.js';
import { tidyText } from '../text/plain-text.js';
import type { UploadedFile } from './operation.js';

/** A field of a form that contains a file. */
export interface FileField {
  readonly name: string;
  readonly maxMegabytes: number;
  /** The file may be larger than memory and is stored in a folder. */
  readonly isLarge: boolean;
}

/** Maximum size read of a file that a call does not use. */
const UNWANTED_MEGABYTES = 1;
const MAX_NAME_LENGTH = 255;

export const MULTIPART_LIMITS = {
  // One more than the limit, to detect a form with too many parts without reading all of it.
  files: 3,
  fields: 20,
  fieldSize: 10_000,
};

/** Parts of a form. For a file, the body contains only its presence. */
export interface Form {
  readonly body: Record<string, unknown>;
  readonly files: ReadonlyMap<string, UploadedFile>;
}

/**
 * Reads a multipart body. Fields become the body that the contract checks, files become a map.
 *
 * @param makeFolder Creates a folder for large files, which the caller removes.
 * @throws {FieldError DomainError} If it is not a form, or an invalid one.
 */
export async function readMultipart(
  request: FastifyRequest,
  fileFields: readonly FileField[],
  makeFolder: () => Promise<string>,
): Promise<Form> {
  const body: Record<string, unknown> = {};
  const files = new Map<string, UploadedFile>();
  const fieldOf = (part: Multipart) => fileFields.find(({ name }) => name === part.fieldname);
  const largest = Math.max(
    ...fileFields.map(({ maxMegabytes }) => maxMegabytes),
    UNWANTED_MEGABYTES,
  );
  try {
    for await (const part of request.parts({ limits: { fileSize: bytesOf(largest) } })) {
      const field = fieldOf(part);
      const problem = findProblem(part, body, field !== undefined);
      if (problem) throw new FieldError([problem]);
      if (part.type === 'field') {
        body[part.fieldname] = part.value;
        continue;
      }
      // Not a text, so that the contract rejects a file in a text field.
      body[part.fieldname] = {};
      if (!field) {
        // Discarded, because anyone can send a form to a call without files.
        part.file.resume();
        continue;
      }
      const { mimetype: mediaType } = part;
      const name = tidyFileName(part.filename);
      if (field.isLarge) {
        const path = join(await makeFolder(), 'file');
        await keepAside(part, field, path);
        files.set(part.fieldname, { name, mediaType, bytes: NO_BYTES, path });
      } else {
        files.set(part.fieldname, { name, mediaType, bytes: await readFile(part, field) });
      }
    }
  } catch (error) {
    // Unread data would block the next request on the connection.
    request.raw.unpipe();
    request.raw.resume();
    throw toDomainError(error as { code?: string }, largest);
  }
  return { body, files };
}

/** @throws {DomainError} As soon as the file exceeds the limit. */
async function readFile(part: MultipartFile, { maxMegabytes }: FileField): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > bytesOf(maxMegabytes)) throw tooLarge(maxMegabytes);
    chunks.push(chunk);
  }
  if (part.file.truncated) throw tooLarge(maxMegabytes);
  return Buffer.concat(chunks);
}

const NO_BYTES = Buffer.alloc(0);

/** @throws {DomainError} As soon as the file exceeds the limit. */
async function keepAside(
  part: MultipartFile,
  { maxMegabytes }: FileField,
  path: string,
): Promise<void> {
  await pipeline(part.file, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  if (part.file.truncated) throw tooLarge(maxMegabytes);
}

function bytesOf(megabytes: number): number {
  return megabytes * BYTES_PER_MEGABYTE;
}

function tooLarge(limit: number): DomainError {
  return new DomainError(413, 'FILE_TOO_LARGE', text('error.FILE_TOO_LARGE', { limit }));
}

function findProblem(
  { fieldname: name, type }: Multipart,
  body: object,
  isFile: boolean,
): FieldProblem | undefined {
  // The types assume that every part has one.
  if (!(name as string | undefined)) {
    return { loc: ['body'], type: 'part_name', message: text('field.part_name') };
  }
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

/** Returns the file name of the sender's system without unsafe characters. */
export function tidyFileName(given = ''): string {
  const name = tidyText(given, 'line').replaceAll(/[\p{Cc}\p{Co}\p{Cn}\p{Cs}]/gu, '');
  return Array.from(name).slice(0, MAX_NAME_LENGTH).join('');
}

function toDomainError(error: { code?: string }, largest: number): unknown {
  if (error instanceof FieldError || error instanceof DomainError) return error;
  switch (error.code ?? '') {
    case 'FST_REQ_FILE_TOO_LARGE':
      return tooLarge(largest);
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
    case 'ENOSPC':
    case 'EDQUOT':
      return error;
    default:
      // Every other error of the parser means that the form is malformed.
      return new BadRequestError('form');
  }
}
