import type { Schemas } from '@cloudstreet/sdk/contract';
import type { FlightRow } from '../flights/model/flight-row.js';
import { withoutNull } from '../platform/http/responses.js';
import { toTimestamp } from '../platform/text/calendar-formats.js';
import { variantKey } from './image-variants.js';
import type { StoryPreview, StoryRow } from './queries.js';
import { type StoryFlightTimes, withinFlight } from './story-time.js';

/** Flight of a story. */
export type StoryFlight = StoryFlightTimes & Pick<FlightRow, 'user_id' | 'co_user_id'>;

export function serializeStory(row: StoryRow, flight: StoryFlight): Schemas['Story'] {
  return withoutNull({
    id: row.id,
    flight_id: row.flight_id,
    kind: row.video_key === null ? ('I' as const) : ('V' as const),
    image: row.image_key,
    width: row.width,
    height: row.height,
    by_co_pilot: isByCoPilot(row, flight) ? (true as const) : undefined,
    comment: row.comment,
    start_time: row.start_time && toTimestamp(withinFlight(row.start_time, flight)),
    video: row.video_key,
    video_duration: row.video_duration,
  });
}

/** Without a pilot, the flight belongs to the co-pilot. */
function isByCoPilot({ user_id: adderId }: StoryRow, flight: StoryFlight): boolean {
  return adderId !== null && adderId === flight.co_user_id && flight.user_id !== null;
}

/** Returns the fields of a listed flight about its photos and videos. */
export function serializeStoryPreview(
  preview: StoryPreview | undefined,
): Pick<Schemas['Flight'], 'story' | 'media_info'> {
  if (!preview) return { story: [] };
  return {
    story: preview.imageKeys.map((key) => variantKey(key, 'small')),
    media_info: preview.hasVideo ? 'V' : 'I',
  };
}
