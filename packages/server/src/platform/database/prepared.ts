import { createHash } from 'node:crypto';
import { sql } from 'kysely';

const MARK = '/* prepared */';

/**
 * Marks a statement of which each connection keeps the plan. For statements that are asked for
 * often, always with the same text, and whose best plan does not depend on their parameters: with
 * many joins, planning takes longer than the rows.
 */
export const PREPARED = sql.raw(MARK);

/** A mark stands near the front of its statement. */
const FRONT = 40;

const names = new Map<string, string>();

/** The name under which connections keep the plan of a statement; undefined where they do not. */
export function preparedName(text: string): string | undefined {
  if (!text.slice(0, FRONT).includes(MARK)) return undefined;
  const known = names.get(text);
  if (known) return known;
  const name = createHash('sha256').update(text).digest('base64url');
  names.set(text, name);
  return name;
}
