import { findCopilots } from './findCopilots.js';
import { findFlownAircraft } from './findFlownAircraft.js';
import { search } from './search.js';

/** The search by name, and that for what one may have flown and with whom. */
export const searchOperations = [search, findCopilots, findFlownAircraft];
