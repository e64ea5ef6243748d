import type { AccountDeletion } from '../accounts/account-deletion.js';
import { updateBadges } from './update-badges.js';

/** Badges return with the flights that return. */
export const deletionOfBadges: AccountDeletion = {
  restore: async (transaction, _services, { id }) => {
    await updateBadges(transaction, id);
  },
};
