import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { AircraftKind } from '../track/engine-runs.js';
import { countryCodes } from '../units/country-codes.js';

/** Invalid arguments; the message names the problem. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

type Options = NonNullable<ParseArgsConfig['options']>;

/**
 * Parses the options of a command and the files after them.
 *
 * @throws {UsageError} If an option is unknown, lacks its value or has an extra one, is repeated
 *   without being a list, or no file is named.
 */
export function parseOptions<const Known extends Options>(
  given: readonly string[],
  options: Known,
) {
  const args = joinNegativeNumbers(given);
  checkOptions(args, options);
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  if (positionals.length === 0) throw new UsageError('No file.');
  return { values, files: positionals };
}

/**
 * Rejects arguments that Node would reject, with messages of our own, and repeated options, of
 * which Node would use the last.
 */
function checkOptions(args: string[], options: Options): void {
  const config = { args, options, allowPositionals: true, strict: false, tokens: true } as const;
  const seen = new Set<string>();
  for (const token of parseArgs(config).tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    const known = Object.hasOwn(options, name) ? options[name] : undefined;
    if (!known) throw new UsageError(`Unknown option '${rawName}'.`);
    if (known.type === 'boolean' && value !== undefined) {
      throw new UsageError(`${rawName} takes no value, so not "${value}".`);
    }
    if (known.type === 'string' && isMissing(value, inlineValue)) {
      throw new UsageError(`${rawName} takes a value, which is missing.`);
    }
    if (seen.has(name) && !known.multiple) {
      throw new UsageError(`${rawName} is given twice, but allowed once.`);
    }
    seen.add(name);
  }
}

/**
 * Returns whether an option has no value. A text that starts with a dash is the next option, unless
 * it follows an equals sign.
 */
function isMissing(value: string | undefined, isInline: boolean | undefined): boolean {
  return (
    value === undefined || value === '' || (!isInline && value.startsWith('-') && value !== '-')
  );
}

/**
 * Joins an option with a negative number, such as `--takeoff-elevation -5`, which Node would parse
 * as two options.
 */
function joinNegativeNumbers(args: readonly string[]): string[] {
  const joined: string[] = [];
  for (const arg of args) {
    const option = joined.at(-1);
    if (/^-\.?\d/.test(arg) && option && /^--\w[^=]*$/.test(option)) {
      joined[joined.length - 1] = `${option}=${arg}`;
    } else joined.push(arg);
  }
  return joined;
}

/** Limits of a number on the command line. */
export interface NumberLimits {
  readonly min: number;
  readonly max: number;
  readonly isWhole?: boolean;
  /** Example of a sensible value, for messages. */
  readonly example: number;
}

/**
 * Parses a number within limits.
 *
 * @param name The option without its dashes.
 * @throws {UsageError} If it is not a number of the range.
 */
export function parseNumber(name: string, text: string, range: NumberLimits): number {
  const { min, max, isWhole = false, example } = range;
  const value = Number(text);
  const isPlain = (isWhole ? /^-?\d+$/ : /^-?\d+(\.\d+)?$/).test(text);
  if (isPlain && value >= min && value <= max) return value;
  const kind = isWhole ? 'a whole number' : 'a number';
  throw new UsageError(
    `--${name} takes ${kind} from ${min} to ${max}, for example ${example}, not "${text}".`,
  );
}

/**
 * Parses the kind of aircraft of `--kind`.
 *
 * @throws {UsageError} If the kind is unknown.
 */
export function parseKind(text: string): AircraftKind {
  if (text === 'GL' || text === 'MG' || text === 'FG') return text;
  throw new UsageError(
    `--kind takes GL (pure glider), MG (motor glider) or FG (electric glider), not "${text}".`,
  );
}

/**
 * Parses a country as ISO 3166-1 alpha-2 in capital letters. Kosovo, which has no code there, is
 * XK.
 *
 * @param name The option without its dashes.
 * @throws {UsageError} If the country is unknown.
 */
export function parseCountry(name: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const country = text.toUpperCase();
  if (countryCodes().includes(country)) return country;
  throw new UsageError(
    `--${name} takes a country by its two letters (ISO 3166, or XK for Kosovo), for example DE, not "${text}".`,
  );
}
