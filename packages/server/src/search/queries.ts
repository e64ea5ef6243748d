import type { components } from '@cloudstreet/sdk/contract';
import { sql } from 'kysely';
import type { Database, Executor } from '../database/database.js';
import type { AircraftKind } from '../reference/records.js';

export type SearchKind = components['schemas']['SearchKind'];

/** Something found by its name, with what its kind adds. */
export interface SearchRow {
  index: SearchKind;
  id: number;
  name: string;
  kind: AircraftKind | null;
  club_id: number | null;
  club_name: string | null;
  region_id: string | null;
  region_name: string | null;
  region_country: string | null;
}

export interface SearchQuery {
  text: string;
  kinds: readonly SearchKind[];
  limit: number;
}

/** How alike two words must be: lets a slip or two of the keyboard pass, and no other word. */
const SIMILARITY = 0.45;

/**
 * Finds things whose name begins with the text, holds a word that does, holds the text, or
 * resembles it: in this order. Capitals and accents make no difference.
 */
export async function findByName(db: Database, query: SearchQuery): Promise<SearchRow[]> {
  const rows = await db.transaction().execute(async (transaction) => {
    await sql`select set_config('pg_trgm.word_similarity_threshold', ${String(SIMILARITY)}, true)`.execute(
      transaction,
    );
    const found: RankedRow[] = [];
    for (const kind of query.kinds) found.push(...(await findOfKind(transaction, kind, query)));
    return found;
  });
  return rows.toSorted(byRank).slice(0, query.limit);
}

interface RankedRow extends SearchRow {
  score: number;
  weight: number;
}

function byRank(one: RankedRow, other: RankedRow): number {
  return other.score - one.score || other.weight - one.weight || one.name.localeCompare(other.name);
}

/** What is compared, and which of two equally good hits comes first. */
const SOURCES: Record<SearchKind, { name: string; weight: string; from: string; extra: string }> = {
  user: {
    name: 'found.name',
    weight: '0',
    from: '"user" as found left join club on club.id = found.club_id left join region on region.id = club.region_id',
    extra: 'null as kind, club.id as club_id, club.name as club_name',
  },
  club: {
    name: 'found.name',
    weight: '0',
    from: 'club as found left join region on region.id = found.region_id',
    extra: 'null as kind, null::int as club_id, null as club_name',
  },
  aircraft: {
    name: `found.manufacturer || ' ' || found.name`,
    weight: '-length(found.name)',
    from: 'aircraft as found left join region on false',
    extra: 'found.kind, null::int as club_id, null as club_name',
  },
  airport: {
    name: 'found.name',
    weight: 'coalesce(found.launches, -1)',
    from: 'airport as found left join region on region.id = found.region_id',
    extra: 'null as kind, null::int as club_id, null as club_name',
  },
};

async function findOfKind(
  db: Executor,
  kind: SearchKind,
  { text, limit }: SearchQuery,
): Promise<RankedRow[]> {
  const source = SOURCES[kind];
  const name = sql.raw(`search_text(${source.name})`);
  const ownName = sql.raw('search_text(found.name)');
  const begins = sql`search_text(${escapeLike(text)}) || '%'`;
  const typed = sql`search_text(${text})`;
  const isWritten = matchesUnspaced(kind, text);
  const { rows } = await sql<RankedRow>`
    select ${kind} as index, found.id, found.name, ${sql.raw(source.extra)},
      region.id as region_id, region.name as region_name, region.country as region_country,
      case
        when ${ownName} = ${typed} then 4
        when ${ownName} like ${begins} then 3
        when ${name} like '% ' || ${begins} or ${name} like ${begins} then 2
        when ${name} like '%' || ${begins} or ${isWritten} then 1.5
        else word_similarity(${typed}, ${name})
      end::float8 as score,
      (${sql.raw(source.weight)})::float8 as weight
    from ${sql.raw(source.from)}
    where ${name} like '%' || ${begins} or ${typed} <% ${name} or ${isWritten}
    order by score desc, weight desc, found.name
    limit ${limit}`.execute(db);
  return rows;
}

/** Types are written 'ASG29', 'ASG-29' and 'ASG 29'; there are few enough to look at each. */
function matchesUnspaced(kind: SearchKind, text: string) {
  const letters = text.toLowerCase().replaceAll(/[^\p{Letter}\p{Number}]/gu, '');
  if (kind !== 'aircraft' || letters.length < 2) return sql`false`;
  const pattern = `%${letters}%`;
  return sql`regexp_replace(search_text(found.name), '[^a-z0-9]', '', 'g') like search_text(${pattern})`;
}

function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
