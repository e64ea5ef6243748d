import { basename } from 'node:path';
import { messages } from '../generated/messages/en-gb.js';
import { ConfigError } from '../platform/config/config.js';

/** Options of `cloudstreet import airspace`. */
export const AIRSPACE_OPTIONS = {
  name: { type: 'string' },
  country: { type: 'string' },
  'valid-from': { type: 'string' },
  'valid-to': { type: 'string' },
  replace: { type: 'boolean' },
} as const;

/** Options of `cloudstreet remove airspace`. */
export const REMOVAL_OPTIONS = { 'valid-from': AIRSPACE_OPTIONS['valid-from'] } as const;

/** Values of these options; options that were not given are absent. */
export type AirspaceValues = {
  readonly [Name in keyof typeof AIRSPACE_OPTIONS]?:
    | ((typeof AIRSPACE_OPTIONS)[Name]['type'] extends 'boolean' ? boolean : string)
    | undefined;
};

/** Description of a file of airspaces. */
export interface SourceFields {
  readonly name: string;
  readonly country: string | null;
  readonly valid_from: string | null;
  readonly valid_to: string | null;
}

const MAX_NAME_LENGTH = 100;

/**
 * Reads the description of a file from the options of `import airspace`. By default, the name is
 * that of the file.
 *
 * @throws {ConfigError} If options contradict each other or are invalid.
 */
export function readSourceFields(path: string, values: AirspaceValues): SourceFields {
  const { name, country } = values;
  if (country !== undefined && !/^[A-Z]{2}$/.test(country)) {
    throw new ConfigError(messages['airspace.country']({ text: country }));
  }
  const from = readFirstDay(values);
  const to = readDate('--valid-to', values['valid-to']);
  if (from && to && from > to) throw new ConfigError(messages['airspace.dates']({ from, to }));
  return {
    name: (name?.trim() || nameOf(path)).slice(0, MAX_NAME_LENGTH),
    country: country ?? null,
    valid_from: from,
    valid_to: to,
  };
}

/**
 * Returns the first day of an edition, if given.
 *
 * @throws {ConfigError} If it is not a date.
 */
export function readFirstDay(values: Pick<AirspaceValues, 'valid-from'>): string | null {
  return readDate('--valid-from', values['valid-from']);
}

function nameOf(path: string): string {
  return basename(path).replace(/(\.\w{1,8})?(\.gz)?$/i, '') || basename(path);
}

function readDate(name: string, text: string | undefined): string | null {
  if (text === undefined) return null;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text);
  const day = isDay ? new Date(`${text}T00:00:00Z`) : undefined;
  // Otherwise 31 June would count as 1 July.
  if (!day || Number.isNaN(day.getTime()) || !day.toISOString().startsWith(text)) {
    throw new ConfigError(messages['rescore.date']({ name, text }));
  }
  return text;
}
