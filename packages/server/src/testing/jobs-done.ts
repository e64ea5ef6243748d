import { sql } from 'kysely';
import { expect } from 'vitest';
import type { TestApi } from './start-test-api.js';

/** Resolves when none of these queues has a job left. */
export async function jobsDone({ server }: TestApi, ...queues: readonly string[]): Promise<void> {
  const left = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pgboss.job
      where name = any(${queues}) and state in ('created', 'retry', 'active')`.execute(
      server.services.db,
    );
    return rows[0]?.count;
  };
  await expect.poll(left, { timeout: 120_000, interval: 100 }).toBe(0);
}
