import type { FetchOptions } from 'openapi-fetch';
import type { paths } from './generated/schema.js';

type HttpMethod = 'get' | 'post' | 'patch' | 'delete';

/**
 * One HTTP verb of the client, as openapi-fetch offers it. Its own types turn the pairs and boxes in
 * answers into lists of any length; these leave them as the contract has them.
 */
export type Call<Method extends HttpMethod> = <Path extends PathsWith<Method>>(
  path: Path,
  ...init: Init<paths[Path][Method]>
) => Promise<Answer<paths[Path][Method]>>;

/** What a call resolves to, whether it succeeded or not; see `unwrap`. */
export type Answer<Operation> =
  | { data: Success<Operation>; error?: never; response: Response }
  | { data?: never; error: Failure<Operation>; response: Response };

type PathsWith<Method extends HttpMethod> = {
  [Path in keyof paths]: [NonNullable<paths[Path][Method]>] extends [never] ? never : Path;
}[keyof paths];

/** May be left out where nothing in it is required. */
type Init<Operation> =
  object extends FetchOptions<Operation>
    ? [init?: FetchOptions<Operation>]
    : [init: FetchOptions<Operation>];

type Success<Operation> = Body<Operation, 200 | 201>;

type Failure<Operation> = Body<Operation, Exclude<Statuses<Operation>, 200 | 201 | 204 | 304>>;

type Statuses<Operation> = Operation extends { responses: infer Answers } ? keyof Answers : never;

type Body<Operation, Status> = Operation extends { responses: infer Answers }
  ? {
      [Key in keyof Answers & Status]: Answers[Key] extends {
        content: { 'application/json': infer Content };
      }
        ? Content
        : never;
    }[keyof Answers & Status]
  : never;
