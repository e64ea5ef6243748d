import type { WithPayments } from '../billing/payments.js';
import type { WithCoachQueue } from '../flights/detail/getFlightCoach.js';
import type { WithImports } from '../imports/import-runner.js';
import type { WithPush } from '../notifications/push.js';
import type { Services } from '../platform/services.js';
import type { WithTerrain } from '../terrain/open-terrain.js';
import type { WithTileQueue } from '../terrain/tile-queue.js';

/** Services of the platform and of every resource that has its own. */
export type AppServices = Services &
  WithPayments &
  WithPush &
  WithImports &
  WithTerrain &
  WithTileQueue &
  WithCoachQueue;
