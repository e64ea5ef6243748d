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
  readonly club: string;
  /** Whether the reader may edit the page of the club now. */
  readonly administers: 'yes' | 'no';
  /** Number of comments; 0 for other notifications. */
  readonly count: number;
  /** Reason of a moderator. */
  readonly note: string;
}

/** Rows that a notification is about; its kind decides which there are. */
export interface Subjects {
  /** Reader of the notification. */
  readonly userId?: number;
  readonly actorId?: number | null;
  readonly flightId?: number | null;
  readonly groupId?: number | null;
  readonly clubId?: number | null;
  readonly commentId?: number | null;
  /** Path of the page of anything else. */
  readonly page?: string | null;
}

/** A kind of notification, as the resource that sends it declares it. */
export interface NotificationKind {
  readonly event: NotificationEvent;
  /** Setting of the user that turns the kind off. Undefined if it cannot be turned off. */
  readonly setting:
    | `${'upload' | 'score' | 'copilot' | 'message' | 'group' | 'follower' | 'badge' | 'comment'}_notification`
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
