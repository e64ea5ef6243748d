import { sql } from 'kysely';
import { wordedKind } from '../moderation/model/worded-kind.js';
import { text } from '../platform/errors/errors.js';
import type { Resource } from '../resource/resource.js';
import { MAX_WAYPOINTS_OF_USER } from './add-waypoints.js';
import { createWaypoint } from './createWaypoint.js';
import { createWaypointCollection } from './createWaypointCollection.js';
import { deleteWaypoint } from './deleteWaypoint.js';
import { deleteWaypointCollection } from './deleteWaypointCollection.js';
import { duplicateWaypointCollection } from './duplicateWaypointCollection.js';
import { exportWaypoints } from './export-waypoints.js';
import { getWaypointCollection } from './getWaypointCollection.js';
import { importWaypoints } from './import-waypoints.js';
import { listWaypointCollections } from './listWaypointCollections.js';
import { starWaypointCollection } from './starWaypointCollection.js';
import { unstarWaypointCollection } from './unstarWaypointCollection.js';
import { updateWaypoint } from './updateWaypoint.js';
import { updateWaypointCollection } from './updateWaypointCollection.js';
import { uploadWaypoints } from './uploadWaypoints.js';

/** Collections of waypoints. */
export const waypoints: Resource = {
  operations: [
    listWaypointCollections,
    createWaypointCollection,
    getWaypointCollection,
    updateWaypointCollection,
    deleteWaypointCollection,
    starWaypointCollection,
    unstarWaypointCollection,
    duplicateWaypointCollection,
    createWaypoint,
    uploadWaypoints,
    updateWaypoint,
    deleteWaypoint,
  ],
  exportParts: [exportWaypoints],
  importSteps: [
    {
      kind: 'waypoint_collection',
      run: importWaypoints,
      issues: { WAYPOINT_LIMIT: text('waypoint.tooMany', { most: MAX_WAYPOINTS_OF_USER }) },
    },
  ],
  reportKinds: [
    wordedKind({
      kind: 'waypoint_collection',
      page: 'waypoint',
      isPublic: sql`visibility = 'public'`,
      cleared: { description: null, visibility: 'private', link_token: null },
    }),
  ],
};
