import type { Feature, FeatureCollection, Position } from 'geojson';
import { nearLon } from '../../../flight/flight-path.js';
import { placeAt, type TimedPath } from '../../place-at.js';
import type { MapTaskPoint } from '../map-features.js';

/** Returns the zones of missed points, and the shortest line from the flight to each. */
export function missFeatures(
  task: readonly MapTaskPoint[],
  flight: TimedPath & { lon: number },
): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: task.flatMap(({ missed }) => {
      if (!missed) return [];
      const outlines = missed.zone.map(({ kind, path }) => ({
        kind,
        path: path.map(({ lat, lon }): Position => [nearLon(lon, flight.lon), lat]),
      }));
      const { timeS } = missed;
      return [
        ...outlines.map(outlineOf),
        ...(timeS === undefined || flight.path.length === 0
          ? []
          : [missLine(placeAt(flight, timeS), outlines)]),
      ];
    }),
  };
}

interface Outline {
  kind: 'area' | 'line';
  path: Position[];
}

function outlineOf({ kind, path }: Outline): Feature {
  if (kind === 'line') return lineOf(path);
  const geometry = { type: 'Polygon' as const, coordinates: [path] };
  return { type: 'Feature', properties: {}, geometry };
}

function lineOf(coordinates: Position[]): Feature {
  return { type: 'Feature', properties: {}, geometry: { type: 'LineString', coordinates } };
}

function missLine(
  { lat, lon }: { lat: number; lon: number },
  outlines: readonly Outline[],
): Feature {
  // On a plane at the latitude of the flight. Misses are short.
  const narrower = Math.cos((lat * Math.PI) / 180);
  const candidates = outlines.flatMap(({ path }) =>
    path.slice(1).map((end, index) => nearestOn([lon, lat], [path[index] ?? end, end], narrower)),
  );
  const nearest = candidates.reduce((a, b) => (b.distance < a.distance ? b : a), {
    place: [lon, lat],
    distance: Number.POSITIVE_INFINITY,
  });
  return lineOf([[lon, lat], nearest.place]);
}

interface Candidate {
  place: Position;
  distance: number;
}

/** Returns the position on a straight line that is nearest to another. */
function nearestOn(
  [lon = 0, lat = 0]: Position,
  [start, end]: readonly [Position, Position],
  narrower: number,
): Candidate {
  const [fromLon = 0, fromLat = 0] = start;
  const [toLon = 0, toLat = 0] = end;
  const [east, north] = [(toLon - fromLon) * narrower, toLat - fromLat];
  const [eastToPlace, northToPlace] = [(lon - fromLon) * narrower, lat - fromLat];
  const square = east * east + north * north;
  const along = square > 0 ? (eastToPlace * east + northToPlace * north) / square : 0;
  const share = Math.min(1, Math.max(0, along));
  return {
    place: [fromLon + (toLon - fromLon) * share, fromLat + (toLat - fromLat) * share],
    distance: Math.hypot(eastToPlace - east * share, northToPlace - north * share),
  };
}
