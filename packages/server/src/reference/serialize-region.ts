import type { Schemas } from '@cloudstreet/sdk/contract';

/** Columns of a region joined to another table; all null without a region. */
export interface RegionColumns {
  region_id: string | null;
  region_name: string | null;
  region_country: string | null;
}

export function serializeRegion(row: RegionColumns): Schemas['Region'] | undefined {
  const { region_id: id, region_name: name, region_country: country } = row;
  return id === null || name === null || country === null ? undefined : { id, name, country };
}
