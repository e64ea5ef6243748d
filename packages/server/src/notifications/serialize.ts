import type { Schemas } from '@cloudstreet/sdk/contract';
import type { Messages } from '../generated/messages/types.js';
import { withoutNull } from '../platform/http/responses.js';
import { toTimestamp } from '../platform/text/calendar-formats.js';
import { longDateFormat } from '../platform/text/format-date.js';
import { kindOf, type NotificationKinds, type SubjectNames } from './kinds.js';
import type { NotificationRow } from './queries.js';

/** Reader of a notification. */
export interface NotificationReader {
  readonly kinds: NotificationKinds;
  readonly messages: Messages;
  /** The language in which `Intl` writes dates. */
  readonly dateLanguage: string;
}

export function serializeNotification(
  row: NotificationRow,
  reader: NotificationReader,
): Schemas['Notification'] {
  const {
    id,
    event,
    created,
    read,
    shown_actor_id: actorId,
    actor_name: name,
    flight_id,
    group_id,
    club_id,
    comment_id,
    comment_count: count,
    user_id: userId,
  } = row;
  return {
    id,
    event,
    created: toTimestamp(created),
    read: read !== null,
    text: textOf(row, reader),
    link: kindOf(reader.kinds, event).link({
      userId,
      actorId,
      flightId: flight_id,
      groupId: group_id,
      clubId: club_id,
      commentId: comment_id,
      page: row.page,
    }),
    ...(actorId !== null &&
      name !== null && { actor: withoutNull({ id: actorId, name, image: row.actor_image }) }),
    ...withoutNull({ flight_id, group_id, club_id, comment_id }),
    ...(count > 0 && { comment_count: count }),
  };
}

function textOf(
  row: NotificationRow,
  { kinds, messages, dateLanguage }: NotificationReader,
): string {
  const { event, actor_name: actor, scoring_date: day, group_name: group, role, note } = row;
  const format = longDateFormat(dateLanguage);
  const names: SubjectNames = {
    actor: actor ?? '',
    date: day === null ? '' : format.format(new Date(`${day}T00:00:00Z`)),
    group: group ?? '',
    role: role ?? 'none',
    club: row.club_name ?? '',
    administers: row.appointed === null ? 'no' : 'yes',
    count: row.comment_count,
    note: note ?? '',
  };
  return kindOf(kinds, event).text(messages, names);
}
