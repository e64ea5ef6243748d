import { type RawBuilder, sql } from 'kysely';
import { NotFoundError } from '../../platform/errors/errors.js';
import { removeFilesQueue } from '../../platform/files/remove-files.js';
import type { ReportKind } from './report-kind.js';

/** Tables of things whose words and photo users choose, and which have nothing else to report. */
interface WordedTable {
  readonly kind:
    | 'travel'
    | 'task'
    | 'competition'
    | 'championship'
    | 'flight_collection'
    | 'waypoint_collection';
  /** First segment of the path of their page. */
  readonly page: string;
  /** Condition on a row that all may see. */
  readonly isPublic: RawBuilder<boolean>;
  /** Values of a row without words and photo. */
  readonly cleared: Readonly<Record<string, string | null>>;
  /** Tables with copies of the name, which refer to the row by its kind. */
  readonly copies?: readonly string[];
}

/** Makes the rows of a table reportable, and lets moderators remove their words. */
export function wordedKind({
  kind,
  page,
  isPublic,
  cleared,
  copies = [],
}: WordedTable): ReportKind<number | string> {
  const table = sql.table(kind);
  const path = (id: string | number) => `/${page}/${id}`;
  return {
    kind,
    findUser: async ({ db }, id, reporter) => {
      const { rows } = await sql<{ user_id: number }>`
        select user_id from ${table}
        where id = ${id} and (${isPublic} or user_id = ${reporter.id})`.execute(db);
      return rows[0]?.user_id ?? notFound();
    },
    findSubjects: async (db, ids) => {
      const { rows } = await sql<{ id: string | number; title: string }>`
        select thing.id, coalesce(thing.name, "user".name) as title
        from ${table} as thing join "user" on "user".id = user_id
        where thing.id in (${sql.join(ids)})`.execute(db);
      return rows.map(({ id, title }) => ({ id, title, link: path(id) }));
    },
    removeWords: async (transaction, { jobs }, id) => {
      const { rows } = await sql<{
        user_id: number;
        name: string | null;
        image_key?: string | null;
      }>`
        select * from ${table} where id = ${id} for update`.execute(transaction);
      const [row] = rows;
      if (!row) return undefined;
      const values = Object.entries(cleared).map(
        ([column, value]) => sql`${sql.ref(column)} = ${value}`,
      );
      await sql`
        update ${table} set ${sql.join(values)} where id = ${id}`.execute(transaction);
      for (const copy of copies) {
        await sql`
          update ${sql.table(copy)} set name = null
          where ${sql.ref(`${kind}_id`)} = ${id} and name = ${row.name}`.execute(transaction);
      }
      if (row.image_key) await jobs.send(transaction, removeFilesQueue, { keys: [row.image_key] });
      return { userId: row.user_id, page: path(id) };
    },
  };
}

function notFound(): never {
  throw new NotFoundError();
}
