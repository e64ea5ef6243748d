import { runRecover } from '../accounts/run-recover.js';
import { AIRSPACE_OPTIONS } from '../airspaces/airspace-cli-options.js';
import { runImportAirspace } from '../airspaces/run-import-airspace.js';
import { runRemoveAirspace } from '../airspaces/run-remove-airspace.js';
import { rebuildBadges } from '../badges/update-badges.js';
import { runBasemap } from '../basemap/cut/run-basemap.js';
import { runCoupon } from '../billing/run-coupon.js';
import { runDemo } from '../demo/run-demo.js';
import { runRescore } from '../flights/scoring/rescore/run-rescore.js';
import { messages } from '../generated/messages/en-gb.js';
import { runRole } from '../moderation/operations/run-role.js';
import { type Config, ConfigError, readConfig } from '../platform/config/config.js';
import type { Executor } from '../platform/database/database.js';
import { BASE_PATH } from '../platform/http/contract-document.js';
import { createLog } from '../platform/log/log.js';
import { updateAllFilterColumns } from '../rankings/filter-columns.js';
import { runRank } from '../rankings/run-rank.js';
import { rebuildRankings } from '../rankings/update-rankings.js';
import { runImport } from '../reference/run-import.js';
import { runRemoveSectors } from '../reference/run-remove-sectors.js';
import { rebuildTravels } from '../travels/model/update-travels.js';
import { runSubscribers } from '../users/run-subscribers.js';
import { setUserFlag, type UserFlag } from '../users/set-user-flag.js';
import { type CliOptions, foreignOption, parseArguments } from './cli-arguments.js';
import { type Server, startServer } from './serve.js';
import { WORKER_FILE } from './worker-file.js';

const USAGE = `Usage: cloudstreet COMMAND [OPTIONS]

Commands:
  serve               run the server and its background jobs
  work                run background jobs only
  import aircraft|airports FILE
                      import aircraft or airports from a CSV file
  import sectors FILE
                      import sectors, such as ranges of mountains, from a GeoJSON file
  import airspace FILE
                      import airspaces from an OpenAir file
  remove airspace NAME
                      remove imported airspaces
  remove sector ID    remove sectors, imported or built in; several ids may follow
  rescore [FLIGHT...]
                      score flights again; the server may keep running
  basemap AREA        cut the base map and the terrain of a country, such as DE, or of a box
                      WEST,SOUTH,EAST,NORTH out of PMTiles archives; may be interrupted
  rank                rebuild all rankings; the server may keep running
  recover EMAIL       print a link with which a user sets a new password
  subscribers         list subscribers of the newsletter or the magazine as CSV
  coupon create       create coupons and print their codes; the server may keep running
  early-bird EMAIL    give a user premium without an end date; --remove revokes it
  role EMAIL ROLE     make a user superuser, moderator or user again
  developer EMAIL     show a user as a developer; --remove revokes it

Options:
  --port NUMBER       port to listen on (default 8080)
  --host ADDRESS      address to listen on (default 127.0.0.1; 0.0.0.0 for the whole network)
  --data DIR          folder of the database and the files (default ./data)
  --demo              fill an empty data folder with a season of simulated flights
  --help              show this text

Options of import airspace:
  --name NAME         name of the imported file (default: its file name)
  --country CODE      country of the airspaces
  --valid-from DATE   first day on which they are valid
  --valid-to DATE     last day on which they are valid
  --replace           replace an import with the same name and days

Options of remove airspace:
  --valid-from DATE   remove only the import that is valid from this day on

Options of rescore (combine them to narrow the choice):
  --all               every flight
  --season YEAR       flights of a season
  --from DATE         flights on this day or later
  --to DATE           flights on this day or earlier
  --user ID           flights of a user
  --aircraft ID       flights with an aircraft
  --dry-run           print what would change without changing it
  --after FLIGHT      continue a stopped run after this flight

Options of basemap:
  --map ARCHIVE       address or file of an archive in the schema of Protomaps
  --terrain ARCHIVE   address or file of an archive with elevations
  --output DIR        folder of basemap.pmtiles and terrain.pmtiles (default .)
  --map-zoom NUMBER   highest zoom level of the map (default 14)
  --terrain-zoom NUMBER
                      highest zoom level of the terrain (default 12)
  --dry-run           print the sizes without downloading

Options of subscribers:
  --kind KIND         newsletter or magazine
  --language CODE     only subscribers who chose en or de

Options of coupon create:
  --plan PLAN         supporter, premium or patron
  --months NUMBER     duration of the plan
  --uses NUMBER       number of users who may redeem it (default 1)
  --until DATE        last day to redeem it
  --count NUMBER      number of coupons (default 1)
`;

interface CliCommand {
  config: Config;
  /** Arguments after the command. */
  words: readonly string[];
  values: CliOptions;
  print: (line: string) => void;
  now: Date;
  signal: AbortSignal;
}

/** Commands beside `serve` and `work`. */
const COMMANDS: Record<string, (command: CliCommand) => Promise<void>> = {
  import: importFile,
  remove,
  rescore,
  basemap,
  rank: runRank,
  recover: runRecover,
  subscribers: runSubscribers,
  coupon: runCoupon,
  role: runRole,
  'early-bird': userFlagCommand('early-bird'),
  developer: userFlagCommand('developer'),
};

/** Maximum time of a graceful stop before the process ends. */
const STOP_TIMEOUT_MS = 60_000;
/** Requests of distant callers arrive within this time. */
const GRACE_MS = 500;
const PARENT_CHECK_MS = 1000;

