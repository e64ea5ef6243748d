import type { NotificationKind, Subjects } from '../../notifications/kinds.js';

const toFlight = ({ flightId }: Subjects) => `/flight/${flightId}`;

export const FLIGHT_HIDDEN: NotificationKind = {
  event: 'flight_hidden',
  setting: undefined,
  text: (messages, names) => messages['notification.flightHidden'](names),
  link: toFlight,
};

export const FLIGHT_SHOWN: NotificationKind = {
  event: 'flight_shown',
  setting: undefined,
  text: (messages, names) => messages['notification.flightShown'](names),
  link: toFlight,
};

export const STORY_REMOVED: NotificationKind = {
  event: 'story_removed',
  setting: undefined,
  text: (messages, names) => messages['notification.storyRemoved'](names),
  link: toFlight,
};

export const WORDS_REMOVED: NotificationKind = {
  event: 'words_removed',
  setting: undefined,
  text: (messages, names) => messages['notification.wordsRemoved'](names),
  link: ({ page }) => page ?? '/',
};

export const CLUB_ADMINISTRATOR: NotificationKind = {
  event: 'club_administrator',
  setting: undefined,
  text: (messages, names) => messages['notification.clubAdministrator'](names),
  link: ({ clubId }) => `/club/${clubId}`,
};

export const BANNED: NotificationKind = {
  event: 'banned',
  setting: undefined,
  text: (messages, names) => messages['notification.banned'](names),
  link: () => '/settings/account',
};
