import type { FormatOptions } from '@cloudstreet/scoring/units';
import type { Plan } from '@cloudstreet/sdk';
import type { MessageArguments, MessageKey, Messages } from '../../generated/messages/types.js';

/** A text of the catalogue with its arguments. It is formatted when the reader is known. */
export type Text = (messages: Messages, reader: FormatOptions) => string;

export function text<Key extends MessageKey>(key: Key, ...args: MessageArguments<Key>): Text {
  return (messages) => (messages[key] as (...args: MessageArguments<Key>) => string)(...args);
}

/** Codes of `Error` bodies. The catalogue has one text per code. */
export type ErrorCode = MessageKey extends infer Key
  ? Key extends `error.${infer Code}`
    ? Code
    : never
  : never;

/** Codes whose text takes no arguments. */
type PlainErrorCode = {
  [Code in ErrorCode]: MessageArguments<`error.${Code}`> extends [] ? Code : never;
}[ErrorCode];

/** A violated rule of the domain. The response is `{detail, code}`. */
export class DomainError extends Error {
  override name = 'DomainError';

  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    readonly detail: Text,
    /** Further fields of the response. */
    readonly extra: Readonly<Record<string, unknown>> = {},
  ) {
    super(code);
  }
}

export class NotFoundError extends DomainError {
  override name = 'NotFoundError';

  constructor(detail: Text = text('error.NOT_FOUND')) {
    super(404, 'NOT_FOUND', detail);
  }
}

/** The object was merged into another one. */
export class MovedError extends DomainError {
  override name = 'MovedError';

  constructor(
    /** Path of the other object. */
    readonly location: string,
  ) {
    super(301, 'MOVED', text('error.MOVED'));
  }
}

/** A path of the contract without the method of the request. */
export class MethodNotAllowedError extends DomainError {
  override name = 'MethodNotAllowedError';

  constructor(readonly allowed: readonly string[]) {
    super(405, 'METHOD_NOT_ALLOWED', text('error.METHOD_NOT_ALLOWED'));
  }
}

export class UnauthorizedError extends DomainError {
  override name = 'UnauthorizedError';

  constructor() {
    super(401, 'UNAUTHORIZED', text('error.UNAUTHORIZED'));
  }
}

export class ForbiddenError extends DomainError {
  override name = 'ForbiddenError';

  constructor(code: PlainErrorCode) {
    super(403, code, text(`error.${code}`));
  }
}

export class PlanRequiredError extends DomainError {
  override name = 'PlanRequiredError';

  constructor(plan: Plan) {
    super(403, 'PLAN_REQUIRED', text('error.PLAN_REQUIRED', { plan }));
  }
}

export class ScopeRequiredError extends DomainError {
  override name = 'ScopeRequiredError';

  constructor(scope: string) {
    super(403, 'SCOPE_REQUIRED', text('error.SCOPE_REQUIRED', { scope }));
  }
}

/** The first call with an `Idempotency-Key` has not ended. */
export class RequestInProgressError extends DomainError {
  override name = 'RequestInProgressError';
  /** Whole seconds for which the caller should wait. */
  readonly waitS = 1;

  constructor() {
    super(409, 'IDEMPOTENCY_IN_PROGRESS', text('error.IDEMPOTENCY_IN_PROGRESS'));
  }
}

export class TooManyRequestsError extends DomainError {
  override name = 'TooManyRequestsError';

  constructor(
    code: Extract<ErrorCode, `TOO_MANY_${string}`>,
    detail: Text,
    /** Whole seconds for which the caller should wait. */
    readonly waitS: number,
  ) {
    super(429, code, detail);
  }
}

/** The request cannot be parsed, or is not of the stated type. */
export class BadRequestError extends DomainError {
  override name = 'BadRequestError';

  constructor(kind: 'json' | 'form' | 'address' | 'other') {
    super(400, 'BAD_REQUEST', text('error.BAD_REQUEST', { kind }));
  }
}

export class UnsupportedMediaTypeError extends DomainError {
  override name = 'UnsupportedMediaTypeError';

  constructor(kind: 'file' | 'body' | 'encoding') {
    super(415, 'UNSUPPORTED_MEDIA_TYPE', text('error.UNSUPPORTED_MEDIA_TYPE', { kind }));
  }
}

/** An invalid value. */
export interface FieldProblem {
  /** Path in the body. Elsewhere it starts with `query`, `path` or `header`. */
  readonly loc: readonly (string | number)[];
  /** Stable code for programs. */
  readonly type: string;
  readonly message: Text;
}

/** Invalid values. The response is 422 with one entry per value. */
export class FieldError extends Error {
  override name = 'FieldError';

  constructor(readonly problems: readonly FieldProblem[]) {
    super(problems.map(({ loc, type }) => `${loc.join('.')}: ${type}`).join(', '));
  }
}

/** A refused grant, in the form of RFC 6749. */
export class OAuthError extends Error {
  override name = 'OAuthError';

  constructor(
    readonly error:
      | 'invalid_grant'
      | 'invalid_request'
      | 'invalid_scope'
      | 'unsupported_grant_type'
      | 'email_unverified'
      | 'account_deleted'
      | 'account_banned',
    readonly description: Text,
    /** Further fields of the response. */
    readonly extra: Readonly<Record<string, unknown>> = {},
  ) {
    super(error);
  }
}
