import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BasemapConfig, readBasemapConfig } from './basemap-config.js';
import { ConfigError, variableError } from './config-error.js';
import { type MapLayerConfig, readMapLayers } from './map-layers-config.js';
import { type PaddleConfig, readPaddleConfig } from './paddle-config.js';
import {
  parseDatabaseUrl,
  parseFilesUrl,
  parsePageUrl,
  parsePublicUrl,
  parseServiceUrl,
  parseSmtpUrl,
  parseViewerUrl,
} from './parse-addresses.js';
import {
  parseContact,
  parseName,
  parseProxies,
  parseSecret,
  parseSender,
} from './parse-settings.js';
import { parseBoolean, parseChoice, parseInteger, readText } from './parse-values.js';
import { readSoaringSpotConfig, type SoaringSpotConfig } from './soaringspot-config.js';
import { readTerrainConfig, type TerrainConfig } from './terrain-config.js';
import type { VariableName } from './variables.js';

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export const ENVIRONMENTS = ['production', 'staging'] as const;
export type EnvironmentKind = (typeof ENVIRONMENTS)[number];

export const THEME_USERS = ['everyone', 'supporters'] as const;

/** All settings of an instance, read once at the start. */
export interface Config {
  readonly host: string;
  /** 0 selects a free port. */
  readonly port: number;
  /** Without a trailing slash. Absent if it follows from the port. */
  readonly publicUrl?: string;
  /** Name of this instance. */
  readonly name: string;
  readonly data: DataFolder;
  /** Address of an external PostgreSQL; absent to use the embedded one. */
  readonly databaseUrl?: string;
  /** Upper bound of connections to the database. */
  readonly databaseConnections: number;
  readonly webDir?: string;
  readonly docsDir?: string;
  /** The operator's own pages. */
  readonly termsUrl?: string;
  readonly privacyUrl?: string;
  readonly imprintUrl?: string;
  /** E-mail address of the operator. */
  readonly contact?: string;
  /** Address of an external viewer, with `{url}` as placeholder for the address of the file. */
  readonly viewerUrl?: string;
  /** Address of a cache for files, with a trailing slash. Absent if this server serves them. */
  readonly filesUrl?: string;
  /** Address of the operator's tips; null for none, absent for those of the application. */
  readonly tipsUrl?: string | null;
  /** Mail server; absent if mails are written to a folder instead. */
  readonly smtpUrl?: string;
  readonly mailFrom?: string;
  readonly captcha: boolean;
  /** Kind of instance shown in a banner. Absent without a banner. */
  readonly environment?: EnvironmentKind;
  /** Users who may choose a theme. */
  readonly themes: (typeof THEME_USERS)[number];
  /** Whether pages may report script errors for the log. */
  readonly scriptErrors: boolean;
  /** Whether visitors can upload with the name and date of birth of an account. */
  readonly anonymousUpload: boolean;
  /** Absent if the secret in the data folder is used. */
  readonly secret?: string;
  /** Payment provider; absent if everything is included. */
  readonly paddle?: PaddleConfig;
  /** Access to central competitions. */
  readonly soaringspot?: SoaringSpotConfig;
  /** Addresses of other services whose logins users can store. Absent services are off. */
  readonly integrations: { readonly [Service in 'skysight' | 'copilot']?: string };
  readonly logLevel: LogLevel;
  readonly logFormat: 'pretty' | 'json';
  /** Whether the log names the addresses of callers. */
  readonly logAddresses: boolean;
  /** Number of reverse proxies in front of this server. */
  readonly trustedProxies: number;
  readonly rateLimit: boolean;
  readonly stopWithParent: boolean;
  readonly scoringThreads: number;
  /** Whether browsers store the application for offline use. */
  readonly serviceWorker: boolean;
  /** Source of elevations. Absent if there is none. */
  readonly terrain?: TerrainConfig;
  /** Source of the detailed base map. Absent if there is none. */
  readonly basemap?: BasemapConfig;
  /** Image layers of maps; absent if there are none. */
  readonly mapLayers?: readonly MapLayerConfig[];
  /** Maximum size of an imported archive in MB. */
  readonly importMegabytes: number;
}

