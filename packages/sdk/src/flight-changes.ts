import type { Api } from './client.js';
import type { FlightChanges } from './models.js';
import { call, type OperationOptions, type OperationValues } from './operation.js';
import { listFlightChanges } from './operations.js';

/**
 * Iterates over the pages of changed flights until there are no more for now. Store the flights of a page
 * with its `cursor`, delete those that were `removed`, and pass the last cursor to continue later. A page
 * can be empty; its cursor is later all the same.
 *
 * @throws {ApiError} If a call fails. The iteration can be started again at the last cursor.
 */
export async function* flightChanges(
  api: Api,
  values: OperationValues<'listFlightChanges'> = {},
  options?: OperationOptions,
): AsyncGenerator<FlightChanges, void, undefined> {
  let page = await call(api, listFlightChanges, values, options);
  yield page;
  while (page.more) {
    page = await call(api, listFlightChanges, { ...values, cursor: page.cursor }, options);
    yield page;
  }
}
