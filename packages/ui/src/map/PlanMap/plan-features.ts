import type { Feature, FeatureCollection, LineString } from 'geojson';
import { type LatLon, nearLon } from '../../flight/flight-path.js';
import { latOfMercatorY, mercatorY } from '../mercator.js';
import type { PlanMapPoint, PlanMapZone } from './plan-map-props.js';

/** Returns a line per leg with its number. */
export function legFeatures(points: readonly LatLon[]): FeatureCollection<LineString> {
  return {
    type: 'FeatureCollection',
    features: points.slice(1).map((to, leg): Feature<LineString> => {
      return {
        type: 'Feature',
        properties: { leg },
        geometry: { type: 'LineString', coordinates: coordinatesOf([points[leg]!, to]) },
      };
    }),
  };
}

/** Returns the outlines of zones. */
export function zoneFeatures(zones: readonly PlanMapZone[]): FeatureCollection {
  return { type: 'FeatureCollection', features: zones.map(zoneFeature) };
}

function zoneFeature({ kind, path }: PlanMapZone): Feature {
  const coordinates = coordinatesOf(path);
  return {
    type: 'Feature',
    properties: {},
    geometry:
      kind === 'line'
        ? { type: 'LineString', coordinates }
        : { type: 'Polygon', coordinates: [coordinates] },
  };
}

/** Returns coordinates whose longitudes continue across the antimeridian. */
function coordinatesOf(path: readonly LatLon[]): [number, number][] {
  let last = path[0]?.lon ?? 0;
  return path.map(({ lat, lon }) => {
    last = nearLon(lon, last);
    return [last, lat];
  });
}

/** Returns the middle of a leg on the map. */
export function middleOfLeg(from: LatLon, to: LatLon): LatLon {
  return {
    lat: latOfMercatorY((mercatorY(from.lat) + mercatorY(to.lat)) / 2),
    lon: (from.lon + nearLon(to.lon, from.lon)) / 2,
  };
}

/** Returns the points at different places. The finish of a closed task is drawn as its start. */
export function drawnPoints(points: readonly PlanMapPoint[]): readonly PlanMapPoint[] {
  return isClosed(points) ? points.slice(0, -1) : points;
}

/** Returns the points while one is dragged. The finish of a closed task stays at its start. */
export function draggedPoints(
  points: readonly PlanMapPoint[],
  dragged: { key: number; at: LatLon },
): readonly PlanMapPoint[] {
  const [first, last] = [points[0], points.at(-1)];
  const keys = [dragged.key];
  if (last && isClosed(points) && first?.key === dragged.key) keys.push(last.key);
  return points.map((point) =>
    keys.includes(point.key) ? { key: point.key, name: point.name, ...dragged.at } : point,
  );
}

function isClosed(points: readonly PlanMapPoint[]): boolean {
  const [first, last] = [points[0], points.at(-1)];
  return points.length > 2 && first?.lat === last?.lat && first?.lon === last?.lon;
}
