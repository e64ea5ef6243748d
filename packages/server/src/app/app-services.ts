import type { WithBasemap } from '../basemap/open-basemap.js';
import type { WithPayments } from '../billing/payments.js';
import type { WithCentralCompetitions } from '../central-competitions/open-central-competitions.js';
import type { WithEvents } from '../events/event-feed.js';
import type { WithCoachQueue } from '../flights/detail/getFlightCoach.js';
import type { WithImports } from '../imports/import-runner.js';
import type { WithPush } from '../notifications/push.js';
import type { Services } from '../platform/services.js';
import type { WithTileQueue } from '../platform/tiles/tile-queue.js';
import type { WithTerrain } from '../terrain/open-terrain.js';

/** Services of the platform and of every resource that has its own. */
export type AppServices = Services &
  WithPayments &
  WithPush &
  WithImports &
  WithTerrain &
  WithBasemap &
  WithTileQueue &
  WithCoachQueue &
  WithCentralCompetitions &
  WithEvents;
