import { sql } from 'kysely';
import type { Database } from '../platform/database/database.js';

/** Place in the order of events; see the migration. */
export interface EventPosition {
  readonly xid: number;
  readonly seq: number;
}

export interface StoredEvent extends EventPosition {
  readonly kind: 'flight' | 'score';
  readonly flight_id: number;
}

/** Time for which events are stored. */
const KEPT_MS = 7 * 86_400_000;

/** Returns the position after which all events are new. */
export async function latestPosition(db: Database): Promise<EventPosition> {
  const { rows } = await sql<{ xid: number }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as xid`.execute(db);
  return { xid: rows[0]?.xid ?? 0, seq: 0 };
}

/** Finds the next events after a position, of transactions that are complete. */
export async function findEvents(
  db: Database,
  { xid, seq }: EventPosition,
  limit: number,
): Promise<StoredEvent[]> {
  const { rows } = await sql<StoredEvent>`
    select xid, seq, kind, flight_id from flight_event
    where (xid, seq) > (${xid}::bigint, ${seq}::bigint)
      and xid < pg_snapshot_xmin(pg_current_snapshot())::text::bigint
    order by xid, seq
    limit ${limit}`.execute(db);
  return rows;
}

/** Removes events after a week. */
export async function removeOldEvents(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('flight_event')
    .where('created', '<=', new Date(now.getTime() - KEPT_MS))
    .execute();
}
