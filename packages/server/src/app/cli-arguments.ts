import { parseArgs } from 'node:util';
import { AIRSPACE_OPTIONS, REMOVAL_OPTIONS } from '../airspaces/airspace-cli-options.js';
import { BASEMAP_OPTIONS } from '../basemap/cut/run-basemap.js';
import { COUPON_OPTIONS } from '../billing/run-coupon.js';
import { RESCORE_OPTIONS } from '../flights/scoring/rescore/rescore-cli-options.js';
import { ConfigError } from '../platform/config/config.js';
import { SUBSCRIBERS_OPTIONS } from '../users/run-subscribers.js';

const SERVER_OPTIONS = {
  port: { type: 'string' },
  host: { type: 'string' },
  data: { type: 'string' },
  demo: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

const FLAG_OPTIONS = { remove: { type: 'boolean' } } as const;

/** Options that only some commands accept. */
const OWN_OPTIONS = {
  import: AIRSPACE_OPTIONS,
  remove: REMOVAL_OPTIONS,
  rescore: RESCORE_OPTIONS,
  basemap: BASEMAP_OPTIONS,
  coupon: COUPON_OPTIONS,
  subscribers: SUBSCRIBERS_OPTIONS,
  'early-bird': FLAG_OPTIONS,
  developer: FLAG_OPTIONS,
};

export type CliOptions = ReturnType<typeof parseOptions>['values'];

export interface CliArguments {
  /** Empty if there is none. */
  command: string;
  /** Arguments after the command. */
  words: string[];
  values: CliOptions;
}

/**
 * Reads the arguments of the command line.
 *
 * @throws {ConfigError} If an option does not exist or belongs to another command.
 */
export function parseArguments(args: string[]): CliArguments {
  const { values, positionals } = parseOptions(args);
  const [command = '', ...words] = positionals.map((word) => word.trim());
  checkOptions(command, values);
  return { command, words, values };
}

function parseOptions(args: string[]) {
  try {
    return parseArgs({
      // With a space, the western edge of a box such as -10,35,4,44 is no option.
      args: args.map((word) => (/^-[\d.]/.test(word) ? ` ${word}` : word)),
      allowPositionals: true,
      options: {
        ...SERVER_OPTIONS,
        ...AIRSPACE_OPTIONS,
        ...RESCORE_OPTIONS,
        ...BASEMAP_OPTIONS,
        ...COUPON_OPTIONS,
        ...SUBSCRIBERS_OPTIONS,
        ...FLAG_OPTIONS,
      },
    });
  } catch (error) {
    throw new ConfigError((error as Error).message);
  }
}

/** @throws {ConfigError} If an option belongs to another command. */
function checkOptions(command: string, values: CliOptions): void {
  const owners = Object.entries(OWN_OPTIONS);
  const own = owners.find(([owner]) => owner === command)?.[1] ?? {};
  const ownersOf = (name: string) => owners.filter(([, options]) => name in options);
  const foreign = Object.keys(values).find((name) => !(name in own) && ownersOf(name).length > 0);
  if (foreign === undefined) return;
  const commands = ownersOf(foreign).map(([owner]) => owner);
  const list = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(commands);
  throw foreignOption(foreign, list);
}

/** Returns the error of an option that another command owns. */
export function foreignOption(name: string, owner: string): ConfigError {
  return new ConfigError(`Option --${name} belongs to the command ${owner}.`);
}
