import type { Finding } from '../igc/finding.js';
import { checkObject } from '../units/check-value.js';
import { type FormatOptions, METRIC_FORMAT } from '../units/format-quantity.js';
import { textsOf } from '../units/reader-texts.js';
import { checkFinding } from './check-findings.js';
import { writeParameters } from './finding-parameters.js';

/** Every message of the catalogue takes the finding's parameters by their position. */
type FindingMessages = Readonly<
  Record<string, ((parameters: Finding['parameters']) => string) | undefined>
>;

/** What a finding says, in parts that concern different people. */
export interface FindingText {
  /** What was found. */
  readonly statement: string;
  /** What the pilot can do about it, now or next time. */
  readonly advice?: string;
  /** What the pilot can do by changing the flight, for while that is allowed. */
  readonly correction?: string;
}

/**
 * A finding in sentences, with its figures as the reader writes them.
 *
 * @throws {TypeError} If the finding or the reader is none.
 * @throws {RangeError} If the system of units is unknown or locale.
 */
export function findingText(finding: Finding, reader: FormatOptions = METRIC_FORMAT): FindingText {
  checkFinding(finding);
  checkObject('reader', reader, ['unitSystem', 'locale']);
  const parameters = writeParameters(finding, reader);
  // The generated type knows each message's own arguments; here the key is known only at run time.
  const catalogue = textsOf(reader) as unknown as FindingMessages;
  const key = `finding.${finding.token}`;
  const statement = catalogue[key]?.(parameters) ?? finding.token;
  const advice = catalogue[`${key}.advice`]?.(parameters);
  const correction = catalogue[`${key}.correction`]?.(parameters);
  return { statement, ...(advice && { advice }), ...(correction && { correction }) };
}

/** What a message depends on besides its finding. */
export interface FindingMessageOptions {
  /** Whether the flight can still be changed; else what would need that is left out. */
  readonly isEditable?: boolean;
  /** For whom it is written; metric, in British English, by default. */
  readonly reader?: FormatOptions;
}

/**
 * What a finding says to the pilot, in one to three sentences.
 *
 * @throws {TypeError} If the finding is not a finding, or the options are no object.
 */
export function findingMessage(finding: Finding, options: FindingMessageOptions = {}): string {
  checkObject('options', options, []);
  const { isEditable = true, reader } = options;
  const { statement, advice, correction } = findingText(finding, reader);
  return [statement, advice, isEditable && correction].filter(Boolean).join(' ');
}
