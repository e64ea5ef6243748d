import { getClub } from './getClub.js';

/** The operations of clubs. */
export const clubOperations = [getClub];
