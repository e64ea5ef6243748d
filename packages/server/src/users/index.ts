import { claimSuperuser } from './claimSuperuser.js';
import { createUser } from './createUser.js';
import { deleteClient } from './deleteClient.js';
import { deleteUserImage } from './deleteUserImage.js';
import { getCaptcha } from './getCaptcha.js';
import { getMe } from './getMe.js';
import { getToken } from './getToken.js';
import { getUser } from './getUser.js';
import { listClients } from './listClients.js';
import { listUsers } from './listUsers.js';
import { listUserTrends } from './listUserTrends.js';
import { logOut } from './logOut.js';
import { recoverPassword } from './recoverPassword.js';
import { requestUpdateEmail } from './requestUpdateEmail.js';
import { resendVerification } from './resendVerification.js';
import { resetPassword } from './resetPassword.js';
import { revokeToken } from './revokeToken.js';
import { sendUserMessage } from './sendUserMessage.js';
import { setUserImage } from './setUserImage.js';
import { updateEmail } from './updateEmail.js';
import { updateMe } from './updateMe.js';
import { verifyEmail } from './verifyEmail.js';

/** The operations of accounts and of signing in. */
export const userOperations = [
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
  claimSuperuser,
  createUser,
  getMe,
  updateMe,
  setUserImage,
  deleteUserImage,
  getUser,
  listUsers,
  listUserTrends,
  sendUserMessage,
];
