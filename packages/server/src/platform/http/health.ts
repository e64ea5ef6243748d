import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Services } from '../services.js';
import { UNAVAILABLE_WAIT_S } from './error-handler.js';

/** A check that takes longer counts as failed. */
const TIMEOUT_MS = 2000;

/**
 * `/healthz` succeeds while the process runs. `/readyz` responds 503 while the database is
 * unavailable or the server is stopping.
 *
 * @param db Has a connection that no call uses: a busy server is ready.
 */
export function registerHealth(app: FastifyInstance, db: Services['db']): void {
  let ending = false;
  app.addHook('preClose', async () => {
    ending = true;
  });
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }));
  const isThere = databaseProbe(db);
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    const ready = !ending && (await isThere());
    if (!ready) reply.header('retry-after', UNAVAILABLE_WAIT_S);
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'unavailable' });
  });
}

/**
 * Checks the database once at a time, because pending checks of a hanging database would use up the
 * connections.
 */
function databaseProbe(db: Services['db']): () => Promise<boolean> {
  let asked: Promise<boolean> | undefined;
  return async () => {
    asked ??= isResponding(db).finally(() => {
      asked = undefined;
    });
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<boolean>((resolve) => {
      timer = setTimeout(resolve, TIMEOUT_MS, false);
    });
    return Promise.race([asked, timeout]).finally(() => clearTimeout(timer));
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
