import { search } from './search.js';

/** The search by name. */
export const searchOperations = [search];
