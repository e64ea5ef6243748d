import type { components } from '@cloudstreet/sdk/contract';
import type { Messages } from '../generated/messages/types.js';

export type NotificationEvent = components['schemas']['NotificationEvent'];

/** The names of what a notification is about; empty where it has none. */
export interface Named {
  readonly actor: string;
  /** The day of the flight in words. */
  readonly date: string;
  readonly group: string;
  /** What the reader is in the group by now. */
  readonly role: 'owner' | 'manager' | 'member' | 'none';
}

/** What a notification is about; which of them there are follows from its kind. */
export interface Subjects {
  readonly actorId?: number | null;
  readonly flightId?: number | null;
  readonly groupId?: number | null;
}

export interface NotificationKind {
  /** The setting of the user that turns it off. */
  readonly setting: `${'upload' | 'score' | 'copilot' | 'message' | 'group'}_notification`;
  readonly text: (messages: Messages, named: Named) => string;
  /** The path of the application where more of it stands. */
  readonly link: (subjects: Subjects) => string;
}

const toFlight = ({ flightId }: Subjects) => `/flight/${flightId}`;
const toGroup = ({ groupId }: Subjects) => `/settings/group/${groupId}`;

/** Everything that people are told of. */
export const KINDS: Record<NotificationEvent, NotificationKind> = {
  flight_uploaded: {
    setting: 'upload_notification',
    text: (messages, named) => messages['notification.flightUploaded'](named),
    link: toFlight,
  },
  flight_scored: {
    setting: 'score_notification',
    text: (messages, named) => messages['notification.flightScored'](named),
    link: toFlight,
  },
  co_pilot: {
    setting: 'copilot_notification',
    text: (messages, named) => messages['notification.coPilot'](named),
    link: toFlight,
  },
  user_message: {
    setting: 'message_notification',
    text: (messages, named) => messages['notification.userMessage'](named),
    link: ({ actorId }) => `/user/${actorId}`,
  },
  group_added: {
    setting: 'group_notification',
    text: (messages, named) => messages['notification.groupAdded'](named),
    link: toGroup,
  },
  group_role: {
    setting: 'group_notification',
    text: (messages, named) => messages['notification.groupRole'](named),
    link: toGroup,
  },
};
