import { messages } from '../../../generated/messages/en-gb.js';
import { ConfigError } from '../../../platform/config/config.js';
import { readId } from '../../../platform/http/read-id.js';
import type { FlightSelection } from './flight-selection.js';

/** Options of `cloudstreet rescore`. */
export const RESCORE_OPTIONS = {
  all: { type: 'boolean' },
  season: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  user: { type: 'string' },
  aircraft: { type: 'string' },
  after: { type: 'string' },
  'dry-run': { type: 'boolean' },
} as const;

/** Values of these options; options that were not given are absent. */
export type RescoreValues = {
  readonly [Name in keyof typeof RESCORE_OPTIONS]?:
    | ((typeof RESCORE_OPTIONS)[Name]['type'] extends 'boolean' ? boolean : string)
    | undefined;
};

/**
 * Reads the selection of a command line. All flights are selected only by an explicit option.
 *
 * @param words Arguments of `rescore`: ids of flights.
 * @throws {ConfigError} If an argument is invalid, or nothing is selected.
 */
export function readSelection(words: readonly string[], values: RescoreValues): FlightSelection {
  const selection: FlightSelection = {
    ...(words.length > 0 && { ids: words.map((word) => readNumber('FLIGHT', word)) }),
    ...(values.season !== undefined && { season: readNumber('--season', values.season) }),
    ...(values.from !== undefined && { from: readDate('--from', values.from) }),
    ...(values.to !== undefined && { to: readDate('--to', values.to) }),
    ...(values.user !== undefined && { userId: readNumber('--user', values.user) }),
    ...(values.aircraft !== undefined && {
      aircraftId: readNumber('--aircraft', values.aircraft),
    }),
  };
  const isSelective = Object.keys(selection).length > 0;
  if (isSelective === (values.all ?? false)) throw new ConfigError(messages['rescore.usage']());
  const { from, to } = selection;
  if (from && to && from > to) throw new ConfigError(messages['rescore.dates']({ from, to }));
  return {
    ...selection,
    ...(values.after !== undefined && { after: readNumber('--after', values.after) }),
  };
}

function readNumber(name: string, text: string): number {
  // A season is read like an id.
  const value = readId(text);
  if (value !== undefined) return value;
  throw new ConfigError(messages['rescore.number']({ name, text }));
}

function readDate(name: string, text: string): string {
  const ms = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // Otherwise an invalid day would count as one of the next month.
  if (Number.isFinite(ms) && new Date(ms).toISOString().startsWith(text)) return text;
  throw new ConfigError(messages['rescore.date']({ name, text }));
}
