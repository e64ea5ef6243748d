import type { Database } from '../database/database.js';
import { createOpaqueToken, hashToken } from './opaque-token.js';

/**
 * Makes a token whose bearer may become superuser, or undefined where there is a superuser
 * already. Earlier tokens stay good, for several processes may start at once.
 */
export async function createSuperuserClaim(db: Database, now: Date): Promise<string | undefined> {
  if (await hasSuperuser(db)) return undefined;
  const token = createOpaqueToken();
  await db
    .insertInto('superuser_claim')
    .values({ hash: hashToken(token), created: now })
    .execute();
  return token;
}

/** Makes the user superuser and voids every such token; false where this one is not good. */
export async function redeemSuperuserClaim(
  db: Database,
  { token, userId }: { token: string; userId: number },
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const claim = await transaction
      .selectFrom('superuser_claim')
      .where('hash', '=', hashToken(token))
      .select('hash')
      .forUpdate()
      .executeTakeFirst();
    if (!claim) return false;
    await transaction.deleteFrom('superuser_claim').execute();
    await transaction
      .updateTable('user')
      .set({ is_superuser: true })
      .where('id', '=', userId)
      .execute();
    return true;
  });
}

async function hasSuperuser(db: Database): Promise<boolean> {
  const row = await db
    .selectFrom('user')
    .where('is_superuser', '=', true)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}
