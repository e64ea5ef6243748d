import type { Resource } from '../resource/resource.js';
import { claimSuperuser } from './claimSuperuser.js';
import { deleteUserImage } from './deleteUserImage.js';
import { exportUser } from './export-user.js';
import { getMe } from './getMe.js';
import { getUser } from './getUser.js';
import { getUserYear } from './getUserYear.js';
import { importFilter, importProfile, importUserImage } from './import-profile.js';
import { listMemberships } from './listMemberships.js';
import { listUsers } from './listUsers.js';
import { listUserTrends } from './listUserTrends.js';
import { USER_MESSAGE } from './notification-kinds.js';
import { findImageOfUser, isUserImage } from './queries.js';
import { REPORTED_USER } from './report-kind.js';
import { sendUserMessage } from './sendUserMessage.js';
import { SERVED_USER_IMAGES } from './served-images.js';
import { setMemberships } from './setMemberships.js';
import { setUserImage } from './setUserImage.js';
import { updateMe } from './updateMe.js';

/** Users: profiles and messages. */
export const users: Resource = {
  operations: [
    claimSuperuser,
    getMe,
    updateMe,
    listMemberships,
    setMemberships,
    setUserImage,
    deleteUserImage,
    getUser,
    listUsers,
    listUserTrends,
    getUserYear,
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
  reportKinds: [REPORTED_USER],
  onAccountDeletion: { findFiles: findImageOfUser },
};
