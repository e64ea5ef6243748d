import type { Schemas } from '@cloudstreet/sdk/contract';
import { withoutNull } from '../platform/http/responses.js';
import { serializeRegion } from '../reference/serialize-region.js';
import type { ClubRow } from './queries.js';

export function serializeClub(row: ClubRow, user: Schemas['UserCard'][]): Schemas['Club'] {
  return { ...serializeClubRow(row), user };
}

/** Returns a club without its pilots. */
export function serializeClubRow(row: ClubRow): Schemas['ClubRow'] {
  return withoutNull({ id: row.id, name: row.name, region: serializeRegion(row), url: row.url });
}
