import { accountDeletionOperations } from '../account-deletion/index.js';
import { accountOperations } from '../accounts/index.js';
import { aircraftOperations } from '../aircraft/index.js';
import { airportOperations } from '../airports/index.js';
import { airspaceOperations } from '../airspaces/index.js';
import { billingOperations } from '../billing/index.js';
import { certificateOperations } from '../certificates/index.js';
import { clubOperations } from '../clubs/index.js';
import { deviceOperations } from '../devices/index.js';
import { exportOperations } from '../exports/index.js';
import { flightOperations } from '../flights/index.js';
import { groupOperations } from '../groups/index.js';
import { importOperations } from '../imports/index.js';
import { instanceOperations } from '../instance/index.js';
import { integrationOperations } from '../integrations/index.js';
import { mapLayerOperations } from '../map-layers/index.js';
import { notificationOperations } from '../notifications/index.js';
import { planOperations } from '../plans/index.js';
import type { Operation } from '../platform/http/operation.js';
import { rankingOperations } from '../rankings/index.js';
import { searchOperations } from '../search/index.js';
import { storyOperations } from '../stories/index.js';
import { terrainOperations } from '../terrain/index.js';
import { userOperations } from '../users/index.js';

/** Everything this server does of the contract. */
export const operations: readonly Operation[] = [
  ...accountOperations,
  ...userOperations,
  ...accountDeletionOperations,
  ...exportOperations,
  ...importOperations,
  ...certificateOperations,
  ...deviceOperations,
  ...integrationOperations,
  ...flightOperations,
  ...storyOperations,
  ...aircraftOperations,
  ...airportOperations,
  ...airspaceOperations,
  ...terrainOperations,
  ...mapLayerOperations,
  ...clubOperations,
  ...groupOperations,
  ...notificationOperations,
  ...rankingOperations,
  ...searchOperations,
  ...planOperations,
  ...billingOperations,
  ...instanceOperations,
];
