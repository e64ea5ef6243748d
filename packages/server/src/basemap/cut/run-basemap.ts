import { mkdir, statfs } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Compression, TileType } from 'pmtiles';
import { ConfigError } from '../../platform/config/config-error.js';
import { createProgressBar } from '../../platform/terminal/progress-bar.js';
import { openArchive, type TileArchive } from '../../platform/tiles/open-archive.js';
import { fileReader, type RangeReader, urlReader } from '../../platform/tiles/range-reader.js';
import { reasonOf } from '../../platform/tiles/reason-of.js';
import { TileSourceError } from '../../platform/tiles/tile-source.js';
import { isProtomaps } from '../is-protomaps.js';
import { type Box, parseArea } from './parse-area.js';
import { type CutPlan, planCut } from './plan-cut.js';
import { retryReads } from './retry-reads.js';
import { bytesDone, isComplete, writeCut } from './write-cut.js';

/** Options of `cloudstreet basemap`. */
export const BASEMAP_OPTIONS = {
  map: { type: 'string' },
  terrain: { type: 'string' },
  output: { type: 'string' },
  'map-zoom': { type: 'string' },
  'terrain-zoom': { type: 'string' },
  'dry-run': { type: 'boolean' },
} as const;

type Values = {
  readonly [Name in keyof typeof BASEMAP_OPTIONS]?:
    | ((typeof BASEMAP_OPTIONS)[Name]['type'] extends 'boolean' ? boolean : string)
    | undefined;
};

export interface BasemapCommand {
  /** Arguments after `basemap`: the area. */
  words: readonly string[];
  values: Values;
  print: (line: string) => void;
  /** Shows the progress. */
  errors: NodeJS.WritableStream & { isTTY?: boolean };
  /** Unix milliseconds now. */
  clock: () => number;
  /** Interrupts the run. The next one continues the download. */
  signal?: AbortSignal | undefined;
  /** Pauses before a source that does not respond is read again. */
  retryPausesMs?: readonly number[];
}

/** One of the two archives. */
interface Kind {
  readonly name: 'map' | 'terrain';
  readonly file: string;
  readonly variable: string;
  /** Highest zoom level without an option. */
  readonly zoom: number;
  /** Returns the reason why an archive is of another kind. */
  readonly problemOf: (archive: TileArchive) => Promise<string | undefined>;
}

const KINDS: readonly Kind[] = [
  {
    name: 'map',
    file: 'basemap.pmtiles',
    variable: 'CLOUDSTREET_BASEMAP',
    zoom: 14,
    async problemOf(archive) {
      const { tileType, tileCompression } = archive.header;
      const isReadable = [Compression.Gzip, Compression.None].includes(tileCompression);
      const isMap = tileType === TileType.Mvt && isReadable;
      return isMap && isProtomaps(await archive.readMetadata())
        ? undefined
        : 'it has no vector tiles in the schema of Protomaps';
    },
  },
  {
    name: 'terrain',
    file: 'terrain.pmtiles',
    variable: 'CLOUDSTREET_TERRAIN',
    zoom: 12,
    problemOf: async ({ header: { tileType } }) =>
      tileType === TileType.Png || tileType === TileType.Webp
        ? undefined
        : 'it has no tiles in PNG or WebP',
  },
];

const DOWNLOAD_TIMEOUT_MS = 120_000;
const RETRY_PAUSES_MS = [1000, 4000, 15_000];
const MAX_ZOOM = 15;
const SPARE_BYTES = 67_108_864;

/**
 * Runs `basemap AREA`: cuts the base map and the terrain of an area out of larger archives.
 *
 * @throws {ConfigError} If arguments are invalid, an archive cannot be used, the disk is too small
 *   or cannot be written, or it was interrupted.
 */
export async function runBasemap(command: BasemapCommand): Promise<void> {
  const { words, values, print } = command;
  const [area, ...others] = words;
  if (area === undefined || others.length > 0) {
    throw new ConfigError(
      'Give one area: cloudstreet basemap AREA --map ARCHIVE --terrain ARCHIVE',
    );
  }
  const box = parseArea(area);
  const kinds = KINDS.filter(({ name }) => values[name] !== undefined);
  if (kinds.length === 0) {
    throw new ConfigError('Give the address or file of an archive: --map, --terrain, or both.');
  }
  print(
    `Area: ${[box.west, box.south, box.east, box.north].map((edge) => edge.toFixed(2)).join(', ')}`,
  );
  const folder = resolve(values.output ?? '.');
  const cuts: Cut[] = [];
  for (const kind of kinds) cuts.push(await prepare(kind, box, join(folder, kind.file), command));
  for (const cut of cuts) print(describe(cut));
  if (values['dry-run']) return;
  await write(folder, cuts, command);
  print('\nSet these variables, and restart the server:');
  for (const { kind, path } of cuts) print(`${kind.variable}=${path}`);
  const terrain = cuts.find(({ kind }) => kind.name === 'terrain');
  if (terrain && values['terrain-zoom'] !== undefined) {
    print(`CLOUDSTREET_TERRAIN_ZOOM=${terrain.plan.maxZoom}`);
  }
}

interface Cut {
  readonly kind: Kind;
  readonly path: string;
  readonly read: RangeReader;
  readonly version: string;
  /** False if a changed source may look the same, so that nothing of an earlier run is used. */
  readonly isVersioned: boolean;
  readonly plan: CutPlan;
  readonly doneBytes: number;
  readonly isComplete: boolean;
}

