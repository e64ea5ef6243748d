import type { components } from '@cloudstreet/sdk/contract';
import { withoutNull } from '../http/answers.js';
import { serializeRegion } from '../reference/serialize-region.js';
import type { SearchRow } from './queries.js';

type Schemas = components['schemas'];

export function serializeHit(row: SearchRow): Schemas['SearchHit'] {
  const region = serializeRegion(row);
  const isUser = row.index === 'user';
  return withoutNull({
    index: row.index,
    id: row.id,
    name: row.name,
    club: isUser ? clubOf(row, region) : undefined,
    region: isUser ? undefined : region,
    kind: row.kind,
  });
}

function clubOf(
  { club_id: id, club_name: name }: SearchRow,
  region: Schemas['Region'] | undefined,
): Schemas['ClubRef'] | undefined {
  return id === null || name === null ? undefined : withoutNull({ id, name, region });
}
