import type { Resource } from '../resource/resource.js';
import { findCopilots } from './findCopilots.js';
import { findFlownAircraft } from './findFlownAircraft.js';
import { getPointOfInterest } from './getPointOfInterest.js';
import { removeUnusedRegistrations } from './remove-unused-registrations.js';
import { search } from './search.js';
import { updatePopularity } from './update-popularity.js';

/** Search by name. */
export const searches: Resource = {
  operations: [search, findCopilots, findFlownAircraft, getPointOfInterest],
  cleanup: [{ name: 'popularity of names', run: ({ db }) => updatePopularity(db) }],
  onAccountDeletion: { detach: removeUnusedRegistrations },
};
