import { requestError, responseError } from './errors.js';

/** Result of any call. */
export interface AnyCallResult {
  data?: unknown;
  error?: unknown;
  response: Response;
}

/** Body of a successful call; `undefined` if it has none. */
export type Unwrapped<T extends AnyCallResult> = [NonNullable<T['data']>] extends [never]
  ? undefined
  : NonNullable<T['data']>;

/**
 * Awaits a call of the client and returns its body.
 *
 * @throws {ApiError} If the server returned an error, did not respond, or the call was cancelled.
 */
export async function unwrap<T extends AnyCallResult>(call: Promise<T>): Promise<Unwrapped<T>> {
  const { data, error, response } = await call.catch((cause: unknown) => {
    throw requestError(cause);
  });
  if (!response.ok) throw responseError(response, error);
  // The client's types express the same in two branches.
  return data as Unwrapped<T>;
}

/**
 * Reads a response that did not come through the client.
 *
 * @throws {ApiError} If the server returned an error, or the body is not JSON.
 */
export async function readResponse<T>(response: Response): Promise<T> {
  const text = await response.text();
  if (!response.ok) throw responseError(response, parsedOrText(text));
  try {
    // The contract defines the body of this call.
    return JSON.parse(text) as T;
  } catch (cause) {
    throw requestError(cause);
  }
}

function parsedOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
