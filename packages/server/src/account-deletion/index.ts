import type { AccountDeletion } from '../accounts/account-deletion.js';
import type { Services } from '../platform/services.js';
import type { Resource } from '../resource/resource.js';
import { deleteMe } from './deleteMe.js';
import { isOfDeletedAccount } from './queries.js';
import { removeDeletedAccounts } from './remove-deleted-accounts.js';
import { restoreUser } from './restoreUser.js';

/** Deletion of accounts, and restoring them for a week. */
export const accountDeletion = <Context extends Services>(
  parts: readonly AccountDeletion<Context>[],
): Resource<Context> => ({
  operations: [deleteMe(parts), restoreUser(parts)],
  fileReferences: [{ isReferenced: isOfDeletedAccount, isPublic: async () => false }],
  cleanup: [
    { name: 'deleted accounts', run: (services) => removeDeletedAccounts(services, parts) },
  ],
});
