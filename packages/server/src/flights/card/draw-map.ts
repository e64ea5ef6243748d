import { type GeoProjection, geoGraticule, geoMercator, geoPath } from 'd3-geo';
import type { LineString, MultiLineString, MultiPoint } from 'geojson';
import type { GeoBox } from '../../geo/views.js';
import { type BaseMapLayer, baseMapWithin } from './base-map.js';

const MARGIN_PX = 60;
/** Distance beyond the edges of the map at which lines are clipped. */
const EDGE_PX = 20;
/** Minimum size of the map in degrees, so that short flights are not enlarged too much. */
const MIN_DEGREES = 0.25;

/** Less prominent than the track, as on the map of the application. */
const STYLES: Record<BaseMapLayer, string> = {
  land: 'fill="#f5f4ef" stroke="#a9c3d6" stroke-width="1.5"',
  lake: 'fill="#cddfec" stroke="#a9c3d6" stroke-width="1"',
  river: 'fill="none" stroke="#b4d0e4" stroke-width="2.5"',
  border: 'fill="none" stroke="#a39db0" stroke-width="2" stroke-dasharray="9 4 3 4"',
};
const GRATICULE = '#d9d5c8';
const WATER = '#cddfec';
const TRACK = '#2d55a6';
const CASING = '#ffffff';
/** Widths of the casing and of the line on it, and radius of the circle at the takeoff. */
const WIDTHS_PX = { one: [8, 4, 9], many: [5, 2.5, 6] } as const;

export type MapPosition = [lon: number, lat: number];

export interface MapSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Draws tracks over land, water and borders, and returns an element of SVG. Many tracks are drawn
 * with thinner lines.
 */
export function drawMap(tracks: readonly MapPosition[][], size: MapSize): string {
  const { width, height } = size;
  const projection = projectionFor(tracks.flat(), size);
  const toPath = geoPath(projection).digits(1);
  const box = boxOf(projection, size);
  const layers = baseMapWithin(box).map(
    ({ layer, shape }) => `<path d="${toPath(shape) ?? ''}" ${STYLES[layer]}/>`,
  );
  const [casingPx, linePx, radiusPx] = tracks.length > 1 ? WIDTHS_PX.many : WIDTHS_PX.one;
  const lines = tracks.map((coordinates) => {
    const line: LineString = { type: 'LineString', coordinates };
    const path = toPath(line) ?? '';
    return `<path d="${path}" stroke="${CASING}" stroke-width="${casingPx}"/>
      <path d="${path}" stroke="${TRACK}" stroke-width="${linePx}"/>`;
  });
  const takeoffs = tracks.map(([takeoff]) => {
    const [x, y] = projection(takeoff ?? [0, 0]) ?? [0, 0];
    return `<circle cx="${x}" cy="${y}" r="${radiusPx}" fill="${CASING}" stroke="${TRACK}" stroke-width="${linePx}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${WATER}"/>
    ${layers.join('')}
    <path d="${toPath(graticuleOf(box)) ?? ''}" fill="none" stroke="${GRATICULE}" stroke-width="1.5"/>
    <g fill="none" stroke-linejoin="round" stroke-linecap="round">${lines.join('')}</g>
    ${takeoffs.join('')}
  </svg>`;
}

/**
 * Fits the positions into the map. The globe is rotated around their middle, so that 180° is not an
 * edge.
 */
function projectionFor(
  positions: readonly MapPosition[],
  { width, height }: MapSize,
): GeoProjection {
  const [first] = positions;
  const [firstLon, firstLat] = first ?? [0, 0];
  const lons = positions.map(([lon]) => lon - 360 * Math.round((lon - firstLon) / 360));
  const lats = positions.map(([, lat]) => lat);
  const [west, east] = spread(minMax(lons, firstLon), MIN_DEGREES);
  const [south, north] = spread(minMax(lats, firstLat), MIN_DEGREES);
  const projection = geoMercator()
    .rotate([-(west + east) / 2, 0])
    .precision(0);
  const corners: MultiPoint = {
    type: 'MultiPoint',
    coordinates: [
      [west, south],
      [east, north],
    ],
  };
  return projection
    .fitExtent(
      [
        [MARGIN_PX, MARGIN_PX],
        [width - MARGIN_PX, height - MARGIN_PX],
      ],
      corners,
    )
    .clipExtent([
      [-EDGE_PX, -EDGE_PX],
      [width + EDGE_PX, height + EDGE_PX],
    ]);
}

/** Area that the map shows. */
function boxOf(projection: GeoProjection, { width, height }: MapSize): GeoBox {
  const [west = -180, north = 90] = projection.invert?.([-EDGE_PX, -EDGE_PX]) ?? [];
  const [east = 180, south = -90] = projection.invert?.([width + EDGE_PX, height + EDGE_PX]) ?? [];
  return [west, south, east, north];
}

/** Lines of whole degrees, or of quarters of a degree on small maps, as a scale. */
function graticuleOf([west, south, east, north]: GeoBox): MultiLineString {
  const step = north - south > 2 ? 1 : 0.25;
  const width = (east - west + 360) % 360;
  return geoGraticule()
    .extent([
      [Math.floor(west / step) * step, Math.floor(south / step) * step],
      [Math.ceil((west + width) / step) * step, Math.ceil(north / step) * step],
    ])
    .step([step, step])
    .precision(step)();
}

function minMax(values: readonly number[], first: number): [least: number, greatest: number] {
  let [least, greatest] = [first, first];
  for (const value of values) {
    [least, greatest] = [Math.min(least, value), Math.max(greatest, value)];
  }
  return [least, greatest];
}

function spread([from, to]: readonly [number, number], least: number): [number, number] {
  const missing = Math.max(0, least - (to - from)) / 2;
  return [from - missing, to + missing];
}
