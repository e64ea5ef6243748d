import type { Resource } from '../resource/resource.js';
import { claimSuperuser } from './claimSuperuser.js';
import { deleteUserImage } from './deleteUserImage.js';
import { exportUser } from './export-user.js';
import { getMe } from './getMe.js';
import { getUser } from './getUser.js';
import { importFilter, importProfile, importUserImage } from './import-profile.js';
import { listUsers } from './listUsers.js';
import { listUserTrends } from './listUserTrends.js';
import { USER_MESSAGE } from './notification-kinds.js';
import { findImageOfUser, isUserImage } from './queries.js';
import { sendUserMessage } from './sendUserMessage.js';
import { SERVED_USER_IMAGES } from './served-images.js';
import { setUserImage } from './setUserImage.js';
import { updateMe } from './updateMe.js';

/** Users: profiles and messages. */
export const users: Resource = {
  operations: [
    claimSuperuser,
    getMe,
    updateMe,
    setUserImage,
    deleteUserImage,
    getUser,
    listUsers,
    listUserTrends,
    sendUserMessage,
  ],
  fileReferences: [{ isReferenced: isUserImage }],
  servedFolders: () => [SERVED_USER_IMAGES],
  exportParts: [exportUser],
  importSteps: [
    { kind: 'profile', run: importProfile },
    { kind: 'filter', run: importFilter },
    { kind: 'picture', run: importUserImage },
  ],
  notificationKinds: [USER_MESSAGE],
  onAccountDeletion: { findFiles: findImageOfUser },
};
