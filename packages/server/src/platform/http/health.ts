import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Services } from '../services.js';

/** Whoever asks whether the server is ready soon takes silence for a no. */
const TIMEOUT_MS = 2000;

/**
 * `/healthz`: the process runs. `/readyz`: it can serve; 503 while the database is away or does not
 * answer, or the server is ending.
 */
export function registerHealth(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
  let ending = false;
  app.addHook('preClose', async () => {
    ending = true;
  });
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }));
  const isThere = databaseProbe(db);
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    const ready = !ending && (await isThere());
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'unavailable' });
  });
}

/** One question at a time: those that a silent database leaves open would use up the connections. */
function databaseProbe(db: Services['db']): () => Promise<boolean> {
  let asked: Promise<boolean> | undefined;
  return async () => {
    asked ??= isResponding(db).finally(() => {
      asked = undefined;
    });
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<boolean>((resolve) => {
      timer = setTimeout(resolve, TIMEOUT_MS, false);
    });
    return Promise.race([asked, patience]).finally(() => clearTimeout(timer));
  };
}

async function isResponding(db: Services['db']): Promise<boolean> {
  try {
    await sql`select 1`.execute(db);
    return true;
  } catch {
    return false;
  }
}
