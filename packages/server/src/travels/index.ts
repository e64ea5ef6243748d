import { sql } from 'kysely';
import { wordedKind } from '../moderation/model/worded-kind.js';
import { text } from '../platform/errors/errors.js';
import type { Resource } from '../resource/resource.js';
import { deletionOfTravels } from './operations/account-deletion.js';
import { deleteTravelImage } from './operations/deleteTravelImage.js';
import { exportTravels } from './operations/export-travels.js';
import { getTravel } from './operations/getTravel.js';
import { importTravel } from './operations/import-travel.js';
import { listTravels } from './operations/listTravels.js';
import { isTravelImage } from './operations/replace-image.js';
import { setTravelImage } from './operations/setTravelImage.js';
import { updateTravel } from './operations/updateTravel.js';

/** Travels, which follow from flights. */
export const travels: Resource = {
  operations: [listTravels, getTravel, updateTravel, setTravelImage, deleteTravelImage],
  fileReferences: [{ isReferenced: isTravelImage }],
  exportParts: [exportTravels],
  importSteps: [
    {
      kind: 'travel',
      run: importTravel,
      issues: { TRAVEL_FLIGHTS: text('archive.issue', { code: 'TRAVEL_FLIGHTS' }) },
    },
  ],
  onAccountDeletion: deletionOfTravels,
  reportKinds: [
    wordedKind({
      kind: 'travel',
      page: 'travel',
      isPublic: sql`is_found`,
      cleared: { name: null, description: null, image_key: null },
    }),
  ],
};
