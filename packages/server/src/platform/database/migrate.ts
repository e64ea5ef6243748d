import { type Migration, Migrator } from 'kysely/migration';
import * as reference from '../../../migrations/0001-reference.js';
import * as users from '../../../migrations/0002-users.js';
import * as flights from '../../../migrations/0003-flights.js';
import * as receipts from '../../../migrations/0004-receipts.js';
import * as filters from '../../../migrations/0005-filters.js';
import * as rankingOrder from '../../../migrations/0006-ranking-order.js';
import * as flightEditing from '../../../migrations/0007-flight-editing.js';
import * as stories from '../../../migrations/0008-stories.js';
import * as search from '../../../migrations/0009-search.js';
import * as flightLines from '../../../migrations/0010-flight-lines.js';
import * as coveringIndexes from '../../../migrations/0011-covering-indexes.js';
import * as rankingPlaces from '../../../migrations/0012-ranking-places.js';
import * as achievementCount from '../../../migrations/0013-achievement-count.js';
import * as coPilots from '../../../migrations/0014-co-pilots.js';
import * as accountMail from '../../../migrations/0015-account-mail.js';
import * as userImage from '../../../migrations/0016-user-image.js';
import * as seasonAndRegionLists from '../../../migrations/0017-season-and-region-lists.js';
import * as leaving from '../../../migrations/0018-leaving.js';
import * as plans from '../../../migrations/0019-plans.js';
import * as uploadsWithoutLogIn from '../../../migrations/0020-uploads-without-log-in.js';
import * as userGroups from '../../../migrations/0021-user-groups.js';
import * as userMessages from '../../../migrations/0022-user-messages.js';
import * as sharedFiles from '../../../migrations/0023-shared-files.js';
import * as notifications from '../../../migrations/0024-notifications.js';
import * as imports from '../../../migrations/0025-imports.js';
import * as certificates from '../../../migrations/0026-certificates.js';
import * as devices from '../../../migrations/0027-devices.js';
import * as integrations from '../../../migrations/0028-integrations.js';
import * as fewerListIndexes from '../../../migrations/0029-fewer-list-indexes.js';
import * as programs from '../../../migrations/0030-programs.js';
import * as developers from '../../../migrations/0032-developers.js';
import * as picturesOfGroups from '../../../migrations/0033-pictures-of-groups.js';
import * as languagesOfUsers from '../../../migrations/0034-languages-of-users.js';
import * as leavingAndClubs from '../../../migrations/0035-leaving-and-clubs.js';
import * as airspaces from '../../../migrations/0037-airspaces.js';
import * as replaysAndMeetings from '../../../migrations/0038-replays-and-meetings.js';
import * as simulatedFlights from '../../../migrations/0039-simulated-flights.js';
import * as motorlessTimes from '../../../migrations/0040-motorless-times.js';
import type { Database } from './database.js';

/** Every migration in its order; a name that was released never changes. */
const MIGRATIONS: Record<string, Migration> = {
  '0001-reference': reference,
  '0002-users': users,
  '0003-flights': flights,
  '0004-receipts': receipts,
  '0005-filters': filters,
  '0006-ranking-order': rankingOrder,
  '0007-flight-editing': flightEditing,
  '0008-stories': stories,
  '0009-search': search,
  '0010-flight-lines': flightLines,
  '0011-covering-indexes': coveringIndexes,
  '0012-ranking-places': rankingPlaces,
  '0013-achievement-count': achievementCount,
  '0014-co-pilots': coPilots,
  '0015-account-mail': accountMail,
  '0016-user-image': userImage,
  '0017-season-and-region-lists': seasonAndRegionLists,
  '0018-leaving': leaving,
  '0019-plans': plans,
  '0020-uploads-without-log-in': uploadsWithoutLogIn,
  '0021-user-groups': userGroups,
  '0022-user-messages': userMessages,
  '0023-shared-files': sharedFiles,
  '0024-notifications': notifications,
  '0025-imports': imports,
  '0026-certificates': certificates,
  '0027-devices': devices,
  '0028-integrations': integrations,
  '0029-fewer-list-indexes': fewerListIndexes,
  '0030-programs': programs,
  '0032-developers': developers,
  '0033-pictures-of-groups': picturesOfGroups,
  '0034-languages-of-users': languagesOfUsers,
  '0035-leaving-and-clubs': leavingAndClubs,
  '0037-airspaces': airspaces,
  '0038-replays-and-meetings': replaysAndMeetings,
  '0039-simulated-flights': simulatedFlights,
  '0040-motorless-times': motorlessTimes,
};

/**
 * Brings the database to the newest schema. Servers that start together wait for one another: the
 * migrator holds an advisory lock. All or nothing: one transaction.
 */
export async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(MIGRATIONS) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
