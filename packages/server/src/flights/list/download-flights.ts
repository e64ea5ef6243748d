import type { ListFormat } from '@cloudstreet/sdk';
import { checkLength, listFile, MAX_ROWS } from '../../downloads/list-file.js';
import type { FileResponse } from '../../platform/http/responses.js';
import type { Services } from '../../platform/services.js';
import {
  findFlightIds,
  type ListFlightsQuery,
  listedParts,
  type OfFriends,
  type OfOwner,
} from './flight-list-query.js';
import { columnNames, flightTableRow } from './flight-table-row.js';
import { findFlightRows, type ListedFlightRow } from './queries.js';
import { serializeFlight } from './serialize.js';

/** Number of rows read at a time, which limits memory and lets other callers proceed. */
const CHUNK = 100;

/**
 * Returns a whole list as a file. Its flights are selected at once, and their rows are read while
 * the file is sent, so that a slow caller occupies neither memory nor a connection.
 *
 * @throws {DomainError} If there are more than `mostFlights`.
 */
export async function downloadFlights(
  format: ListFormat,
  query: ListFlightsQuery & OfOwner & OfFriends,
  { db, clock, publicUrl }: Pick<Services, 'db' | 'clock' | 'publicUrl'>,
  mostFlights = MAX_ROWS,
): Promise<FileResponse> {
  const whole = { ...query, skip: 0, limit: mostFlights + 1 };
  const ids = await findFlightIds(db, whole, clock());
  checkLength(ids.length, mostFlights);
  const parts = listedParts(query);
  const linkOf = (id: number) => `${publicUrl()}/flight/${id}`;
  const context = { ...parts, linkOf };
  async function* chunks() {
    for (let first = 0; first < ids.length; first += CHUNK) {
      yield await findFlightRows(db, ids.slice(first, first + CHUNK), parts);
    }
  }
  return listFile<ListedFlightRow>(format, {
    name: 'flights',
    columns: columnNames(context),
    cellsOf: (row) => flightTableRow(row, context),
    objectOf: (row) => ({ ...serializeFlight(row), link: linkOf(row.id) }),
    chunks: chunks(),
  });
}
