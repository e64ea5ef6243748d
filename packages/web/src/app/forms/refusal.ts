import { ApiError } from '@cloudstreet/sdk';

/**
 * What the server objects to in what was sent, which a form says itself. Anything else, such as a
 * lost connection, is said by a toast.
 *
 * @param explained The statuses that the form says.
 */
export function refusalOf(error: Error | null, explained: readonly number[]): ApiError | undefined {
  return error instanceof ApiError && explained.includes(error.status) ? error : undefined;
}
