import { revokeFamilies } from '../../accounts/tokens.js';
import type { Executor } from '../../platform/database/database.js';

/** Ends all sessions of a user and revokes their personal access tokens. */
export async function endSessions(transaction: Executor, userId: number, now: Date): Promise<void> {
  await revokeFamilies(transaction, { userId, now });
  await transaction.deleteFrom('personal_token').where('user_id', '=', userId).execute();
}
