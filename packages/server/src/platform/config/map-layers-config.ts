import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { ConfigError } from './config-error.js';

/** Times of the images of a layer: each multiple of the period since 1970. */
export interface LayerTimes {
  readonly period_minutes: number;
  readonly back_hours: number;
  /** Delay until an image is available. */
  readonly delay_minutes: number;
  /** Format of `{time}`: ISO 8601, only its date, or Unix seconds. */
  readonly format: 'iso' | 'date' | 'unix';
}

/** Image layers of maps as configured by the operator, with defaults filled in. */
export interface MapLayerConfig {
  readonly id: string;
  readonly name: string;
  readonly names?: Readonly<Record<string, string>>;
  readonly kind: 'satellite' | 'weather';
  /**
   * Address with `{z}`, `{x}` and `{y}`, or `{bbox-epsg-3857}`, and `{time}` if there are times.
   */
  readonly tiles: string;
  readonly attribution: string;
  readonly attribution_url?: string;
  readonly premium: boolean;
  readonly min_zoom: number;
  readonly max_zoom: number;
  readonly tile_size: 256 | 512;
  readonly opacity: number;
  readonly times?: LayerTimes;
}

const ZOOM = { type: 'integer', minimum: 0, maximum: 22 };
const TEXT = { type: 'string', pattern: '^[^\\p{Cc}]*\\S[^\\p{Cc}]*$', maxLength: 200 };

const SCHEMA = {
  type: 'array',
  maxItems: 50,
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['id', 'name', 'kind', 'tiles', 'attribution'],
    properties: {
      id: { type: 'string', pattern: '^[a-z0-9][a-z0-9-]{0,39}$' },
      name: TEXT,
      names: { type: 'object', additionalProperties: TEXT },
      kind: { enum: ['satellite', 'weather'] },
      tiles: { type: 'string', maxLength: 2000 },
      attribution: TEXT,
      attribution_url: { type: 'string', pattern: '^https://\\S+$', maxLength: 500 },
      premium: { type: 'boolean', default: false },
      min_zoom: { ...ZOOM, default: 0 },
      max_zoom: { ...ZOOM, default: 19 },
      tile_size: { enum: [256, 512], default: 256 },
      opacity: { type: 'number', minimum: 0, maximum: 1, default: 1 },
      times: {
        type: 'object',
        additionalProperties: false,
        required: ['period_minutes', 'back_hours'],
        properties: {
          period_minutes: { type: 'integer', minimum: 1, maximum: 1440 },
          back_hours: { type: 'integer', minimum: 1, maximum: 876_000 },
          delay_minutes: { type: 'integer', minimum: 0, maximum: 10_080, default: 0 },
          format: { enum: ['iso', 'date', 'unix'], default: 'iso' },
        },
      },
    },
  },
};

/**
 * Reads the file of layers. Undefined if there is none.
 *
 * @throws {ConfigError} With file, field and problem.
 */
export function readMapLayers(path: string | undefined): readonly MapLayerConfig[] | undefined {
  if (path === undefined) return undefined;
  const layers = checkShape(path, parseFile(path));
  const seen = new Set<string>();
  for (const [index, layer] of layers.entries()) {
    const problem = seen.has(layer.id) ? ['id', 'is that of another layer'] : problemOf(layer);
    if (problem) throw layersError(path, `/${index}/${problem[0]} ${problem[1]}`);
    seen.add(layer.id);
  }
  return layers;
}

function parseFile(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    // The message of V8 may quote the file, which may contain a key.
    const isJson = error instanceof SyntaxError;
    throw layersError(path, isJson ? 'is no JSON' : (error as Error).message);
  }
}

function checkShape(path: string, layers: unknown): readonly MapLayerConfig[] {
  const validate = new Ajv2020({ useDefaults: true }).compile<readonly MapLayerConfig[]>(SCHEMA);
  if (validate(layers)) return layers;
  const [{ instancePath, message, params } = { instancePath: '', message: '', params: {} }] =
    validate.errors ?? [];
  const { additionalProperty, allowedValues } = params as {
    additionalProperty?: string;
    allowedValues?: unknown[];
  };
  const which = additionalProperty ?? allowedValues?.join(', ');
  throw layersError(path, `${instancePath} ${message}${which === undefined ? '' : `: ${which}`}`);
}

/** Returns the first field that breaks a rule beyond the schema, and the problem. */
function problemOf(layer: MapLayerConfig): readonly [string, string] | undefined {
  const { tiles, times, min_zoom: minZoom, max_zoom: maxZoom } = layer;
  const url = URL.parse(tiles);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') {
    return ['tiles', 'must be an https:// or http:// address'];
  }
  if (url.username || url.password) {
    return [
      'tiles',
      'may have no user name and no password: take them out, and give the key of the provider in the path or behind the "?"',
    ];
  }
  if (/[{}]/.test(url.host.replaceAll(/%7[bd]/gi, '{'))) {
    return ['tiles', 'may have no {…} in its host'];
  }
  const marks = new Set(tiles.match(/\{[^{}]*\}/g));
  const isTiled = ['{z}', '{x}', '{y}'].every((mark) => marks.has(mark));
  if (!isTiled && !marks.has('{bbox-epsg-3857}')) {
    return ['tiles', 'must have {z}, {x} and {y}, or {bbox-epsg-3857}'];
  }
  const unknown = [...marks].find((mark) => !MARKS.has(mark));
  if (unknown !== undefined) return ['tiles', `has ${unknown}, which stands for nothing`];
  if (times && !marks.has('{time}')) return ['tiles', 'must have {time}, because there are times'];
  if (!times && marks.has('{time}')) return ['times', 'must be there, because tiles has {time}'];
  return minZoom > maxZoom ? ['min_zoom', 'must not be deeper than max_zoom'] : undefined;
}

const MARKS: ReadonlySet<string> = new Set(['{z}', '{x}', '{y}', '{bbox-epsg-3857}', '{time}']);

function layersError(path: string, problem: string): ConfigError {
  return new ConfigError(`CLOUDSTREET_MAP_LAYERS cannot be used: ${path}: ${problem.trimStart()}.`);
}
