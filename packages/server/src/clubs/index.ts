import type { Resource } from '../resource/resource.js';
import { getClub } from './getClub.js';
import { listClubs } from './listClubs.js';

/** Clubs. */
export const clubs: Resource = {
  operations: [getClub, listClubs],
};
