import type { ServedFolder } from '../platform/http/serve-files.js';

const NAME = /^[0-9a-f]{2}\/[0-9a-f]{64}\.jpg$/;

/** Images of users and groups. Files are named after their content, so they never change. */
export const SERVED_USER_IMAGES: ServedFolder = {
  path: 'user',
  storedIn: 'user',
  maxAgeS: 86_400,
  keyOf: async (name) => (NAME.test(name) ? `user/${name}` : undefined),
};
