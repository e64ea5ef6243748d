import { ApiError } from '@cloudstreet/sdk';

/**
 * Returns an error of the server that the form explains. Other errors are explained by toasts, and
 * a missing response by `AppForm`.
 *
 * @param explained Status codes that the form explains.
 */
export function refusalOf(error: Error | null, explained: readonly number[]): ApiError | undefined {
  return error instanceof ApiError && explained.includes(error.status) ? error : undefined;
}

/** Returns the error of a whole form; fields show their own errors. */
export function formError({ fields, message }: ApiError): string | undefined {
  return Object.keys(fields).length > 0 ? undefined : message;
}

/**
 * Whether there was no response, with or without a connection. The data may not have been saved.
 */
export function isRequestError(error: Error | null | undefined): boolean {
  return error instanceof ApiError && ['NETWORK', 'TIMEOUT'].includes(error.code);
}
