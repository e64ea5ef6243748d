import type { Airspace } from '@cloudstreet/sdk';
import { viewOf } from '../geo/views.js';
import type { Executor } from '../platform/database/database.js';
import { operation } from '../platform/http/operation.js';
import { toDay } from '../platform/text/calendar-formats.js';
import { findAirspaces, findShownIds } from './queries.js';
import { serializeAirspace } from './serialize.js';

/** Maximum number of corners of all outlines together, about two megabytes. */
const MAX_CORNERS = 100_000;
/** An airspace may have a megabyte of arcs, so only a few are in memory at a time. */
const AIRSPACES_AT_A_TIME = 50;

export const listAirspaces = operation(
  'listAirspaces',
  async ({ query }, { db, clock }) => {
    const day = query.date ?? toDay(clock());
    const { ids, total } = await findShownIds(db, viewOf(query.bbox), day);
    return { total, airspace: await drawAirspaces(db, ids) };
  },
  {
    // Responses have megabytes, and a page needs only one.
    rateLimit: { perMinute: 120 },
  },
);

/**
 * Returns outlines, the widest first. If they have too many corners, the widest are left out,
 * because control zones and danger areas are small.
 */
async function drawAirspaces(db: Executor, narrowestFirst: readonly number[]): Promise<Airspace[]> {
  const drawn: Airspace[] = [];
  let corners = 0;
  for (let from = 0; from < narrowestFirst.length; from += AIRSPACES_AT_A_TIME) {
    const ids = narrowestFirst.slice(from, from + AIRSPACES_AT_A_TIME);
    for (const row of await findAirspaces(db, ids)) {
      const airspace = serializeAirspace(row);
      corners += airspace.geom.coordinates[0]?.length ?? 0;
      if (corners > MAX_CORNERS) return drawn.toReversed();
      drawn.push(airspace);
    }
  }
  return drawn.toReversed();
}
