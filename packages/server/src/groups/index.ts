import type { Resource } from '../resource/resource.js';
import { addToUserGroup } from './addToUserGroup.js';
import { createUserGroup } from './createUserGroup.js';
import { deleteUserGroup } from './deleteUserGroup.js';
import { deleteUserGroupImage } from './deleteUserGroupImage.js';
import { exportGroups } from './export-groups.js';
import { getUserGroup } from './getUserGroup.js';
import { leaveUserGroup } from './leaveUserGroup.js';
import { listUserGroups } from './listUserGroups.js';
import { GROUP_ADDED, GROUP_ROLE } from './notification-kinds.js';
import { isGroupImage, isImageOfShownGroup } from './queries.js';
import { removeEmptyGroups } from './remove-group.js';
import { removeFromUserGroup } from './removeFromUserGroup.js';
import { transferGroups } from './roles.js';
import { setUserGroupImage } from './setUserGroupImage.js';
import { updateUserGroup } from './updateUserGroup.js';

/** Groups of pilots. */
export const groups: Resource = {
  operations: [
    listUserGroups,
    createUserGroup,
    getUserGroup,
    updateUserGroup,
    deleteUserGroup,
    setUserGroupImage,
    deleteUserGroupImage,
    addToUserGroup,
    removeFromUserGroup,
    leaveUserGroup,
  ],
  fileReferences: [{ isReferenced: isGroupImage, isPublic: isImageOfShownGroup }],
  exportParts: [exportGroups],
  notificationKinds: [GROUP_ADDED, GROUP_ROLE],
  onAccountDeletion: {
    prepare: transferGroups,
    remove: (transaction, { jobs }) => removeEmptyGroups(transaction, jobs),
  },
};
