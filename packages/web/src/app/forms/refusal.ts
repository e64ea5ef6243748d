import { ApiError } from '@cloudstreet/sdk';

/**
 * Returns an error of the server that the form itself explains. A toast explains all other errors;
 * `AppForm` explains a missing response.
 *
 * @param explained Status codes that the form explains.
 */
export function refusalOf(error: Error | null, explained: readonly number[]): ApiError | undefined {
  return error instanceof ApiError && explained.includes(error.status) ? error : undefined;
}

/**
 * Whether there was no response, with or without a connection: the data may not have been saved.
 */
export function isRequestError(error: Error | null | undefined): boolean {
  return error instanceof ApiError && error.code === 'NETWORK';
}
