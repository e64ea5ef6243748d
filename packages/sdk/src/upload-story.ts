import type { Api } from './client.js';
import type { Story } from './models.js';
import { fileOf, type SendFormOptions, sendForm } from './send-form.js';

export interface StoryUploadOptions extends SendFormOptions {
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
  const { video, comment, startTime } = options;
  const form = new FormData();
  form.append('flight_id', String(flightId));
  if (comment !== undefined) form.append('comment', comment);
  if (startTime !== undefined) form.append('start_time', startTime);
  form.append('image', await fileOf(image), 'image');
  if (video) form.append('video', await fileOf(video), 'video');
  return sendForm<Story>(api, '/story', form, options);
}
