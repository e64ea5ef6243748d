import type { ServedFolder } from '../platform/http/serve-files.js';

const NAME = /^[0-9a-f]{2}\/[0-9a-f]{64}(_small|_medium)?\.(jpg|mp4|webm)$/;

/** Photos and videos of flights. Files are named after their content, so they never change. */
export const SERVED_STORIES: ServedFolder = {
  path: 'story',
  storedIn: 'story',
  maxAgeS: 86_400,
  keyOf: async (name) => (NAME.test(name) ? `story/${name}` : undefined),
};
