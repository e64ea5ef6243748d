const RADIANS = Math.PI / 180;
const KM_PER_DEGREE = 111.195;
/** Mercator maps end before the poles. */
const MAX_LAT = 85;

/**
 * Latitude on a Mercator map on which a degree of longitude is 1, as `mercator_lat` in the database.
 * On such a map, a circle on the ground is a circle.
 */
export function mercatorLat(lat: number): number {
  const clamped = Math.min(Math.max(lat, -MAX_LAT), MAX_LAT);
  return Math.log(Math.tan(Math.PI / 4 + (clamped * RADIANS) / 2)) / RADIANS;
}

/** Latitude of a place on a Mercator map, the inverse of `mercatorLat`. */
export function latOfMercator(y: number): number {
  return (2 * Math.atan(Math.exp(y * RADIANS)) - Math.PI / 2) / RADIANS;
}

/** A circle on a Mercator map, in its units. */
export interface MercatorCircle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/**
 * Returns a circle on the ground as a circle on a Mercator map; 2 % off at most for 100 km at 60°.
 */
export function mercatorCircle(
  { lat, lon }: { lat: number; lon: number },
  radiusKm: number,
): MercatorCircle {
  const parallel = Math.cos(Math.min(Math.abs(lat), MAX_LAT) * RADIANS);
  return { x: lon, y: mercatorLat(lat), radius: radiusKm / KM_PER_DEGREE / parallel };
}

/** Squares of the map per unit, as in `mercator_cells` of the database. */
const CELLS = 4;
const CELLS_OF_TURN = 360 * CELLS;
const HALF_OF_ROWS = 180 * CELLS;
/** A path may cross half a square without being listed there. */
const MARGIN = 0.5 / CELLS;

/**
 * Returns the squares that list all paths which come into a circle, or undefined if there are more
 * than a number of them.
 */
export function cellsOfCircle(
  { x, y, radius }: MercatorCircle,
  maxCells: number,
): number[] | undefined {
  const cells: number[] = [];
  const reach = radius + MARGIN;
  if (Math.PI * (reach * CELLS) ** 2 > maxCells) return undefined;
  for (let row = Math.floor((y - reach) * CELLS); row <= (y + reach) * CELLS; row++) {
    for (let column = Math.floor((x - reach) * CELLS); column <= (x + reach) * CELLS; column++) {
      if (distanceTo(column / CELLS - x, row / CELLS - y) > reach) continue;
      const wrapped = ((column % CELLS_OF_TURN) + CELLS_OF_TURN) % CELLS_OF_TURN;
      cells.push(wrapped + CELLS_OF_TURN * (row + HALF_OF_ROWS));
    }
  }
  return cells;
}

/** Distance from the origin to a square with this lower left corner. */
function distanceTo(left: number, bottom: number): number {
  const [right, top] = [left + 1 / CELLS, bottom + 1 / CELLS];
  return Math.hypot(Math.max(left, 0, -right), Math.max(bottom, 0, -top));
}
