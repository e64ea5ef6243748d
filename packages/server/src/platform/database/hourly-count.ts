import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Executor } from './database.js';

const WINDOW_MS = 3_600_000;

export interface HourlyCount {
  /** Count including this one. */
  count: number;
  /** Seconds until the next hour begins. */
  waitS: number;
}

/** Increments a counter that all processes share. Its name is stored as a digest. */
export async function countHourly(db: Executor, what: string, now: Date): Promise<HourlyCount> {
  const start = windowStart(now);
  const { rows } = await sql<{ count: number; since: Date }>`
    insert into hourly_count as counter (subject, count, since)
    values (${digest(what)}, 1, ${now})
    on conflict (subject) do update set
      count = case when counter.since > ${start} then counter.count + 1 else 1 end,
      since = case when counter.since > ${start} then counter.since else excluded.since end
    returning count, since`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('An upsert returned no row.');
  const waitMs = row.since.getTime() + WINDOW_MS - now.getTime();
  return { count: row.count, waitS: Math.ceil(waitMs / 1000) };
}

/** Decrements the counter. */
export async function discountHourly(db: Executor, what: string): Promise<void> {
  await db
    .updateTable('hourly_count')
    .set(({ eb }) => ({ count: eb('count', '-', 1) }))
    .where('subject', '=', digest(what))
    .where('count', '>', 0)
    .execute();
}

export async function removeOldCounts(db: Executor, now: Date): Promise<void> {
  await db.deleteFrom('hourly_count').where('since', '<=', windowStart(now)).execute();
}

function windowStart(now: Date): Date {
  return new Date(now.getTime() - WINDOW_MS);
}

function digest(value: string): Buffer {
  return createHash('sha256').update(value).digest();
}
