import { type RawBuilder, sql } from 'kysely';

/** Condition on a column with a name that a text begins the name or one of its words. */
export function startsWord(column: string, wanted: string): RawBuilder<boolean> {
  const start = `${wanted.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const name = sql.ref(column);
  return sql`(${name} ilike ${start} or ${name} ilike ${`% ${start}`})`;
}

/** Returns the id that a text may be; 0 for other texts. */
export function idIn(wanted: string): number {
  return /^[1-9]\d{0,8}$/.test(wanted) ? Number(wanted) : 0;
}
