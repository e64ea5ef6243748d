import type { HttpMethod } from './contract.js';
import type { paths } from './generated/schema.js';

/** Settings of one call. Those of the client apply where they are missing. */
export interface CallOptions {
  /** Additional headers of the request. */
  headers?: Readonly<Record<string, string>>;
  /** Cancels the call, which then fails with code `CANCELLED`. */
  signal?: AbortSignal;
  /** See `ApiOptions.timeoutMs`. */
  timeoutMs?: number | undefined;
  /** See `ApiOptions.maxRetries`. */
  maxRetries?: number;
  /** Lets the browser finish the request after the page is closed. */
  keepalive?: boolean;
  /**
   * Called with the sent fraction of a form, from 0 to 1. Browsers report it while they send, other
   * platforms and clients with a `fetch` of their own report 1 at the end.
   */
  onProgress?: (fraction: number) => void;
}

/** Settings of a call by path. */
export interface RawCallOptions extends CallOptions {
  /** Form in which the body of a successful response is read. Defaults to `json`. */
  parseAs?: 'json' | 'text' | 'blob' | 'arrayBuffer' | 'stream' | 'response';
}

/** One HTTP verb of the client. */
export type Call<Method extends HttpMethod> = <Path extends PathsWith<Method>>(
  path: Path,
  ...init: Init<paths[Path][Method]>
) => Promise<CallResult<paths[Path][Method]>>;

/** Result of a call, successful or not; see `unwrap`. */
export type CallResult<Operation> =
  | { data: Success<Operation>; error?: never; response: Response }
  | { data?: never; error: Failure<Operation>; response: Response };

type PathsWith<Method extends HttpMethod> = {
  [Path in keyof paths]: [NonNullable<paths[Path][Method]>] extends [never] ? never : Path;
}[keyof paths];

/** Optional if the operation has no required parameters. */
type Init<Operation> =
  object extends CallInit<Operation> ? [init?: CallInit<Operation>] : [init: CallInit<Operation>];

type CallInit<Operation> = RawCallOptions & ParametersInit<Operation> & BodyInitOf<Operation>;

type ParametersInit<Operation> = Operation extends { parameters: infer Parameters }
  ? object extends Parameters
    ? { params?: Parameters }
    : { params: Parameters }
  : unknown;

type BodyInitOf<Operation> = Operation extends { requestBody: { content: infer Content } }
  ? { body: Content[keyof Content] }
  : Operation extends { requestBody?: { content: infer Content } }
    ? { body?: Content[keyof Content] }
    : { body?: never };

type Success<Operation> = Body<Operation, 200 | 201>;

type Failure<Operation> = Body<Operation, Exclude<Statuses<Operation>, 200 | 201 | 204 | 304>>;

type Statuses<Operation> = Operation extends { responses: infer Responses }
  ? keyof Responses
  : never;

type Body<Operation, Status> = Operation extends { responses: infer Responses }
  ? {
      [Key in keyof Responses & Status]: Responses[Key] extends {
        content: { 'application/json': infer Content };
      }
        ? Content
        : never;
    }[keyof Responses & Status]
  : never;

/** Settings and values of a call whose types are already checked. */
export interface UntypedInit extends RawCallOptions {
  params?: { path?: object; query?: object; header?: object };
  body?: unknown;
}
