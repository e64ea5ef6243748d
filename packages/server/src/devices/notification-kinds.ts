import type { NotificationKind } from '../notifications/kinds.js';

export const DEVICE_TAKEN: NotificationKind = {
  event: 'device_taken',
  // It may be an abuse, which users must hear about.
  setting: undefined,
  text: (messages, names) => messages['notification.deviceTaken'](names),
  link: () => '/settings/live',
};
