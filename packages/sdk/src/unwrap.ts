import { refusedError, unansweredError } from './errors.js';

interface Answer {
  data?: unknown;
  error?: unknown;
  response: Response;
}

/** The body of a call that succeeded; `undefined` where it has none. */
export type Unwrapped<T extends Answer> = [NonNullable<T['data']>] extends [never]
  ? undefined
  : NonNullable<T['data']>;

/**
 * Awaits a call of the client and hands over its body.
 *
 * @throws {ApiError} If the server refused or failed, no answer came, or the call was cancelled.
 */
export async function unwrap<T extends Answer>(call: Promise<T>): Promise<Unwrapped<T>> {
  const { data, error, response } = await call.catch((cause: unknown) => {
    throw unansweredError(cause);
  });
  if (!response.ok) throw refusedError(response.status, error);
  // The client's types say the same in two branches.
  return data as Unwrapped<T>;
}

/**
 * Reads an answer that did not come through the client.
 *
 * @throws {ApiError} If the server refused or failed, or the body is no JSON.
 */
export async function readAnswer<T>(response: Response): Promise<T> {
  const text = await response.text();
  if (!response.ok) throw refusedError(response.status, parsedOrText(text));
  try {
    // The contract says what this call answers.
    return JSON.parse(text) as T;
  } catch (cause) {
    throw unansweredError(cause);
  }
}

function parsedOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
