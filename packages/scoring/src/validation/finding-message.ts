import type { Finding } from '../igc/finding.js';
import { checkObject } from '../units/check-value.js';
import { type FormatOptions, METRIC_FORMAT } from '../units/format-quantity.js';
import { textsOf } from '../units/reader-texts.js';
import { checkFinding } from './check-findings.js';
import { formatParameters } from './finding-parameters.js';

/** Messages of the catalogue, which take the parameters of a finding by position. */
type FindingMessages = Readonly<
  Record<string, ((parameters: Finding['parameters']) => string) | undefined>
>;

/** Message of a finding, in parts for different readers. */
export interface FindingText {
  /** The problem that was found. */
  readonly statement: string;
  /** Advice to the pilot, for now or next time. */
  readonly advice?: string;
  /** Remedy by editing the flight, while that is allowed. */
  readonly correction?: string;
}

/**
 * Formats a finding as sentences, in the reader's units.
 *
 * @throws {TypeError} If the finding or the format is invalid.
 * @throws {RangeError} If the system of units or the locale is unknown.
 */
export function findingText(finding: Finding, reader: FormatOptions = METRIC_FORMAT): FindingText {
  checkFinding(finding);
  checkObject('reader', reader, ['unitSystem', 'locale']);
  const parameters = formatParameters(finding, reader);
  // The generated type knows each message's own arguments; here the key is known only at run time.
  const catalogue = textsOf(reader) as unknown as FindingMessages;
  const key = `finding.${finding.token}`;
  const statement = catalogue[key]?.(parameters) ?? finding.token;
  const advice = catalogue[`${key}.advice`]?.(parameters);
  const correction = catalogue[`${key}.correction`]?.(parameters);
  return { statement, ...(advice && { advice }), ...(correction && { correction }) };
}

/** Options of a message besides its finding. */
export interface FindingMessageOptions {
  /** Whether the flight can still be edited; otherwise remedies that need it are left out. */
  readonly isEditable?: boolean;
  /** Units, locale and language of the reader; metric in British English by default. */
  readonly reader?: FormatOptions;
}

/**
 * Returns the message of a finding for the pilot, in one to three sentences.
 *
 * @throws {TypeError} If the finding is not a finding, or the options are not an object.
 */
export function findingMessage(finding: Finding, options: FindingMessageOptions = {}): string {
  checkObject('options', options, []);
  const { isEditable = true, reader } = options;
  const { statement, advice, correction } = findingText(finding, reader);
  return [statement, advice, isEditable && correction].filter(Boolean).join(' ');
}
