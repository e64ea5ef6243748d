import { text } from '../platform/errors/errors.js';
import { ALWAYS_ACCEPTED_PIXELS, MAX_PIXELS } from './image-limits.js';

/** Texts for images that are refused. */
export const IMAGE_REFUSALS = {
  NOT_AN_IMAGE: text('image.NOT_AN_IMAGE'),
  TOO_MANY_PIXELS: text('image.TOO_MANY_PIXELS', {
    photo: MAX_PIXELS / 1_000_000,
    drawing: ALWAYS_ACCEPTED_PIXELS / 1_000_000,
  }),
};
