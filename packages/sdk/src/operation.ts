import type { CallOptions } from './calls.js';
import type { Api } from './client.js';
import type { OperationId, operations, RequestBody, SuccessBody } from './contract.js';
import { requestError } from './errors.js';
import type { FileResponse } from './file-response.js';
import type { FileInput } from './form.js';
import { createListing, type Listing } from './listing.js';
import { type AnyCallResult, unwrap } from './unwrap.js';

/** `body` returns the response, `list` its rows and those of the following pages, `file` a file. */
export type OperationKind = 'body' | 'list' | 'file';

/** Describes one operation of the contract; see `call`. */
export interface Operation<Id extends OperationId, Kind extends OperationKind = 'body'> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** Format of the values that are neither in the path nor in the query. */
  readonly body?: 'json' | 'form' | 'urlencoded';
  /** Names of the values in the query, if there is also a body. */
  readonly query?: readonly string[];
  /** Maximum number of rows in a page. */
  readonly pageSize?: number;
  readonly hasLimit?: boolean;
  readonly isFile?: boolean;
  /** Whether the server honours an `Idempotency-Key`. */
  readonly isKeyed?: boolean;
  /** Exists only in types. */
  readonly types?: { readonly id: Id; readonly kind: Kind };
}

/** Settings of a call of an operation. */
export interface OperationOptions extends CallOptions {
  /**
   * Key under which the server recognises a repeat of this call. By default, each call of an operation
   * that accepts one has a key of its own. Other operations send none and are not repeated under it.
   */
  idempotencyKey?: string;
}

type Parameters<Id extends OperationId> = operations[Id]['parameters'];

type Query<Id extends OperationId> = NonNullable<Parameters<Id>['query']>;

/** The format turns rows into a file, which is an operation of its own. */
type QueryValues<Id extends OperationId, Kind extends OperationKind> = [Query<Id>] extends [never]
  ? unknown
  : Kind extends 'file'
    ? Query<Id>
    : Omit<Query<Id>, 'format'>;

type PathValues<Id extends OperationId> = [NonNullable<Parameters<Id>['path']>] extends [never]
  ? unknown
  : NonNullable<Parameters<Id>['path']>;

type BodyValues<Id extends OperationId> = [RequestBody<Id>] extends [never]
  ? unknown
  : WithFiles<RequestBody<Id>>;

type WithFiles<Fields> = Fields extends object
  ? { [Name in keyof Fields]: Fields[Name] extends Blob | undefined ? FileInput : Fields[Name] }
  : Fields;

/** The values of an operation in one object: those of its path, its query and its body. */
export type OperationValues<
  Id extends OperationId,
  Kind extends OperationKind = 'body',
> = PathValues<Id> & QueryValues<Id, Kind> & BodyValues<Id>;

/** Values and settings of an operation; both are optional if no value is required. */
export type OperationArguments<Id extends OperationId, Kind extends OperationKind = 'body'> =
  object extends OperationValues<Id, Kind>
    ? [values?: OperationValues<Id, Kind>, options?: OperationOptions]
    : [values: OperationValues<Id, Kind>, options?: OperationOptions];

/** Data that an operation returns, by its kind. */
export interface OperationData<Id extends OperationId> {
  body: [SuccessBody<Id>] extends [never] ? undefined : SuccessBody<Id>;
  list: SuccessBody<Id> extends readonly (infer Row)[] ? Row[] : never;
  file: FileResponse;
}

/** Result of a call, by the kind of its operation. */
export interface OperationResults<Id extends OperationId> {
  body: Promise<OperationData<Id>['body']>;
  list: Listing<OperationData<Id>['list'][number]>;
  file: Promise<FileResponse>;
}

/**
 * Calls an operation of `@cloudstreet/sdk/operations`. Programs that bundle only what they use call
 * operations like this; others call the same by its name, such as `cloudstreet.flights.list`.
 *
 * @throws {ApiError} If the call fails.
 */
export function call<Id extends OperationId, Kind extends OperationKind>(
  api: Api,
  operation: Operation<Id, Kind>,
  ...[values, options]: OperationArguments<Id, Kind>
): OperationResults<Id>[Kind] {
  return start(api, operation, values ?? {}, options ?? {}) as OperationResults<Id>[Kind];
}

function start(
  api: Api,
  operation: Operation<OperationId, OperationKind>,
  values: object,
  options: OperationOptions,
): unknown {
  const { pageSize, hasLimit } = operation;
  if (pageSize === undefined) return callOnce(api, operation, values, options);
  return createListing(
    values,
    { pageSize, hasLimit: hasLimit === true },
    (page) => callOnce(api, operation, page, options) as Promise<unknown[]>,
  );
}

/**
 * Sends one request of an operation; of a list, one page. It is apart from `call` so that bundles
 * without pages are smaller.
 */
export async function callOnce(
  api: Api,
  { method, path, body, query, isFile, isKeyed }: Operation<OperationId, OperationKind>,
  values: object,
  { idempotencyKey, ...options }: OperationOptions,
): Promise<unknown> {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  const pick = (isWanted: (name: string) => boolean) =>
    Object.fromEntries(entries.filter(([name]) => isWanted(name)));
  const isInPath = (name: string) => path.includes(`{${name}}`);
  const isInQuery = (name: string) => !isInPath(name) && (!body || query?.includes(name) === true);
  const fields = pick((name) => !isInPath(name) && !isInQuery(name));
  const key = isKeyed ? (idempotencyKey ?? randomKey()) : undefined;
  const init = {
    ...options,
    params: { path: pick(isInPath), query: pick(isInQuery) },
    headers: {
      ...options.headers,
      ...(key !== undefined && { 'Idempotency-Key': key }),
      ...(body === 'urlencoded' && { 'Content-Type': 'application/x-www-form-urlencoded' }),
    },
    ...(body && { body: body === 'form' ? await loadedForm(fields) : fields }),
    ...(isFile && { parseAs: 'response' as const }),
  };
  // The description of the operation stands for its types.
  const verb = api[method] as (path: string, init: object) => Promise<AnyCallResult>;
  const result: unknown = await unwrap(verb(path, init));
  if (!isFile) return result;
  const { toFileResponse } = await import('./file-response.js');
  return toFileResponse(result as Response);
}

/**
 * Only some programs send files, so the code for forms is loaded with the first.
 *
 * @throws {ApiError} With code `NETWORK` if it cannot be loaded, as if the call had not been sent.
 */
async function loadedForm(fields: Readonly<Record<string, unknown>>): Promise<FormData> {
  const { toForm } = await import('./form.js').catch((cause: unknown) => {
    throw requestError(cause);
  });
  return toForm(fields);
}

/** Unlike `crypto.randomUUID`, available on pages without HTTPS. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
