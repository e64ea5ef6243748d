import type { NotificationKind } from '../notifications/kinds.js';

export const BADGE_EARNED: NotificationKind = {
  event: 'badge_earned',
  setting: 'badge_notification',
  text: (messages, names) => messages['notification.badgeEarned'](names),
  link: ({ flightId }) => `/flight/${flightId}`,
};
