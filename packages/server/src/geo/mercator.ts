const RADIANS = Math.PI / 180;
const KM_PER_DEGREE = 111.195;
/** Mercator maps end before the poles. */
const MAX_LAT = 85;

/**
 * Latitude on a Mercator map on which a degree of longitude is 1, as `mercator_lat` in the database.
 * On such a map, a circle on the ground is a circle.
 */
export function mercatorLat(lat: number): number {
  const rounded = Math.min(Math.max(lat, -MAX_LAT), MAX_LAT);
  return Math.log(Math.tan(Math.PI / 4 + (rounded * RADIANS) / 2)) / RADIANS;
}

/** A circle on a Mercator map, in its units. */
export interface MercatorCircle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Returns a circle on the ground as a circle on a Mercator map; 2 % off at most for 100 km at 60°. */
export function mercatorCircle(
  { lat, lon }: { lat: number; lon: number },
  radiusKm: number,
): MercatorCircle {
  const parallel = Math.cos(Math.min(Math.abs(lat), MAX_LAT) * RADIANS);
  return { x: lon, y: mercatorLat(lat), radius: radiusKm / KM_PER_DEGREE / parallel };
}

/** Squares of the map per unit, as in `mercator_cells` of the database. */
const CELLS = 10;
const CELLS_OF_TURN = 360 * CELLS;
const HALF_OF_ROWS = 180 * CELLS;
/** A path may cross half a square without being listed there. */
const MARGIN = 0.5 / CELLS;

/** Squares inside a circle, and those at its edge that may contain a part of it. */
export function cellsOfCircle({ x, y, radius }: MercatorCircle): {
  inside: number[];
  edge: number[];
} {
  const inside: number[] = [];
  const edge: number[] = [];
  const reach = radius + MARGIN;
  for (let row = Math.floor((y - reach) * CELLS); row <= (y + reach) * CELLS; row++) {
    for (let column = Math.floor((x - reach) * CELLS); column <= (x + reach) * CELLS; column++) {
      const { nearest, farthest } = distances(column / CELLS - x, row / CELLS - y);
      const cell =
        (((column % CELLS_OF_TURN) + CELLS_OF_TURN) % CELLS_OF_TURN) +
        CELLS_OF_TURN * (row + HALF_OF_ROWS);
      if (farthest <= radius) inside.push(cell);
      else if (nearest <= reach) edge.push(cell);
    }
  }
  return { inside, edge };
}

/** Distances of a square from the origin, given its lower left corner. */
function distances(left: number, bottom: number): { nearest: number; farthest: number } {
  const [right, top] = [left + 1 / CELLS, bottom + 1 / CELLS];
  const nearest = Math.hypot(Math.max(left, 0, -right), Math.max(bottom, 0, -top));
  const farthest = Math.hypot(
    Math.max(Math.abs(left), Math.abs(right)),
    Math.max(Math.abs(bottom), Math.abs(top)),
  );
  return { nearest, farthest };
}
