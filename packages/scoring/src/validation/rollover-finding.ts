import { checkRecording } from '../igc/check-recording.js';
import { type Finding, warning } from '../igc/finding.js';
import type { Recording } from '../igc/recording.js';
import { checkNumber } from '../units/check-value.js';

/** GPS counts weeks in ten bits. A receiver that ignores the overflow shows a date so much earlier. */
export const ROLLOVER_WEEKS = 1024;
/** Flights are uploaded within a year, and old recordings rarely that many weeks later. */
export const MAX_ROLLOVER_OFF_S = 366 * 86_400;
const ROLLOVER_S = ROLLOVER_WEEKS * 7 * 86_400;

/** First year of recorders of manufacturers that are younger than a rollover. */
const FIRST_YEARS: ReadonlyMap<string, number> = new Map([
  ['LXV', 2009],
  ['CNI', 2009],
  ['XLK', 2010],
  ['XCT', 2011],
  ['NAV', 2012],
  ['TRI', 2012],
  ['LGS', 2016],
]);

/** Years before which no such recorder, application or version existed. */
const FIRST_YEARS_BY_NAME: readonly (readonly [name: RegExp, year: number])[] = [
  [/\b(?:Android|iPhone|iPad)\b/i, 2008],
  [/\bOudie\b|\bLX ?[89]0\d0/i, 2009],
  [/\bLK8000\b|\bXCSoar\b[^.]*[ ,](?:[6-9]|1\d)\.\d/i, 2010],
  [/\bPowerFLARM\b|\bFlarm(?:-IGC)?[ ,]*(?:0?[5-9]|1\d)\.\d/i, 2010],
];

/**
 * Returns a finding if the date is as far before the upload as GPS repeats its weeks, and the
 * recorder is younger than the date.
 *
 * @param uploadedAtS Unix seconds.
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If the time is NaN.
 */
export function rolloverFindings(recording: Recording, uploadedAtS: number): Finding[] {
  checkRecording(recording);
  checkNumber('uploadedAtS', uploadedAtS);
  const { dayStartS, date } = recording;
  const probableS = dayStartS + ROLLOVER_S;
  if (Math.abs(uploadedAtS - probableS) > MAX_ROLLOVER_OFF_S) return [];
  if (recorderYear(recording) <= Number(date.slice(0, 4))) return [];
  return [warning('GPS_WEEK_ROLLOVER', date, dayOf(probableS))];
}

/** A date with a year, as of a build. A number alone may be of a model, as in "LX 2040". */
const BUILD_YEAR =
  /\b(?:(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.? +(?:\d{1,2},? +)?|\d{1,2}[-./])(20\d\d)\b|\b(20\d\d)[-./]\d{1,2}\b/g;

/** Returns the latest of the years of dates, names and the manufacturer of the recorder, else 0. */
function recorderYear({ manufacturer, headers }: Recording): number {
  const { recorderType = '', firmware = '', hardware = '' } = headers;
  const text = `${recorderType} ${firmware} ${hardware}`;
  return Math.max(
    FIRST_YEARS.get(manufacturer) ?? 0,
    ...FIRST_YEARS_BY_NAME.map(([name, year]) => (name.test(text) ? year : 0)),
    ...Array.from(text.matchAll(BUILD_YEAR), ([, after, before]) => Number(after ?? before)),
  );
}

function dayOf(timeS: number): string {
  return new Date(timeS * 1000).toISOString().slice(0, 10);
}
