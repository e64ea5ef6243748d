/**
 * Writes `build/base-map.pmtiles`: land, lakes, rivers, borders and names of towns as vector tiles in
 * one file, so that maps work offline and load only visible parts. Runs after every install and before
 * a build, and does nothing if the file is newer than its sources.
 */
import { existsSync, globSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { EARTH_FILES, readEarth } from './earth.mjs';
import { toPmtiles } from './pmtiles.mjs';
import { findTowns, TOWNS_FILE } from './towns.mjs';

/** Closer views enlarge the tiles of this zoom, whose resolution of 76 m is finer than the data. */
const MAX_ZOOM = 6;
const FINEST_STEPS = 8192;
/** Coordinates per tile, a quarter pixel each. */
const STEPS = 2048;
/** Tolerance of simplified lines, and buffer around a tile, in px. */
const TOLERANCE_PX = 0.375;
const MARGIN_PX = 8;
const TILE_PX = 512;
/** From this zoom on the style shows names of towns with a `farKm` of at least 4320 / 2^zoom. */
const FIRST_NAMES_ZOOM = 4;
const FARTHEST_KM = 4320;

const target = fileURLToPath(new URL('../build/base-map.pmtiles', import.meta.url));

if (!isFresh()) await build();

function isFresh() {
  const scripts = globSync(fileURLToPath(new URL('*.mjs', import.meta.url)));
  const sources = [...scripts, ...EARTH_FILES, TOWNS_FILE].map((file) => statSync(file).mtimeMs);
  return existsSync(target) && statSync(target).mtimeMs > Math.max(...sources);
}

async function build() {
  const layers = { ...readEarth(), places: await findTowns() };
  const zooms = Array.from({ length: MAX_ZOOM + 1 }, (_, zoom) => zoom);
  const metadata = {
    name: 'Cloudstreet base map',
    attribution: 'Natural Earth, GeoNames',
    vector_layers: Object.keys(layers).map((id) => ({
      id,
      fields: id === 'places' ? { name: 'String', farKm: 'Number' } : {},
    })),
  };
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(
    target,
    toPmtiles(
      zooms.flatMap((zoom) => cut(layers, zoom)),
      metadata,
    ),
  );
}

/** Returns the non-empty tiles of a zoom. */
function cut(layers, zoom) {
  const isFinest = zoom === MAX_ZOOM;
  const extent = isFinest ? FINEST_STEPS : STEPS;
  const indices = Object.entries(layers).map(([name, features]) => [
    name,
    name === 'places'
      ? toTiles(namedAt(features, zoom), { zoom, extent, buffer: 0 })
      : toTiles(features, { zoom, extent, buffer: (MARGIN_PX * extent) / TILE_PX }),
  ]);
  const columns = Array.from({ length: 2 ** zoom }, (_, i) => i);
  return columns.flatMap((x) =>
    columns.flatMap((y) => {
      const parts = indices
        .map(([name, tiles]) => [name, tiles.getTile(zoom, x, y)])
        .filter(([, tile]) => tile?.features.length > 0);
      if (parts.length === 0) return [];
      const bytes = fromGeojsonVt(Object.fromEntries(parts), { version: 2, extent });
      return [{ zoom, x, y, bytes }];
    }),
  );
}

function toTiles(features, { zoom, extent, buffer }) {
  return new GeoJSONVT(
    { type: 'FeatureCollection', features },
    {
      maxZoom: MAX_ZOOM,
      indexMaxZoom: zoom,
      indexMaxPoints: 0,
      tolerance: (TOLERANCE_PX * extent) / TILE_PX,
      extent,
      buffer,
    },
  );
}

/** Selects the names of a zoom. The finest tiles have all names, because closer views enlarge them. */
function namedAt(towns, zoom) {
  if (zoom === MAX_ZOOM) return towns;
  if (zoom < FIRST_NAMES_ZOOM) return [];
  return towns.filter(({ properties }) => properties.farKm >= FARTHEST_KM / 2 ** zoom);
}