export interface DataFolder {
  readonly path: string;
  /** Whether the operator chose this folder. If not, another one may replace it. */
  readonly chosen: boolean;
}

export { ConfigError };

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads and checks the settings.
 *
 * @throws {ConfigError} For the first invalid value.
 */
export function readConfig(environment: Environment): Config {
  const read = (name: VariableName) => readText(name, environment[name]);
  const data = read('CLOUDSTREET_DATA');
  const publicUrl = parsePublicUrl(read('CLOUDSTREET_PUBLIC_URL'));
  const termsUrl = parsePageUrl('CLOUDSTREET_TERMS_URL', read('CLOUDSTREET_TERMS_URL'));
  const privacyUrl = parsePageUrl('CLOUDSTREET_PRIVACY_URL', read('CLOUDSTREET_PRIVACY_URL'));
  const imprintUrl = parsePageUrl('CLOUDSTREET_IMPRINT_URL', read('CLOUDSTREET_IMPRINT_URL'));
  const contact = parseContact(read('CLOUDSTREET_CONTACT'));
  const viewerUrl = parseViewerUrl(read('CLOUDSTREET_VIEWER_URL'));
  const filesUrl = parseFilesUrl(read('CLOUDSTREET_FILES_URL'));
  const tips = read('CLOUDSTREET_TIPS_URL');
  const tipsUrl = tips === 'none' ? null : parsePageUrl('CLOUDSTREET_TIPS_URL', tips);
  const databaseUrl = parseDatabaseUrl(read('DATABASE_URL'));
  const web = read('CLOUDSTREET_WEB_DIR') ?? packagedFolder('web');
  const webDir = web === 'none' ? undefined : web;
  const docs = read('CLOUDSTREET_DOCS_DIR') ?? packagedFolder('docs');
  const docsDir = docs === 'none' ? undefined : docs;
  const smtpUrl = parseSmtpUrl(read('CLOUDSTREET_SMTP_URL'));
  if (smtpUrl && !publicUrl) {
    throw variableError(
      'CLOUDSTREET_PUBLIC_URL',
      'undefined',
      'with CLOUDSTREET_SMTP_URL, links in mails are made of it',
    );
  }
  const kind = read('CLOUDSTREET_ENVIRONMENT');
  const environmentKind = kind && parseChoice('CLOUDSTREET_ENVIRONMENT', kind, ENVIRONMENTS);
  const mailFrom = parseSender(read('CLOUDSTREET_MAIL_FROM'));
  const secret = parseSecret(read('CLOUDSTREET_SECRET'));
  const paddle = readPaddleConfig(read);
  const soaringspot = readSoaringSpotConfig(read);
  const terrain = readTerrainConfig(read);
  const basemap = readBasemapConfig(read('CLOUDSTREET_BASEMAP'));
  const mapLayers = readMapLayers(read('CLOUDSTREET_MAP_LAYERS'));
  const skysight = parseServiceUrl('CLOUDSTREET_SKYSIGHT_URL', read('CLOUDSTREET_SKYSIGHT_URL'));
  const copilot = parseServiceUrl('CLOUDSTREET_COPILOT_URL', read('CLOUDSTREET_COPILOT_URL'));
  return {
    host: read('CLOUDSTREET_HOST') ?? '127.0.0.1',
    port: parseInteger('CLOUDSTREET_PORT', read('CLOUDSTREET_PORT') ?? '8080', 0, 65_535),
    ...(publicUrl && { publicUrl }),
    name: parseName(read('CLOUDSTREET_NAME') ?? 'Cloudstreet'),
    data: { path: resolve(data ?? 'data'), chosen: data !== undefined },
    ...(databaseUrl && { databaseUrl }),
    databaseConnections: parseInteger(
      'CLOUDSTREET_DATABASE_CONNECTIONS',
      read('CLOUDSTREET_DATABASE_CONNECTIONS') ?? String(defaultConnections()),
      4,
      200,
    ),
    ...(webDir && { webDir: resolve(webDir) }),
    ...(docsDir && { docsDir: resolve(docsDir) }),
    ...(termsUrl && { termsUrl }),
    ...(privacyUrl && { privacyUrl }),
    ...(imprintUrl && { imprintUrl }),
    ...(contact && { contact }),
    ...(viewerUrl && { viewerUrl }),
    ...(filesUrl && { filesUrl }),
    ...(tipsUrl !== undefined && { tipsUrl }),
    ...(smtpUrl && { smtpUrl }),
    ...(mailFrom && { mailFrom }),
    captcha: parseBoolean('CLOUDSTREET_CAPTCHA', read('CLOUDSTREET_CAPTCHA'), true),
    ...(environmentKind && { environment: environmentKind }),
    anonymousUpload: parseBoolean(
      'CLOUDSTREET_ANONYMOUS_UPLOAD',
      read('CLOUDSTREET_ANONYMOUS_UPLOAD'),
      false,
    ),
    themes: parseChoice(
      'CLOUDSTREET_THEMES',
      read('CLOUDSTREET_THEMES') ?? 'everyone',
      THEME_USERS,
    ),
    scriptErrors: parseBoolean(
      'CLOUDSTREET_SCRIPT_ERRORS',
      read('CLOUDSTREET_SCRIPT_ERRORS'),
      true,
    ),
    ...(secret && { secret }),
    ...(paddle && { paddle }),
    ...(soaringspot && { soaringspot }),
    ...(terrain && { terrain }),
    ...(basemap && { basemap }),
    ...(mapLayers && { mapLayers }),
    integrations: {
      ...(skysight && { skysight }),
      ...(copilot && { copilot }),
    },
    logLevel: parseChoice(
      'CLOUDSTREET_LOG_LEVEL',
      read('CLOUDSTREET_LOG_LEVEL') ?? 'info',
      LOG_LEVELS,
    ),
    logFormat: parseChoice(
      'CLOUDSTREET_LOG_FORMAT',
      read('CLOUDSTREET_LOG_FORMAT') ?? (process.stdout.isTTY ? 'pretty' : 'json'),
      ['pretty', 'json'] as const,
    ),
    logAddresses: parseBoolean(
      'CLOUDSTREET_LOG_ADDRESSES',
      read('CLOUDSTREET_LOG_ADDRESSES'),
      false,
    ),
    trustedProxies: parseProxies(read('CLOUDSTREET_TRUST_PROXY') ?? 'False'),
    rateLimit: parseBoolean('CLOUDSTREET_RATE_LIMIT', read('CLOUDSTREET_RATE_LIMIT'), true),
    stopWithParent: parseBoolean(
      'CLOUDSTREET_STOP_WITH_PARENT',
      read('CLOUDSTREET_STOP_WITH_PARENT'),
      false,
    ),
    scoringThreads: parseInteger(
      'CLOUDSTREET_SCORING_THREADS',
      read('CLOUDSTREET_SCORING_THREADS') ?? String(Math.min(8, availableParallelism())),
      1,
      256,
    ),
    serviceWorker: parseBoolean(
      'CLOUDSTREET_SERVICE_WORKER',
      read('CLOUDSTREET_SERVICE_WORKER'),
      true,
    ),
    importMegabytes: parseInteger(
      'CLOUDSTREET_IMPORT_MEGABYTES',
      read('CLOUDSTREET_IMPORT_MEGABYTES') ?? '2048',
      1,
      1_000_000,
    ),
  };
}

/** A processor serves more connections than one, because statements also wait for the disk. */
function defaultConnections(): number {
  return Math.min(32, 8 + 2 * availableParallelism());
}

/** Returns a folder inside the published package. The repository has none. */
function packagedFolder(name: 'web' | 'docs'): string | undefined {
  // Of the address as a text: tests of the application have another `URL`.
  const folder = resolve(fileURLToPath(import.meta.url), '..', name);
  return existsSync(folder) ? folder : undefined;
}
