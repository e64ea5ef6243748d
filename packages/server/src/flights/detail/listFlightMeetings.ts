import type { Schemas } from '@cloudstreet/sdk/contract';
import { operation } from '../../platform/http/operation.js';
import { withoutNull } from '../../platform/http/responses.js';
import { toTimestamp } from '../../platform/text/calendar-formats.js';
import { toRef } from '../../platform/text/to-ref.js';
import { findMeetingRows, type MeetingRow } from '../meetings/queries.js';
import { requireVisible } from '../model/visibility.js';

export const listFlightMeetings = operation('listFlightMeetings', async (request, services) => {
  const { path, query, user } = request;
  await requireVisible(services, path.id, { user, link: query.link });
  return (await findMeetingRows(services.db, path.id)).map(serializeMeeting);
});

function serializeMeeting(row: MeetingRow): Schemas['FlightMeeting'] {
  const times = row.times.map((timeS) => toTimestamp(new Date(timeS * 1000)));
  return {
    ...withoutNull({
      user: toRef(row.user_id, row.user_name),
      co_user: toRef(row.co_user_id, row.co_user_name),
    }),
    flight: withoutNull({
      id: row.id,
      registration: row.registration,
      competition_id: row.competition_id,
      aircraft: toRef(row.aircraft_id, row.aircraft_name),
    }),
    start_time: times[0] ?? '',
    end_time: times.at(-1) ?? '',
    intervals: times,
    total_seconds: row.total_seconds,
    min_distance: row.min_distance,
  };
}
