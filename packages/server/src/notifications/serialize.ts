import type { components } from '@cloudstreet/sdk/contract';
import type { Messages } from '../generated/messages/types.js';
import { toTimestamp, withoutNull } from '../platform/http/responses.js';
import { longDateFormat } from '../platform/text/format-date.js';
import { KINDS, type Named, type Subjects } from './kinds.js';
import type { NotificationRow } from './queries.js';

/** For whom a notification is put into words. */
export interface NotificationReader {
  readonly messages: Messages;
  /** The language in which `Intl` writes dates. */
  readonly dateLanguage: string;
}

export function serializeNotification(
  row: NotificationRow,
  reader: NotificationReader,
): components['schemas']['Notification'] {
  const {
    id,
    event,
    created,
    read,
    actor_id: actorId,
    actor_name: name,
    flight_id,
    group_id,
  } = row;
  return {
    id,
    event,
    created: toTimestamp(created),
    read: read !== null,
    text: textOf(row, reader),
    link: linkOf(row),
    ...(actorId !== null &&
      name !== null && { actor: withoutNull({ id: actorId, name, image: row.actor_image }) }),
    ...withoutNull({ flight_id, group_id }),
  };
}

function textOf(
  row: Pick<NotificationRow, 'event' | 'actor_name' | 'scoring_date' | 'group_name' | 'role'>,
  { messages, dateLanguage }: NotificationReader,
): string {
  const { event, actor_name: actor, scoring_date: day, group_name: group, role } = row;
  const format = longDateFormat(dateLanguage);
  const named: Named = {
    actor: actor ?? '',
    date: day === null ? '' : format.format(new Date(`${day}T00:00:00Z`)),
    group: group ?? '',
    role: role ?? 'none',
  };
  return KINDS[event].text(messages, named);
}

function linkOf(
  row: Pick<NotificationRow, 'event' | 'actor_id' | 'flight_id' | 'group_id'>,
): string {
  const { event, actor_id: actorId, flight_id: flightId, group_id: groupId } = row;
  const subjects: Subjects = { actorId, flightId, groupId };
  return KINDS[event].link(subjects);
}
