import { type RawBuilder, sql } from 'kysely';

/** A box whose east lies west of its west lies across 180°. */
export type View = readonly [west: number, south: number, east: number, north: number];

/** Whether the box of a row touches a view, though either may run on beyond 180°. */
export function touchesView(column: string, [west, south, east, north]: View): RawBuilder<boolean> {
  const [bottom, top] = [clamp(south, 90), clamp(north, 90)];
  const left = clamp(west, 180);
  const right = clamp(east, 180) + (clamp(east, 180) < left ? 360 : 0);
  const boxes = [-360, 0, 360].map(
    (shift) =>
      sql<boolean>`${sql.ref(column)} && ${`(${left + shift},${bottom}),(${right + shift},${top})`}::box`,
  );
  return sql`(${sql.join(boxes, sql` or `)})`;
}

function clamp(degrees: number, limit: number): number {
  return Math.min(Math.max(degrees, -limit), limit);
}
