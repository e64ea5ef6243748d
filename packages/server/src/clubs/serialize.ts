import type { Schemas } from '@cloudstreet/sdk/contract';
import { withoutNull } from '../platform/http/responses.js';
import { serializeRegion } from '../reference/serialize-region.js';
import type { ClubRow } from './queries.js';

export function serializeClub(row: ClubRow, user: Schemas['UserCard'][]): Schemas['Club'] {
  return { ...serializeClubRow(row), user };
}

/** Returns a club without its pilots. */
export function serializeClubRow(row: ClubRow): Schemas['ClubRow'] {
  const { id, name, url, description, image_key: image } = row;
  return withoutNull({ id, name, region: serializeRegion(row), url, description, image });
}
