import { sql } from 'kysely';
import type { AccountDeletion } from '../accounts/account-deletion.js';

/** Tasks are deleted with their owner, and restored with the stars that are left. */
export const deletionOfTasks: AccountDeletion = {
  // They come back with their old counts, to which triggers have added the rows that are left.
  restore: async (transaction, _services, { id }) => {
    await sql`
      update task set stars = (select count(*) from task_star where task_id = task.id)
      where user_id = ${id}`.execute(transaction);
  },
};
