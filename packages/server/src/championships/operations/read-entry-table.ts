import { CsvError } from 'csv-parse/sync';
import { FieldError, type FieldProblem, text } from '../../platform/errors/errors.js';
import { parseCsv } from '../../reference/read-csv.js';
import { type EntryFields, keysOf } from './store-entry.js';

/** An entry of a table with the number of its line. Columns that it does not fill are left out. */
export interface EntryLine {
  readonly line: number;
  readonly fields: Partial<EntryFields>;
}

const MAX_TEXT = 100;
const MAX_HANDICAP = 1000;
const YES: ReadonlySet<string> = new Set(['true', 'yes', '1']);
const NO: ReadonlySet<string> = new Set(['false', 'no', '0']);

/**
 * Reads a table of entries. See `uploadChampionshipEntries` for its columns.
 *
 * @throws {FieldError} With a problem for each line that cannot be used.
 */
export function readEntryTable(csv: string): EntryLine[] {
  const { columns, rows } = parseTable(csv);
  if (!columns.includes('competition_id') && !columns.includes('registration')) {
    throw problemOf(1, text('championship.csv.columns'));
  }
  const problems: FieldProblem[] = [];
  const seen = new Set<string>();
  const entries = rows.flatMap((row): EntryLine[] => {
    const { line } = row;
    const wrong = (column: string) => {
      const value = row.get(column).slice(0, MAX_TEXT);
      problems.push(at(line, text('championship.csv.value', { column, value })));
    };
    const given = (column: string, isRight: (value: string) => boolean) => {
      const value = row.get(column);
      if (value !== '' && !isRight(value)) wrong(column);
      return value === '' ? {} : { [column]: value };
    };
    const notCompeting = row.get('not_competing').toLowerCase();
    const isKnown = notCompeting === '' || YES.has(notCompeting) || NO.has(notCompeting);
    if (!isKnown) wrong('not_competing');
    const handicap = numberOf(row.get('handicap'));
    if (Number.isNaN(handicap)) wrong('handicap');
    const fields: Partial<EntryFields> = {
      ...given('name', isShort),
      ...given('competition_id', (value) => /^[A-Za-z0-9]{1,3}$/.test(value)),
      ...given('registration', (value) => /^[A-Za-z0-9-]{2,10}$/.test(value)),
      ...given('aircraft', isShort),
      ...given('club', isShort),
      ...(handicap !== undefined && { handicap }),
      ...(notCompeting !== '' && { not_competing: YES.has(notCompeting) }),
    };
    const keys = Object.entries(keysOf(fields)).flatMap(([kind, key]) =>
      key === null ? [] : [`${kind} ${key}`],
    );
    if (keys.length === 0) problems.push(at(line, text('championship.noSign')));
    if (keys.some((key) => seen.has(key))) {
      problems.push(at(line, text('championship.taken', { what: 'sign' })));
    }
    for (const key of keys) seen.add(key);
    return [{ line, fields }];
  });
  if (problems.length > 0) throw new FieldError(problems);
  return entries;
}

function isShort(value: string): boolean {
  return value.length <= MAX_TEXT;
}

function parseTable(csv: string) {
  const [head = '', ...lines] = csv.split('\n');
  const delimiter = [';', '\t'].find((mark) => head.includes(mark)) ?? ',';
  try {
    return parseCsv([head.toLowerCase(), ...lines].join('\n'), delimiter);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw problemOf(Number(error.lines), text('championship.csv.quotes'));
  }
}

/** Returns undefined for an empty text, and NaN for one that is no handicap. A comma may be decimal. */
function numberOf(value: string): number | undefined {
  if (value === '') return undefined;
  const number = Number(value.replace(',', '.'));
  return number > 0 && number <= MAX_HANDICAP ? number : NaN;
}

type Message = FieldProblem['message'];

function at(line: number, message: Message): FieldProblem {
  return { loc: ['csv', line], type: 'INVALID_LINE', message };
}

function problemOf(line: number, message: Message): FieldError {
  return new FieldError([at(line, message)]);
}