// Closing the terminal must not end the process before its database.
process.stdout.on('error', () => {});
process.stderr.on('error', () => {});
await main(process.argv.slice(2)).catch((error: unknown) => {
  if (isAbort(error)) process.exit(0);
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
});

async function main(args: string[]): Promise<void> {
  const { command, words, values } = parseArguments(args);
  if (values.help) {
    console.log(USAGE);
  } else if (command === 'serve' || command === 'work') {
    await run({ serve: command === 'serve', work: true }, values);
  } else if (Object.hasOwn(COMMANDS, command)) {
    const config = configOf(values);
    const { signal } = listenForStop(config);
    await COMMANDS[command]?.({
      config,
      words,
      values,
      print: console.log,
      now: new Date(),
      signal,
    });
  } else {
    console.error(command ? `Unknown command "${command}".\n\n${USAGE}` : USAGE);
    process.exitCode = 2;
  }
}

/** @throws {ConfigError} If arguments are wrong or the file cannot be imported. */
async function importFile(command: CliCommand): Promise<void> {
  const { values } = command;
  const [kind, ...words] = command.words;
  if (kind === 'airspace') {
    await runImportAirspace({ ...command, words });
    return;
  }
  const foreign = Object.keys(AIRSPACE_OPTIONS).find((name) => name in values);
  if (foreign !== undefined) throw foreignOption(foreign, 'import airspace');
  await runImport({ ...command, onUpdated: updateFlights });
}

/** @throws {ConfigError} If arguments are wrong, or there is nothing to remove. */
async function remove(command: CliCommand): Promise<void> {
  const [kind, ...words] = command.words;
  if (kind !== 'sector') return runRemoveAirspace(command);
  if (command.values['valid-from'] !== undefined)
    throw foreignOption('valid-from', 'remove airspace');
  return runRemoveSectors({ ...command, words });
}

function rescore(command: CliCommand): Promise<void> {
  const { stdout: output, stderr: errors } = process;
  return runRescore({ ...command, workerFile: WORKER_FILE, output, errors, now: Date.now });
}

function basemap(command: CliCommand): Promise<void> {
  return runBasemap({ ...command, errors: process.stderr, clock: Date.now });
}

function userFlagCommand(flag: UserFlag) {
  return (command: CliCommand) =>
    setUserFlag({ ...command, flag, remove: command.values.remove ?? false });
}

/** Updates the columns that flights copy from aircraft and airports, then rankings, badges and travels. */
async function updateFlights(db: Executor): Promise<void> {
  if (!(await updateAllFilterColumns(db))) return;
  await rebuildRankings(db);
  await rebuildBadges(db);
  await rebuildTravels(db);
}

function configOf(options: CliOptions): Config {
  return readConfig({
    ...process.env,
    ...(options.port !== undefined && { CLOUDSTREET_PORT: options.port }),
    ...(options.host !== undefined && { CLOUDSTREET_HOST: options.host }),
    ...(options.data !== undefined && { CLOUDSTREET_DATA: options.data }),
  });
}

async function run(roles: { serve: boolean; work: boolean }, options: CliOptions): Promise<void> {
  const config = configOf(options);
  const log = createLog(config);
  const stop = listenForStop(config);
  const { signal } = stop;
  const server = await startServer({
    config,
    log,
    clock: () => new Date(),
    roles,
    signal,
    graceMs: GRACE_MS,
  });
  console.log(roles.serve ? greeting(server, config) : messages['start.working']());
  const { services } = server;
  const demo = options.demo
    ? runDemo({ services, stream: process.stdout, signal })
    : Promise.resolve();
  // The server continues without the rest of the demo; the next start completes it.
  stop.onStop(
    server,
    demo.catch((error: unknown) => log.error({ err: error }, 'the demo was not finished')),
  );
}

function greeting(server: Server, { webDir }: Config): string {
  const { address, networkAddresses, superuserLink } = server;
  const lines = [
    messages['start.address']({ url: address }),
    ...networkAddresses.map((url) => messages['start.network']({ url })),
  ];
  if (webDir === undefined) lines.push(messages['start.api']({ url: `${address}${BASE_PATH}` }));
  if (superuserLink) lines.push(messages['start.superuser']({ url: superuserLink }));
  return lines.join('\n');
}

/** Whether the process received a stop signal before the server had started. */
function isAbort(error: unknown): boolean {
  return (error as Error).name === 'AbortError';
}

interface StopListener {
  /** Aborts when the process receives a stop signal. */
  signal: AbortSignal;
  /** Then stops the server after the running work. */
  onStop(server: Server, work: Promise<void>): void;
}

/**
 * Listens for stop signals from the beginning, also while the server is starting. The same signal
 * may arrive several times: from the terminal, and from each script in between.
 */
function listenForStop({ stopWithParent }: Config): StopListener {
  const stopping = new AbortController();
  const asked = new Promise<number>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => resolve(0));
    }
    if (stopWithParent) {
      const parent = process.ppid;
      const check = () => process.ppid !== parent && resolve(0);
      setInterval(check, PARENT_CHECK_MS).unref();
    }
  });
  stopping.signal.addEventListener('abort', exitAfterTimeout);
  void asked.then(() => stopping.abort());
  const onStop = (server: Server, work: Promise<void>) => {
    const lost = server.lost.then(() => {
      console.error('The server whose database this worker shares has ended.');
      return 1;
    });
    void Promise.race([asked, lost]).then(async (code) => {
      exitAfterTimeout();
      await work;
      await server.stop();
      process.exit(code);
    });
  };
  return { signal: stopping.signal, onStop };
}

function exitAfterTimeout(): void {
  setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
}
