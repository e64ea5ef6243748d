import type { NotificationKind } from '../notifications/kinds.js';

export const USER_MESSAGE: NotificationKind = {
  event: 'user_message',
  setting: 'message_notification',
  text: (messages, names) => messages['notification.userMessage'](names),
  link: ({ actorId }) => `/user/${actorId}`,
};
