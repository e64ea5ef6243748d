import type { IncomingHttpHeaders } from 'node:http';
import type { FormatOptions } from '@cloudstreet/scoring/units';
import type {
  OperationId,
  PathParameters,
  QueryParameters,
  RequestBody,
  SuccessBody,
  TokenScope,
} from '@cloudstreet/sdk/contract';
import type { Messages } from '../../generated/messages/types.js';
import type { Executor } from '../database/database.js';
import {
  type FieldError,
  type FieldProblem,
  ForbiddenError,
  type OAuthError,
  UnauthorizedError,
} from '../errors/errors.js';
import type { Services } from '../services.js';
import type { RateLimit } from './rate-limits.js';
import type {
  EventStreamResponse,
  FileResponse,
  GzippedJson,
  JsonStreamResponse,
  TileResponse,
} from './responses.js';

/** Account of a valid access token. */
export interface SignedInUser {
  readonly id: number;
  readonly isSuperuser: boolean;
  /** Whether they may moderate; superusers may. */
  readonly isModerator: boolean;
  /** Whether a moderator banned them from adding content. */
  readonly isContentBanned?: boolean;
  /** Session of the token. A personal access token has none. */
  readonly familyId?: number;
  /** Scopes of a personal access token. */
  readonly scopes?: readonly TokenScope[];
}

/** Account of an access token of a session. */
export interface SessionUser extends SignedInUser {
  readonly familyId: number;
}

/** Stores the response of a call in the transaction of its changes. */
export type KeepResponse = (transaction: Executor, body: unknown) => Promise<void>;

export interface UploadedFile {
  /** Name given by the sender. */
  readonly name: string;
  /** Type given by the sender. */
  readonly mediaType: string;
  /** Empty if the file is at `path`. */
  readonly bytes: Buffer;
  /** Path of a file that may be larger than memory; removed at the end of the call. */
  readonly path?: string;
}

/** One request, checked against the contract. */
export interface OperationRequest<Id extends OperationId> {
  readonly path: PathParameters<Id>;
  readonly query: QueryParameters<Id>;
  readonly body: RequestBody<Id>;
  /** Raw JSON body, for callers that sign it; otherwise empty. */
  readonly rawBody: string;
  readonly headers: IncomingHttpHeaders;
  /** Files of a multipart body by their field. */
  readonly files: ReadonlyMap<string, UploadedFile>;
  readonly user: SignedInUser | undefined;
  /** Address of the caller. For IPv6 only the network. */
  readonly address: string;
  /** The reader's language as sent. */
  readonly acceptLanguage: string | undefined;
  /**
   * Stores the response in the transaction of the changes, for calls with an `Idempotency-Key`. Does
   * nothing for other calls.
   */
  readonly keepResponse: KeepResponse;
  readonly messages: Messages;
  /** Language and units for sentences of the scoring package. */
  readonly reader: FormatOptions;
}

type HandlerResult<Id extends OperationId> = [SuccessBody<Id>] extends [never]
  ? undefined | FileResponse | TileResponse | EventStreamResponse
  : SuccessBody<Id> | GzippedJson | JsonStreamResponse | FileResponse;

type Handler<Id extends OperationId, Context> = (
  request: OperationRequest<Id>,
  services: Context,
) => Promise<HandlerResult<Id>>;

/** An operation of the contract with its handler. */
export interface Operation<Context = Services> {
  readonly operationId: OperationId;
  readonly handle: (request: OperationRequest<never>, services: Context) => Promise<unknown>;
  readonly options: OperationOptions<Context>;
}

/** Checks of a request before its body is read, and exceptions in its response. */
interface OperationOptions<Context> {
  readonly rateLimit?: RateLimit;
  /** Maximum number of forms with files that a user may send at a time; default 1. */
  readonly uploadsAtATime?: number;
  /**
   * Whether an operation that is not public accepts a request without an account. Then its handler
   * must check the request.
   */
  readonly allowsVisitor?: (headers: IncomingHttpHeaders, services: Context) => boolean;
  /**
   * Whether it does not read the access token. Programs that send one with every call must be able to
   * renew an expired one.
   */
  readonly ignoresToken?: true;
  /** Throws an error to reject a request. Otherwise returns a function to call after it. */
  readonly guard?: (
    request: Pick<OperationRequest<never>, 'user' | 'headers'>,
    services: Context,
  ) => Promise<() => void>;
  /** Error for invalid fields. Default: `FieldError`. */
  readonly toError?: ToError;
  /** Whether its calls wait in a queue of their own, and so take no turn among those that only read. */
  readonly hasQueue?: true;
  /** Whether caches must not store the response. */
  readonly isNeverStored?: boolean;
}

/** Converts invalid fields of a request into an error. */
export type ToError = (problems: readonly FieldProblem[], body: unknown) => FieldError | OAuthError;

/**
 * Binds a handler to an operation of the contract. The type of its second parameter lists services
 * beyond `Services`.
 */
export function operation<Id extends OperationId, Context = Services>(
  operationId: Id,
  handle: Handler<Id, Context>,
  options: OperationOptions<Context> = {},
): Operation<Context> {
  return { operationId, handle, options };
}

/**
 * Returns the user of a request to an operation that is not public.
 *
 * @throws {UnauthorizedError} If the caller is not signed in.
 */
export function signedInUser({ user }: { readonly user: SignedInUser | undefined }): SignedInUser {
  if (!user) throw new UnauthorizedError();
  return user;
}

/**
 * Returns the user of a request to an operation that personal access tokens cannot call.
 *
 * @throws {UnauthorizedError} If the caller is not signed in.
 * @throws {ForbiddenError} If the caller has a personal access token.
 */
export function sessionUser(request: { readonly user: SignedInUser | undefined }): SessionUser {
  const { familyId, ...user } = signedInUser(request);
  if (familyId === undefined) throw new ForbiddenError('SIGN_IN_REQUIRED');
  return { ...user, familyId };
}
