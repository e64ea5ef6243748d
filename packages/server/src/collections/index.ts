import { sql } from 'kysely';
import { wordedKind } from '../moderation/model/worded-kind.js';
import { text } from '../platform/errors/errors.js';
import type { Resource } from '../resource/resource.js';
import { deletionOfCollections } from './account-deletion.js';
import { addToFlightCollection } from './addToFlightCollection.js';
import { MAX_OWNED } from './create-collection.js';
import { createFlightCollection } from './createFlightCollection.js';
import { deleteFlightCollection } from './deleteFlightCollection.js';
import { deleteFlightCollectionImage } from './deleteFlightCollectionImage.js';
import { downloadFlightCollection } from './downloadFlightCollection.js';
import { duplicateFlightCollection } from './duplicateFlightCollection.js';
import { exportCollections } from './export-collections.js';
import { getFlightCollection } from './getFlightCollection.js';
import { importCollection } from './import-collection.js';
import { listFlightCollectionStars } from './listFlightCollectionStars.js';
import { listFlightCollections } from './listFlightCollections.js';
import { removeFromFlightCollection } from './removeFromFlightCollection.js';
import { isCollectionImage } from './replace-image.js';
import { setFlightCollectionImage } from './setFlightCollectionImage.js';
import { starFlightCollection } from './starFlightCollection.js';
import { unstarFlightCollection } from './unstarFlightCollection.js';
import { updateFlightCollection } from './updateFlightCollection.js';

/** Collections of flights. */
export const collections: Resource = {
  operations: [
    listFlightCollections,
    createFlightCollection,
    getFlightCollection,
    updateFlightCollection,
    deleteFlightCollection,
    setFlightCollectionImage,
    deleteFlightCollectionImage,
    addToFlightCollection,
    removeFromFlightCollection,
    starFlightCollection,
    unstarFlightCollection,
    listFlightCollectionStars,
    duplicateFlightCollection,
    downloadFlightCollection,
  ],
  fileReferences: [{ isReferenced: isCollectionImage }],
  exportParts: [exportCollections],
  importSteps: [
    {
      kind: 'collection',
      run: importCollection,
      issues: { COLLECTION_LIMIT: text('collection.tooMany', { most: MAX_OWNED }) },
    },
  ],
  onAccountDeletion: deletionOfCollections,
  reportKinds: [
    wordedKind({
      kind: 'flight_collection',
      page: 'collection',
      isPublic: sql`visibility = 'public'`,
      cleared: { description: null, image_key: null, visibility: 'private', link_token: null },
    }),
  ],
};
