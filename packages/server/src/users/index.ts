import { claimSuperuser } from './claimSuperuser.js';
import { deleteUserImage } from './deleteUserImage.js';
import { getMe } from './getMe.js';
import { getUser } from './getUser.js';
import { listUsers } from './listUsers.js';
import { listUserTrends } from './listUserTrends.js';
import { sendUserMessage } from './sendUserMessage.js';
import { setUserImage } from './setUserImage.js';
import { updateMe } from './updateMe.js';

/** Operations of users: profiles and messages. */
export const userOperations = [
  claimSuperuser,
  getMe,
  updateMe,
  setUserImage,
  deleteUserImage,
  getUser,
  listUsers,
  listUserTrends,
  sendUserMessage,
];
