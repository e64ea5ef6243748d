import type { NotificationEvent } from '@cloudstreet/sdk';
import type { Messages } from '../generated/messages/types.js';

/** Names of the objects of a notification; empty if it has none. */
export interface SubjectNames {
  readonly actor: string;
  /** Formatted day of the flight. */
  readonly date: string;
  readonly group: string;
  /** Present role of the reader in the group. */
  readonly role: 'owner' | 'manager' | 'member' | 'none';
}

/** Rows that a notification is about; its kind decides which there are. */
export interface Subjects {
  /** Reader of the notification. */
  readonly userId?: number;
  readonly actorId?: number | null;
  readonly flightId?: number | null;
  readonly groupId?: number | null;
}

/** A kind of notification, as the resource that sends it declares it. */
export interface NotificationKind {
  readonly event: NotificationEvent;
  /** Setting of the user that turns the kind off. Undefined if it cannot be turned off. */
  readonly setting:
    | `${'upload' | 'score' | 'copilot' | 'message' | 'group' | 'follower' | 'badge'}_notification`
    | undefined;
  readonly text: (messages: Messages, names: SubjectNames) => string;
  /** Path of the application's page about it. */
  readonly link: (subjects: Subjects) => string;
}

export type NotificationKinds = readonly NotificationKind[];

/** @throws {Error} If no resource declares the kind. */
export function kindOf(kinds: NotificationKinds, event: NotificationEvent): NotificationKind {
  const kind = kinds.find((each) => each.event === event);
  if (!kind) throw new Error(`No resource declares notifications of ${event}.`);
  return kind;
}
