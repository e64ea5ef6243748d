import { createHash } from 'node:crypto';
import { sql } from 'kysely';

const MARK = '/* prepared */';

/**
 * Marks a statement whose plan each connection keeps, if its database was opened with
 * `preparesMarked`. For frequent statements of constant text whose best plan does not depend on
 * their parameters: with many joins, planning takes longer than reading the rows.
 */
export const PREPARED = sql.raw(MARK);

/** Number of characters within which the mark is found. */
const FRONT = 40;

const names = new Map<string, string>();

/** Returns the name of the plan of a marked statement. Undefined for others. */
export function preparedName(text: string): string | undefined {
  if (!text.slice(0, FRONT).includes(MARK)) return undefined;
  const known = names.get(text);
  if (known) return known;
  const name = createHash('sha256').update(text).digest('base64url');
  names.set(text, name);
  return name;
}
