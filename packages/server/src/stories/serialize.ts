import type { Schemas } from '@cloudstreet/sdk/contract';
import { withoutNull } from '../platform/http/responses.js';
import { toTimestamp } from '../platform/text/calendar-formats.js';
import { variantKey } from './image-variants.js';
import type { StoryPreview, StoryRow } from './queries.js';
import { type StoryFlightTimes, withinFlight } from './story-time.js';

export function serializeStory(row: StoryRow, flight: StoryFlightTimes): Schemas['Story'] {
  return withoutNull({
    id: row.id,
    flight_id: row.flight_id,
    kind: row.video_key === null ? ('I' as const) : ('V' as const),
    image: row.image_key,
    width: row.width,
    height: row.height,
    comment: row.comment,
    start_time: row.start_time && toTimestamp(withinFlight(row.start_time, flight)),
    video: row.video_key,
    video_duration: row.video_duration,
  });
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
