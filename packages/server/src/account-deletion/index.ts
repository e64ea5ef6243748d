import type { Resource } from '../resource/resource.js';
import { deleteMe } from './deleteMe.js';
import { isOfDeletedAccount } from './queries.js';
import { removeDeletedAccounts } from './remove-deleted-accounts.js';
import { restoreUser } from './restoreUser.js';

/** Deletion of accounts, and restoring them for a week. */
export const accountDeletion: Resource = {
  operations: [deleteMe, restoreUser],
  fileReferences: [{ isReferenced: isOfDeletedAccount, isPublic: async () => false }],
  cleanup: [{ name: 'deleted accounts', run: removeDeletedAccounts }],
};
