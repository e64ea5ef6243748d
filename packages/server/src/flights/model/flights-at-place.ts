import type { Position } from '@cloudstreet/scoring/geo';
import type { Schemas } from '@cloudstreet/sdk/contract';
import { type RawBuilder, sql } from 'kysely';
import {
  cellsOfCircle,
  latOfMercator,
  type MercatorCircle,
  mercatorCircle,
} from '../../geo/mercator.js';

/** Longitudes of tracks across 180° continue beyond it. */
const SHIFTS = sql`(values (-360), (0), (360)) as turn (shift)`;

/** A circle on the ground. */
export interface Surroundings {
  readonly place: Position;
  readonly radiusKm: number;
}

/** Selects the ids of flights whose track comes near a place. */
export function flightsNear({ place, radiusKm }: Surroundings): RawBuilder<number> {
  const circle = mercatorCircle(place, radiusKm);
  const parts = [-360, 0, 360].map((shift) => comesInto({ ...circle, x: circle.x + shift }));
  const cells = cellsOfCircle(circle, MAX_CELLS);
  return sql`select flight_id from flight_line
    where ${cells ? sql`cells && ${cells}::integer[] and` : sql``} (${sql.join(parts, sql` or `)})`;
}

/** Many squares, as in the far north, take longer to compare than the distances that they save. */
const MAX_CELLS = 200;

/** Compares the bounds of a track first, because its distance takes longer. */
function comesInto(circle: MercatorCircle): RawBuilder<boolean> {
  const { x, y, radius } = circle;
  const inside = { ...circle, radius: radius * Math.SQRT1_2 };
  return sql`(bounds && ${boxAround(circle)}::box and (bounds <@ ${boxAround(inside)}::box
    or ${`(${x},${y})`}::point <-> mercator <= ${radius}))`;
}

/** Returns the square around a circle in degrees. */
function boxAround({ x, y, radius }: MercatorCircle): string {
  const [south, north] = [latOfMercator(y - radius), latOfMercator(y + radius)];
  return `(${x - radius},${south}),(${x + radius},${north})`;
}

export type Circumnavigation = 'single' | 'multiple';

/** A full turn, without up to 15 degrees: flights end beside their start. */
const MIN_DEGREES: Readonly<Record<Circumnavigation, number>> = { single: 345, multiple: 705 };

/**
 * Selects the ids of flights around a place that never came near it. The polygon of a closed track
 * contains what the track turns around, which is faster to find than the turns.
 */
export function flightsAround(
  { place, radiusKm }: Surroundings,
  turns: Circumnavigation,
): RawBuilder<number> {
  const circle = mercatorCircle(place, radiusKm);
  const { x, y, radius } = circle;
  const centre = sql`point(${x}::double precision + shift, ${y}::double precision)`;
  return sql`select flight_id from ${SHIFTS}
    join flight_line on bounds @> (${boxAround(circle)}::box + point(shift, 0))
    where polygon(pclose(mercator)) @> ${centre}
      and ${centre} <-> mercator > ${radius}
      and abs(degrees_around(mercator, ${centre})) >= ${MIN_DEGREES[turns]}`;
}

/**
 * Selects the ids of flights around one of these sectors, outside of it. The missing part of a turn
 * must not lead through it either.
 */
export function flightsAroundSectors(
  ids: readonly Schemas['SectorId'][],
  turns: Circumnavigation,
): RawBuilder<number> {
  const corner = sql`ring.corner + point(shift, 0)`;
  return sql`select flight_line.flight_id from sector cross join ${SHIFTS}
    join flight_line on flight_line.bounds @> (sector.bounds + point(shift, 0))
    where sector.id in (${sql.join(ids)}) and not exists (
      select from sector_ring as ring
      where ring.sector_id = sector.id and (
        not polygon(pclose(flight_line.mercator)) @> (${corner})
        or pclose(flight_line.mercator) ?# (ring.mercator + point(shift, 0))
        or abs(degrees_around(flight_line.mercator, ${corner})) < ${MIN_DEGREES[turns]}))`;
}

/** Selects the ids of flights that took off in one of these sectors. */
export function flightsFromSectors(ids: readonly Schemas['SectorId'][]): RawBuilder<number> {
  return sql`select flight_id from flight_sector where sector_id in (${sql.join(ids)})`;
}
