import type { AccountDeletion } from '../../accounts/account-deletion.js';
import { updateTravels } from '../model/update-travels.js';

/** Travels are deleted with their owner, and restored as far as their flights return. */
export const deletionOfTravels: AccountDeletion = {
  findFiles: async (transaction, userId) => {
    const rows = await transaction
      .selectFrom('travel')
      .where('user_id', '=', userId)
      .where('image_key', 'is not', null)
      .select('image_key')
      .execute();
    return rows.flatMap(({ image_key: key }) => key ?? []);
  },
  restore: (transaction, _services, { id }) => updateTravels(transaction, id),
};
