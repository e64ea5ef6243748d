import { claimSuperuser } from './claimSuperuser.js';
import { createUser } from './createUser.js';
import { getMe } from './getMe.js';
import { getToken } from './getToken.js';
import { getUser } from './getUser.js';
import { logOut } from './logOut.js';
import { updateMe } from './updateMe.js';

/** The operations of accounts and of signing in. */
export const userOperations = [
  getToken,
  logOut,
  claimSuperuser,
  createUser,
  getMe,
  updateMe,
  getUser,
];
