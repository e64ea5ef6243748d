import { type RawBuilder, sql } from 'kysely';
import type { TaskRow } from '../../tasks/queries.js';
import { plannedTask } from '../../tasks/write-task.js';

const METRES_PER_DEGREE = 111_000;
/** Unlimited zones reach as far as the largest radius of the contract. */
const FAR_M = 1_000_000;
const MIN_COSINE = 0.05;

/** A box around the zone of the start. */
export function startBounds({
  points,
  ruleset,
}: Pick<TaskRow, 'points' | 'ruleset'>): RawBuilder<string> {
  const [start] = plannedTask({ ruleset, point_features: points }).points;
  const { lat, lon, zone } = start!;
  const marginLat = (zone?.radiusM ?? FAR_M) / METRES_PER_DEGREE;
  const marginLon = marginLat / Math.max(MIN_COSINE, Math.cos((lat * Math.PI) / 180));
  return sql<string>`box(point(${lon - marginLon}::float8, ${lat - marginLat}::float8),
    point(${lon + marginLon}::float8, ${lat + marginLat}::float8))`;
}
