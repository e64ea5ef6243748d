import type { FetchOptions } from 'openapi-fetch';
import type { HttpMethod } from './contract.js';
import type { paths } from './generated/schema.js';

/**
 * One HTTP verb of the client. The types of openapi-fetch turn tuples in responses into arrays of any
 * length; these keep them as in the contract.
 */
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
  object extends FetchOptions<Operation>
    ? [init?: FetchOptions<Operation>]
    : [init: FetchOptions<Operation>];

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
