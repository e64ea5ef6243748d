import type { Api } from './client.js';
import type { FlightFilter, FlightFormat } from './models.js';
import { unwrap } from './unwrap.js';

/**
 * A whole list of flights as one file.
 *
 * @throws {ApiError} With code `LIST_TOO_LONG` if the list has to be narrowed first.
 */
export async function downloadFlights(
  api: Api,
  filter: FlightFilter,
  format: FlightFormat,
): Promise<Blob> {
  const query = { ...filter, format };
  const file = await unwrap(api.GET('/flight', { params: { query }, parseAs: 'blob' }));
  // The client's types know only answers of JSON.
  return file as unknown as Blob;
}
