import type { NotificationKind, Subjects } from '../../notifications/kinds.js';

const toActor = ({ actorId }: Subjects) => `/user/${actorId}`;

export const FOLLOWER: NotificationKind = {
  event: 'follower',
  setting: 'follower_notification',
  text: (messages, names) => messages['notification.follower'](names),
  link: toActor,
};

export const FOLLOW_REQUEST: NotificationKind = {
  event: 'follow_request',
  setting: 'follower_notification',
  text: (messages, names) => messages['notification.followRequest'](names),
  link: ({ userId }) => `/user/${userId}/friends`,
};

export const FOLLOW_ACCEPTED: NotificationKind = {
  event: 'follow_accepted',
  setting: 'follower_notification',
  text: (messages, names) => messages['notification.followAccepted'](names),
  link: toActor,
};
