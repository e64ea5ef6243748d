import { ApiError } from '@cloudstreet/sdk';

/**
 * What the server objects to in what was sent, which a form says itself. Anything else is said by a
 * toast, and by `AppForm` where no answer came.
 *
 * @param explained The statuses that the form says.
 */
export function refusalOf(error: Error | null, explained: readonly number[]): ApiError | undefined {
  return error instanceof ApiError && explained.includes(error.status) ? error : undefined;
}

/** Whether no answer came, with or without a connection: what was sent is not known to be saved. */
export function isUnsent(error: Error | null | undefined): boolean {
  return error instanceof ApiError && error.code === 'NETWORK';
}
