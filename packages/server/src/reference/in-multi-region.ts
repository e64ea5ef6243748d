import { type RawBuilder, sql } from 'kysely';
import { MULTI_REGIONS, type MultiRegionId, type RegionPart } from './multi-regions.js';

/** Condition on a row of `flight_contest` that the flight took off in a group of regions. */
export function inMultiRegion(id: MultiRegionId): RawBuilder<boolean> {
  const { countries, regions, parts = [] } = MULTI_REGIONS[id];
  const conditions = [
    ...(countries ? [sql`country in (${sql.join(countries)})`] : []),
    ...(regions ? [sql`region_id in (${sql.join(regions)})`] : []),
    ...parts.map(inPart),
  ];
  return sql`(${sql.join(conditions, sql` or `)})`;
}

function inPart({ region, side, of }: RegionPart): RawBuilder<boolean> {
  const position = sql.ref(side === 'north' || side === 'south' ? 'lat' : 'lon');
  // Positions on the line belong to the north or the east.
  const isBeyond = side === 'north' || side === 'east' ? sql`>=` : sql`<`;
  return sql`airport_id in
    (select id from airport where airport.region_id = ${region} and ${position} ${isBeyond} ${of})`;
}
