import type { NotificationKind, Subjects } from '../notifications/kinds.js';

const toGroup = ({ groupId }: Subjects) => `/settings/group/${groupId}`;

export const GROUP_ADDED: NotificationKind = {
  event: 'group_added',
  setting: 'group_notification',
  text: (messages, names) => messages['notification.groupAdded'](names),
  link: toGroup,
};

export const GROUP_ROLE: NotificationKind = {
  event: 'group_role',
  setting: 'group_notification',
  text: (messages, names) => messages['notification.groupRole'](names),
  link: toGroup,
};
