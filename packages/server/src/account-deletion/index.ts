import { deleteMe } from './deleteMe.js';
import { restoreUser } from './restoreUser.js';

/** The operations of leaving and of coming back. */
export const accountDeletionOperations = [deleteMe, restoreUser];