async function prepare(
  kind: Kind,
  box: Box,
  path: string,
  { values, signal, retryPausesMs = RETRY_PAUSES_MS }: BasemapCommand,
): Promise<Cut> {
  const source = values[kind.name] ?? '';
  const reader = /^https?:\/\//i.test(source)
    ? // The operator named the source, so redirects lead where they want.
      urlReader(source, { redirect: 'follow', timeoutMs: DOWNLOAD_TIMEOUT_MS, signal })
    : fileReader(resolve(source));
  const read = retryReads(reader, { pausesMs: retryPausesMs, signal });
  const zoom = parseZoom(`${kind.name}-zoom`, values[`${kind.name}-zoom`], kind.zoom);
  try {
    const archive = await openArchive(source, read);
    const problem = await kind.problemOf(archive);
    if (problem !== undefined) throw new Error(problem);
    const plan = await planCut(archive, box, zoom);
    if (plan.tiles === 0) throw new Error('it has no tiles in this area');
    const { version, isVersioned } = archive;
    return {
      kind,
      path,
      read,
      plan,
      version,
      isVersioned,
      doneBytes: isVersioned ? await bytesDone(path, plan) : 0,
      isComplete: isVersioned && (await isComplete(path, plan)),
    };
  } catch (error) {
    if (signal?.aborted) throw new ConfigError('Stopped. Nothing was written.');
    throw new ConfigError(`--${kind.name} cannot be used: ${reasonOf(error)}.`);
  }
}

function parseZoom(name: string, text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise;
  const zoom = Number(text);
  if (/^\d+$/.test(text) && zoom <= MAX_ZOOM) return zoom;
  throw new ConfigError(`--${name} must be a whole number from 0 to ${MAX_ZOOM}, not "${text}".`);
}

function describe({ plan, path, doneBytes, isVersioned, isComplete: isWritten }: Cut): string {
  const { tiles, minZoom, maxZoom, head, dataBytes } = plan;
  const left = isWritten ? 0 : dataBytes - doneBytes;
  const count = new Intl.NumberFormat('en').format(tiles);
  const size = formatBytes(head.length + dataBytes);
  const facts = `${path}: ${count} tiles, zoom ${minZoom} to ${maxZoom}, ${size}, of which ${formatBytes(left)} to download`;
  return isVersioned
    ? facts
    : `${facts}. The server states no version of its archive, so an interrupted download starts again.`;
}

/** @throws {ConfigError} If a source cannot be read, or a file cannot be written. */
async function write(folder: string, cuts: readonly Cut[], command: BasemapCommand) {
  try {
    await mkdir(folder, { recursive: true });
    await checkDisk(folder, cuts);
    for (const cut of cuts) await download(cut, command);
  } catch (error) {
    const reason = command.signal?.aborted ? 'Stopped' : problemOf(error as Error, folder);
    if (reason === undefined) throw error;
    const next = cuts.every(({ isVersioned }) => isVersioned) ? 'continue' : 'start over';
    throw new ConfigError(`${reason}. Run the command again to ${next}.`);
  }
}

const WRITE_PROBLEMS: Readonly<Record<string, string>> = {
  ENOSPC: 'has no free space left. Make space first',
  EDQUOT: 'has no free space left. Make space first',
  EACCES: 'may not be written. Change its permissions, or choose another folder by --output',
  EPERM: 'may not be written. Change its permissions, or choose another folder by --output',
  EROFS: 'is read-only. Choose another folder by --output',
};

/** Undefined for errors that are clear enough. */
function problemOf(error: NodeJS.ErrnoException, folder: string): string | undefined {
  const { code, message } = error;
  if (error instanceof TileSourceError) return `The source cannot be read: ${message}`;
  if (code === undefined) return undefined;
  const problem = WRITE_PROBLEMS[code];
  return problem ? `${folder} ${problem}` : `The archive cannot be written: ${message}`;
}

async function checkDisk(folder: string, cuts: readonly Cut[]): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const needed = cuts
    .filter((cut) => !cut.isComplete)
    .reduce((sum, { plan, doneBytes }) => sum + plan.dataBytes - doneBytes, SPARE_BYTES);
  if (bavail * bsize < needed) {
    const [free, size] = [formatBytes(bavail * bsize), formatBytes(needed)];
    throw new ConfigError(
      `${folder} has ${free} of free space, and ${size} are needed. Lower --map-zoom or choose a smaller area.`,
    );
  }
}

const MEGABYTE = 1e6;

async function download(cut: Cut, { errors, clock }: BasemapCommand): Promise<void> {
  const { kind, path, read, version, plan, doneBytes: doneBefore } = cut;
  if (cut.isComplete) return;
  const show = createProgressBar({ stream: errors, label: `${kind.file} MB`, now: clock });
  const total = Math.ceil(plan.dataBytes / MEGABYTE);
  const onProgress = (doneBytes: number) =>
    show({ done: doneBytes === plan.dataBytes ? total : Math.floor(doneBytes / MEGABYTE), total });
  await writeCut(plan, { path, read, version, doneBytes: doneBefore, onProgress });
}

function formatBytes(bytes: number): string {
  const [value, unit] = bytes < 1e9 ? [bytes / MEGABYTE, 'MB'] : [bytes / 1e9, 'GB'];
  return `${value.toFixed(value < 10 ? 1 : 0)} ${unit}`;
}
