import { accountDeletion } from '../account-deletion/index.js';
import { accounts } from '../accounts/index.js';
import { aircraft } from '../aircraft/index.js';
import { airports } from '../airports/index.js';
import { airspaces } from '../airspaces/index.js';
import { badges } from '../badges/index.js';
import { basemap } from '../basemap/index.js';
import { billing } from '../billing/index.js';
import { centralCompetitions } from '../central-competitions/index.js';
import { certificates } from '../certificates/index.js';
import { championships } from '../championships/index.js';
import { clubs } from '../clubs/index.js';
import { collections } from '../collections/index.js';
import { comments } from '../comments/index.js';
import { competitions } from '../competitions/index.js';
import { devices } from '../devices/index.js';
import { digests } from '../digest/index.js';
import { events } from '../events/index.js';
import { archiveExports } from '../exports/index.js';
import { flights } from '../flights/index.js';
import { follows } from '../follows/index.js';
import { groups } from '../groups/index.js';
import { archiveImports } from '../imports/index.js';
import { instance } from '../instance/index.js';
import { integrations } from '../integrations/index.js';
import { mapLayers } from '../map-layers/index.js';
import { moderation } from '../moderation/index.js';
import { notifications } from '../notifications/index.js';
import { rankings } from '../rankings/index.js';
import type { Resource } from '../resource/resource.js';
import { searches } from '../search/index.js';
import { sectors } from '../sectors/index.js';
import { stories } from '../stories/index.js';
import { tasks } from '../tasks/index.js';
import { terrain } from '../terrain/index.js';
import { travels } from '../travels/index.js';
import { users } from '../users/index.js';
import { waypoints } from '../waypoints/index.js';
import type { AppServices } from './app-services.js';

type ResourceList = readonly Resource<AppServices>[];

/** All resources; a new one is one line here. Archives contain their parts in this order. */
const REPORTABLE: ResourceList = [
  users,
  groups,
  follows,
  billing,
  accounts,
  certificates,
  flights,
  badges,
  collections,
  tasks,
  competitions,
  championships,
  travels,
  waypoints,
  stories,
  comments,
  aircraft,
  airports,
  airspaces,
  basemap,
  centralCompetitions,
  clubs,
  devices,
  events,
  instance,
  integrations,
  mapLayers,
  rankings,
  searches,
  sectors,
  terrain,
];

const OWN: ResourceList = [
  ...REPORTABLE,
  moderation(REPORTABLE.flatMap(({ reportKinds = [] }) => reportKinds)),
];

const notificationKinds = OWN.flatMap(({ notificationKinds: own = [] }) => own);

/** Resources that combine parts of the others. */
const COLLECTING: ResourceList = [
  notifications(notificationKinds),
  digests(notificationKinds),
  archiveImports(OWN.flatMap(({ importSteps = [] }) => importSteps)),
];

const EXPORTED: ResourceList = [...OWN, ...COLLECTING];

export const accountDeletionParts = EXPORTED.flatMap(
  ({ onAccountDeletion = [] }) => onAccountDeletion,
);

export const RESOURCES: ResourceList = [
  ...EXPORTED,
  accountDeletion(accountDeletionParts),
  archiveExports(EXPORTED.flatMap(({ exportParts = [] }) => exportParts)),
];

export const operations = RESOURCES.flatMap(({ operations: own = [] }) => own);
export const fileReferences = RESOURCES.flatMap(({ fileReferences: own = [] }) => own);
