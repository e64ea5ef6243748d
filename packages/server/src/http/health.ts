import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Services } from '../services.js';

/**
 * `/healthz`: the process runs. `/readyz`: it can serve; 503 while the database is away or the
 * server is ending.
 */
export function registerHealth(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
  let ending = false;
  app.addHook('preClose', async () => {
    ending = true;
  });
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    const ready = !ending && (await answers(db));
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'unavailable' });
  });
}

async function answers(db: Services['db']): Promise<boolean> {
  try {
    await sql`select 1`.execute(db);
    return true;
  } catch {
    return false;
  }
}
