import { type RawBuilder, sql } from 'kysely';

/** An area in degrees. East is less than west if it crosses 180°; longitudes may exceed 180°. */
export type GeoBox = readonly [west: number, south: number, east: number, north: number];

const TURN = 360;

/** Returns the view of a request, which the contract has checked. */
export function viewOf([west = 0, south = 0, east = 0, north = 0]: readonly number[]): GeoBox {
  return [west, south, east, north];
}

/** Whether the bounding box of a row overlaps a view. Both may extend beyond 180°. */
export function touchesView(column: string, view: GeoBox): RawBuilder<boolean> {
  const boxes = boxesOf(view).map((box) => sql<boolean>`${sql.ref(column)} && ${textOf(box)}::box`);
  return sql`(${sql.join(boxes, sql` or `)})`;
}

/** Whether the position of a row, between -180° and 180°, is inside a view. */
export function liesInView(lon: string, lat: string, view: GeoBox): RawBuilder<boolean> {
  const boxes = boxesOf(view).map(
    (box) => sql<boolean>`point(${sql.ref(lon)}, ${sql.ref(lat)}) <@ ${textOf(box)}::box`,
  );
  return sql`(${sql.join(boxes, sql` or `)})`;
}

/**
 * Returns a view with west below east, three times: between -180° and 540°, and moved by 360° to
 * the west and to the east, because rows may extend beyond ±180°.
 */
export function boxesOf([west, south, east, north]: GeoBox): GeoBox[] {
  const [bottom, top] = [clampLat(south), clampLat(north)];
  const width = east < west ? withinTurn(east - west) : Math.min(east - west, TURN);
  const left = width === TURN ? -180 : withinTurn(west + 180) - 180;
  return [-TURN, 0, TURN].map((shift) => [left + shift, bottom, left + width + shift, top]);
}

function textOf([west, south, east, north]: GeoBox): string {
  return `(${west},${south}),(${east},${north})`;
}

function clampLat(degrees: number): number {
  return Math.min(Math.max(degrees, -90), 90);
}

function withinTurn(degrees: number): number {
  return ((degrees % TURN) + TURN) % TURN;
}
