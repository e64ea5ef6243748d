import type { Resource } from '../resource/resource.js';
import { getClub } from './getClub.js';

/** Clubs. */
export const clubs: Resource = {
  operations: [getClub],
};
