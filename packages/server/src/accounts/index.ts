import { createUser } from './createUser.js';
import { deleteClient } from './deleteClient.js';
import { getCaptcha } from './getCaptcha.js';
import { getToken } from './getToken.js';
import { listClients } from './listClients.js';
import { logOut } from './logOut.js';
import { recoverPassword } from './recoverPassword.js';
import { requestUpdateEmail } from './requestUpdateEmail.js';
import { resendVerification } from './resendVerification.js';
import { resetPassword } from './resetPassword.js';
import { revokeToken } from './revokeToken.js';
import { updateEmail } from './updateEmail.js';
import { verifyEmail } from './verifyEmail.js';

/** Operations of accounts: signing up, logging in, passwords and devices that are logged in. */
export const accountOperations = [
  getToken,
  getCaptcha,
  resendVerification,
  verifyEmail,
  recoverPassword,
  resetPassword,
  requestUpdateEmail,
  updateEmail,
  listClients,
  deleteClient,
  logOut,
  revokeToken,
  createUser,
];
