import { operation } from '../http/operation.js';
import { findByName, type SearchKind } from './queries.js';
import { serializeHit } from './serialize.js';

const KINDS: readonly SearchKind[] = ['user', 'club', 'aircraft', 'airport'];
const DEFAULT_LIMIT = 10;

export const search = operation('search', async ({ body }, { db }) => {
  const text = body.search_items
    .filter(({ key }) => key === 'name')
    .map(({ value }) => value.normalize().trim())
    .join(' ')
    .trim();
  if (!text) return [];
  const asked = body.documents?.split(',');
  const kinds = KINDS.filter((kind) => !asked || asked.includes(kind));
  const rows = await findByName(db, { text, kinds, limit: body.limit ?? DEFAULT_LIMIT });
  return rows.map(serializeHit);
});
