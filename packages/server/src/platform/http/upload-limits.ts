import { UPLOAD_MEGABYTES } from '@cloudstreet/sdk/contract';

export const BYTES_PER_MEGABYTE = 1024 * 1024;

/** Maximum size of a file in a form. */
export const UPLOAD_BYTES = {
  recording: UPLOAD_MEGABYTES.FlightUpload.file * BYTES_PER_MEGABYTE,
  userImage: UPLOAD_MEGABYTES.UserImageUpload.image * BYTES_PER_MEGABYTE,
  storyImage: UPLOAD_MEGABYTES.StoryUpload.image * BYTES_PER_MEGABYTE,
  storyVideo: UPLOAD_MEGABYTES.StoryUpload.video * BYTES_PER_MEGABYTE,
};
