import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import manifest from '../../../package.json' with { type: 'json' };
import type { Database } from '../../platform/database/database.js';
import { operation } from '../../platform/http/operation.js';
import { JOBS_SCHEMA } from '../../platform/queue/jobs.js';
import { type FlightState, IN_STATE } from './flight-states.js';

export const getDashboard = operation('getDashboard', async (_request, { db, config }) => {
  const { bavail, bsize } = await statfs(config.data.path);
  return {
    version: manifest.version,
    jobs: await findJobs(db),
    storage: { database_bytes: await databaseBytes(db), free_bytes: bavail * bsize },
    open: {
      reports: await countReports(db),
      pending: await countFlights(db, 'pending'),
      invalid: await countFlights(db, 'invalid'),
      reported: await countFlights(db, 'reported'),
      hidden: await countFlights(db, 'hidden'),
    },
  };
});

async function findJobs(db: Database) {
  const { rows } = await sql<{
    queue: string;
    waiting: number;
    running: number;
    failing: number;
  }>`
    select name as queue,
      count(*) filter (where state = 'created')::int as waiting,
      count(*) filter (where state = 'active')::int as running,
      count(*) filter (where state = 'retry')::int as failing
    from ${sql.table(`${JOBS_SCHEMA}.job`)}
    where state in ('created', 'active', 'retry')
    group by name order by name`.execute(db);
  return rows;
}

async function databaseBytes(db: Database): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select pg_database_size(current_database()) as bytes`.execute(db);
  return rows[0]?.bytes ?? 0;
}

async function countReports(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('report')
    .where('closed', 'is', null)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

async function countFlights(db: Database, state: FlightState): Promise<number> {
  const { count } = await db
    .selectFrom('any_flight')
    .where(IN_STATE[state])
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
