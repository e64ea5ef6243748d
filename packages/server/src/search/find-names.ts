import { sql } from 'kysely';
import type { Executor } from '../platform/database/database.js';
import { hasTrigram, type Match, SCORES, shortPrefixLength } from './match.js';

/** Kinds of objects whose names are in the index of the database. */
export type IndexedKind =
  | 'user'
  | 'club'
  | 'airport'
  | 'aircraft'
  | 'region'
  | 'city'
  | 'sector'
  | 'registration'
  | 'flight_collection'
  | 'task'
  | 'travel'
  | 'competition'
  | 'waypoint'
  | 'waypoint_collection';

export interface FoundName extends Match {
  kind: IndexedKind;
  id: string;
}

export interface NameQuery {
  text: string;
  kinds: readonly IndexedKind[];
  limit: number;
}

/** Minimum similarity of two words: allows one or two typing errors. */
const SIMILARITY = 0.45;
/** If fewer objects than this match, similar names are searched, too. */
const FEW = 3;

/**
 * Finds objects by name in this order: the name is the text, begins with it, has a word that begins
 * with it, contains its words or, if these are few, is similar to it. Within each step the most
 * popular come first. Later steps are skipped if not needed.
 */
export async function findNames(db: Executor, query: NameQuery): Promise<FoundName[]> {
  if (query.kinds.length === 0) return [];
  const key = await searchKey(db, query.text);
  if (!/[\p{Letter}\p{Number}]/u.test(key)) return [];
  const asked = { ...query, key };
  const found = await findBeginning(db, asked);
  if (found.length < query.limit) found.push(...(await findContaining(db, asked)));
  const distinct = withoutRepeats(found);
  if (distinct.length >= FEW) return distinct;
  return withoutRepeats([...distinct, ...(await findSimilar(db, asked))]);
}

interface KeyQuery extends NameQuery {
  /** Normalised text, in the form in which names are compared. */
  key: string;
}

async function searchKey(db: Executor, text: string): Promise<string> {
  const { rows } = await sql<{ key: string }>`select search_key(${text}) as key`.execute(db);
  return rows[0]?.key ?? '';
}

/** The last character of Unicode, as end of a range of prefixes. */
const LAST = String.fromCodePoint(0x10ffff);

/** Whether an entry is public. Unconfirmed users and clubs are hidden. */
function isShown(table: 'search_word' | 'search_entry') {
  const id = sql.ref(`${table}.id`);
  return sql`case kind
    when 'user' then exists (
      select from "user" where "user".id = ${id}::int and "user".verified is not null)
    when 'club' then exists (select from club where club.id = ${id}::int and club.confirmed)
    else true end`;
}

/** Finds names by words that begin with the text, from an index per kind. */
async function findBeginning(db: Executor, query: KeyQuery): Promise<FoundName[]> {
  const { key, kinds, limit } = query;
  const few = shortPrefixLength(key);
  // With few letters, only whole words match. Names that consist of such a word come first.
  const condition = few
    ? sql`left(word, ${sql.lit(few)}) = ${key}`
    : sql`word >= ${key} and word < ${key + LAST}`;
  const order = few ? sql`place, weight desc` : sql`word <> ${key}, place, weight desc, word`;
  const spaceless = key.replaceAll(' ', '');
  const shown = isShown('search_word');
  const { rows } = await sql<FoundName>`
    select kind, id, weight::float8,
      (case when word = ${key} and place = 0 then ${SCORES.is}
        when place = 0 then ${SCORES.begins} else ${SCORES.wordBegins} end)::float8 as score
    from unnest(${kinds}::text[]) as asked (of_kind)
    cross join lateral (
      (select kind, id, word, place, weight from search_word
        where kind = of_kind and ${condition} and ${shown} order by ${order} limit ${2 * limit})
      union all
      (select kind, id, word, place, weight from search_word
        where kind = of_kind and word = ${key} and ${shown} limit ${limit})
      union all
      (select kind, id, word, place, weight from search_word
        where ${spaceless !== key} and of_kind in ('aircraft', 'registration') and kind = of_kind
          and word >= ${spaceless} and word < ${spaceless + LAST}
        order by weight desc limit ${limit})
    ) as begun`.execute(db);
  return rows;
}

/** Finds names that contain all words of the text. */
async function findContaining(db: Executor, { key, kinds, limit }: KeyQuery): Promise<FoundName[]> {
  const words = key.split(' ').filter((word) => hasTrigram(word));
  if (words.length === 0) return [];
  const holdsAll = sql.join(
    words.map((word) => sql`name like ${`%${word}%`}`),
    sql` and `,
  );
  const { rows } = await sql<FoundName>`
    select kind, id, weight::float8, ${SCORES.holds}::float8 as score from search_entry
    where ${holdsAll} and kind = any(${kinds}::text[]) and ${isShown('search_entry')}
    order by weight desc limit ${limit}`.execute(db);
  return rows;
}

async function findSimilar(db: Executor, { key, kinds, limit }: KeyQuery): Promise<FoundName[]> {
  if (!hasTrigram(key)) return [];
  const { rows } = await db.transaction().execute(async (transaction) => {
    await sql`select set_config('pg_trgm.word_similarity_threshold', ${String(SIMILARITY)}, true)`.execute(
      transaction,
    );
    return sql<FoundName>`
      select kind, id, weight::float8, word_similarity(${key}, name)::float8 as score
      from search_entry
      where ${key} <% name and kind = any(${kinds}::text[]) and ${isShown('search_entry')}
      order by score desc, weight desc limit ${limit}`.execute(transaction);
  });
  return rows;
}

/** Keeps each object once, with its best match. */
function withoutRepeats(found: readonly FoundName[]): FoundName[] {
  const best = new Map<string, FoundName>();
  for (const one of found) {
    const thing = `${one.kind} ${one.id}`;
    const before = best.get(thing);
    if (!before || before.score < one.score) best.set(thing, one);
  }
  return [...best.values()];
}
