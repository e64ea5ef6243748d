import type { FormatOptions } from '@cloudstreet/scoring/units';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Messages } from '../../generated/messages/types.js';
import { DatabaseUnavailableError } from '../database/resilient-pool.js';
import { BusyError } from '../database/slots.js';
import {
  BadRequestError,
  DomainError,
  FieldError,
  type FieldProblem,
  MethodNotAllowedError,
  MovedError,
  NotFoundError,
  OAuthError,
  RequestInProgressError,
  TooManyRequestsError,
  text,
  UnauthorizedError,
} from '../errors/errors.js';
import { isDiskFull } from '../files/disk-full.js';
import { messagesFor, readerFor } from '../text/language.js';
import { RequestProblems } from './validation.js';

/**
 * Writes all error bodies of the API. Unexpected errors are logged in full and hidden from the
 * caller.
 */
export function handleError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const language = request.headers['accept-language'];
  const messages = messagesFor(language);
  const reader = readerFor(language);
  const known = toKnownError(error, request);
  if (known instanceof OAuthError) {
    return reply
      .code(400)
      .header('cache-control', 'no-store')
      .send({
        error: known.error,
        error_description: known.description(messages, reader),
        ...known.extra,
      });
  }
  if (isBadValue(error)) request.log.warn({ err: error }, 'a value slipped through the contract');
  if (isGone(error)) request.log.warn({ err: error }, 'a row was deleted during the call');
  if (known instanceof FieldError)
    return reply.code(422).send(fieldErrors(known.problems, messages, reader));
  // Of an outage, each call would log its stack.
  if (known.status === 503) request.log.warn({ reason: reasonOf(error) }, 'not available');
  else if (known.status >= 500) request.log.error({ err: error }, 'request failed');
  if (known.status === 401) reply.header('www-authenticate', 'Bearer');
  if (known instanceof MethodNotAllowedError) reply.header('allow', known.allowed.join(', '));
  if (known instanceof MovedError) reply.header('location', known.location);
  if (known.status === 416) reply.header('content-range', lengthOf(error));
  if (known instanceof TooManyRequestsError || known instanceof RequestInProgressError)
    reply.header('retry-after', known.waitS);
  if (known.status === 503) reply.header('retry-after', UNAVAILABLE_WAIT_S);
  const { status, code, detail, extra } = known;
  return reply.code(status).send({ detail: detail(messages, reader), code, ...extra });
}

/** Messages of an error and its causes. */
function reasonOf(error: unknown): string {
  return error instanceof Error ? [error.message, reasonOf(error.cause)].join(' ').trim() : '';
}

/** Seconds after which a caller may try again while the database or the server is not available. */
export const UNAVAILABLE_WAIT_S = 5;

/** Header `bytes * /` with the length of the requested file, which the error contains. */
function lengthOf({ headers }: FastifyError & { headers?: Record<string, string> }): string {
  return headers?.['Content-Range'] ?? 'bytes */*';
}

/** Responds to addresses that the server does not have. */
export function handleNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, code, detail } = new NotFoundError();
  const language = request.headers['accept-language'];
  const messages = messagesFor(language);
  const reader = readerFor(language);
  return reply.code(status).send({ detail: detail(messages, reader), code });
}

function toKnownError(
  error: FastifyError,
  request: FastifyRequest,
): DomainError | FieldError | OAuthError {
  const problems = findProblems(error);
  if (problems) {
    const { toError } = request.routeOptions.config;
    return toError?.(problems, request.body) ?? new FieldError(problems);
  }
  if (error instanceof DomainError || error instanceof OAuthError) return error;
  if (isGone(error)) {
    const isCaller = request.user && error.detail?.includes(`(user_id)=(${request.user.id})`);
    return isCaller ? new UnauthorizedError() : new NotFoundError();
  }
  if (isDiskFull(error)) {
    return new DomainError(507, 'STORAGE_FULL', text('error.STORAGE_FULL'));
  }
  const status = error.statusCode ?? 500;
  if (status === 413)
    return new DomainError(413, 'PAYLOAD_TOO_LARGE', text('error.PAYLOAD_TOO_LARGE'));
  if (status === 415) {
    return new DomainError(
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      text('error.UNSUPPORTED_MEDIA_TYPE', { kind: 'body' }),
    );
  }
  if (status === 416) {
    return new DomainError(416, 'RANGE_NOT_SATISFIABLE', text('error.RANGE_NOT_SATISFIABLE'));
  }
  if (status === 412) {
    return new DomainError(412, 'PRECONDITION_FAILED', text('error.PRECONDITION_FAILED'));
  }
  if (error instanceof BusyError) return new DomainError(503, 'BUSY', text('error.BUSY'));
  if (status === 503 || error instanceof DatabaseUnavailableError)
    return new DomainError(503, 'UNAVAILABLE', text('error.UNAVAILABLE'));
  if (error.code === 'FST_ERR_BAD_URL') return new BadRequestError('address');
  if (status >= 400 && status < 500) return new BadRequestError('other');
  return new DomainError(500, 'INTERNAL', text('error.INTERNAL'));
}

/** SQLSTATE codes of PostgreSQL for a value that it cannot store. */
const BAD_VALUES: ReadonlySet<string> = new Set([
  '22003', // numeric_value_out_of_range
  '22007', // invalid_datetime_format
  '22008', // datetime_field_overflow
  '22021', // character_not_in_repertoire
  '22P02', // invalid_text_representation
  '22P03', // invalid_binary_representation
  '22P05', // untranslatable_character
]);

/** PostgreSQL does not say which value it is. */
const BAD_VALUE: FieldProblem = { loc: ['body'], type: 'invalid', message: text('field.invalid') };

/**
 * Whether the database rejected a value that the contract should have rejected. For the caller it
 * is still an invalid value.
 */
function isBadValue(error: FastifyError): boolean {
  return 'severity' in error && BAD_VALUES.has(error.code);
}

/** Whether a row refers to one that another call has deleted, such as the caller's account. */
function isGone(error: FastifyError): error is FastifyError & { detail?: string } {
  const isForeignKey = 'severity' in error && error.code === '23503';
  // Not a row that is still referred to.
  return isForeignKey && error.message.startsWith('insert or update');
}

function findProblems(error: FastifyError): readonly FieldProblem[] | undefined {
  if (isBadValue(error)) return [BAD_VALUE];
  return error instanceof FieldError || error instanceof RequestProblems
    ? error.problems
    : undefined;
}

function fieldErrors(
  problems: readonly FieldProblem[],
  messages: Messages,
  reader: FormatOptions,
): object {
  return {
    detail: problems.map(({ loc, type, message }) => ({
      loc,
      type,
      msg: message(messages, reader),
    })),
  };
}
