import { addToUserGroup } from './addToUserGroup.js';
import { createUserGroup } from './createUserGroup.js';
import { deleteUserGroup } from './deleteUserGroup.js';
import { deleteUserGroupImage } from './deleteUserGroupImage.js';
import { getUserGroup } from './getUserGroup.js';
import { leaveUserGroup } from './leaveUserGroup.js';
import { listUserGroups } from './listUserGroups.js';
import { removeFromUserGroup } from './removeFromUserGroup.js';
import { setUserGroupImage } from './setUserGroupImage.js';
import { updateUserGroup } from './updateUserGroup.js';

/** The operations of groups of pilots. */
export const groupOperations = [
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
];
