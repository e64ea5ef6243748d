import type { Api } from './client.js';
import type { Story } from './models.js';
import { call } from './operation.js';
import { addStory } from './operations.js';
import type { UploadCallOptions } from './upload.js';
import { withoutMissing } from './without-missing.js';

export interface StoryUploadOptions extends UploadCallOptions {
  /** The video; `image` is then a still of it. */
  video?: Blob | Uint8Array<ArrayBuffer>;
  comment?: string;
  /** ISO 8601. Defaults to the time in the camera's metadata. */
  startTime?: string;
}

/**
 * Adds a photo, or a video with a still image, to a flight of the user.
 *
 * @throws {ApiError} With code `DUPLICATE_STORY` if the flight has it already, `STORY_LIMIT` if the
 *   flight has the maximum number, `FILE_TOO_LARGE`, or with a field error for `image` or `video`.
 */
export async function uploadStory(
  api: Api,
  flightId: number,
  image: Blob | Uint8Array<ArrayBuffer>,
  options: StoryUploadOptions = {},
): Promise<Story> {
  const { video, comment, startTime, ...rest } = options;
  const values = { flight_id: flightId, image, video, comment, start_time: startTime };
  return call(api, addStory, withoutMissing(values), rest);
}
