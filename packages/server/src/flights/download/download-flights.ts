import type { QueryParameters } from '@cloudstreet/sdk/contract';
import { FileAnswer } from '../../http/answers.js';
import { DomainError, text } from '../../http/errors.js';
import { toContestName } from '../../rankings/contests.js';
import type { Services } from '../../services.js';
import { findFlightIds } from '../list-flights.js';
import { findFlightRows } from '../queries.js';
import { csvFile } from './csv-file.js';
import { jsonFile } from './json-file.js';
import { xlsxFile } from './xlsx-file.js';

type Query = QueryParameters<'listFlights'>;

/** A file that a spreadsheet still opens, and some seconds of work. */
const MOST_FLIGHTS = 50_000;

/** So many are in memory at a time, and read without keeping others waiting. */
const CHUNK = 100;

const FORMATS = {
  csv: { mediaType: 'text/csv; charset=utf-8', write: csvFile },
  xlsx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: xlsxFile,
  },
  json: { mediaType: 'application/json; charset=utf-8', write: jsonFile },
} as const;

/**
 * A whole list as a file. Which flights it holds is settled at once, and their rows are read as the
 * file goes out, so that a slow caller holds neither memory nor a connection to the database.
 *
 * @throws {DomainError} If there are more than `mostFlights`.
 */
export async function downloadFlights(
  format: keyof typeof FORMATS,
  query: Query,
  { db, clock, publicUrl }: Pick<Services, 'db' | 'clock' | 'publicUrl'>,
  mostFlights = MOST_FLIGHTS,
): Promise<FileAnswer> {
  const whole = { ...query, skip: 0, limit: mostFlights + 1 };
  const ids = await findFlightIds(db, whole, clock());
  if (ids.length > mostFlights) {
    const detail = text('error.LIST_TOO_LONG', { limit: mostFlights });
    throw new DomainError(400, 'LIST_TOO_LONG', detail);
  }
  const parts = {
    contest: toContestName(query.contest),
    withStatistics: query.include_stats ?? false,
  };
  async function* chunks() {
    for (let first = 0; first < ids.length; first += CHUNK) {
      yield await findFlightRows(db, ids.slice(first, first + CHUNK), parts);
    }
  }
  const { mediaType, write } = FORMATS[format];
  return new FileAnswer({
    name: `flights.${format}`,
    mediaType,
    content: write({ chunks: chunks(), ...parts, linkOf: (id) => `${publicUrl()}/flight/${id}` }),
  });
}
