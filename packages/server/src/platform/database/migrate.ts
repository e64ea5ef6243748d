import { sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import * as reference from '../../../migrations/0001-reference.js';
import * as accounts from '../../../migrations/0002-accounts.js';
import * as plans from '../../../migrations/0003-plans.js';
import * as flights from '../../../migrations/0004-flights.js';
import * as flightLists from '../../../migrations/0005-flight-lists.js';
import * as rankings from '../../../migrations/0006-rankings.js';
import * as search from '../../../migrations/0007-search.js';
import * as community from '../../../migrations/0008-community.js';
import * as updatedFlights from '../../../migrations/0009-updated-flights.js';
import * as deviceTakeovers from '../../../migrations/0010-device-takeovers.js';
import * as flightFilters from '../../../migrations/0011-flight-filters.js';
import * as removedSectors from '../../../migrations/0012-removed-sectors.js';
import * as takenTrackers from '../../../migrations/0013-taken-trackers.js';
import * as turns from '../../../migrations/0014-turns.js';
import * as flightPlaces from '../../../migrations/0015-flight-places.js';
import * as personalTokens from '../../../migrations/0016-personal-tokens.js';
import * as idempotentRequests from '../../../migrations/0017-idempotent-requests.js';
import * as flightEvents from '../../../migrations/0018-flight-events.js';
import * as flightChanges from '../../../migrations/0019-flight-changes.js';
import * as flightVisibility from '../../../migrations/0020-flight-visibility.js';
import * as badges from '../../../migrations/0021-badges.js';
import * as followsAndStars from '../../../migrations/0022-follows-and-stars.js';
import * as moderation from '../../../migrations/0023-moderation.js';
import * as comments from '../../../migrations/0024-comments.js';
import * as feed from '../../../migrations/0025-feed.js';
import * as collections from '../../../migrations/0026-collections.js';
import * as crew from '../../../migrations/0027-crew.js';
import * as travels from '../../../migrations/0028-travels.js';
import * as clubs from '../../../migrations/0029-clubs.js';
import * as waypoints from '../../../migrations/0030-waypoints.js';
import * as tasks from '../../../migrations/0031-tasks.js';
import * as digest from '../../../migrations/0033-digest.js';
import * as declarations from '../../../migrations/0034-declarations.js';
import * as competitions from '../../../migrations/0035-competitions.js';
import * as reports from '../../../migrations/0036-reports-and-clubs.js';
import * as championships from '../../../migrations/0037-championships.js';
import * as recordedTasks from '../../../migrations/0038-recorded-tasks.js';
import { ConfigError } from '../config/config.js';
import type { Database } from './database.js';

/** All migrations in order. Only add to them. */
export const MIGRATIONS: Record<string, Migration> = {
  '0001-reference': reference,
  '0002-accounts': accounts,
  '0003-plans': plans,
  '0004-flights': flights,
  '0005-flight-lists': flightLists,
  '0006-rankings': rankings,
  '0007-search': search,
  '0008-community': community,
  '0009-updated-flights': updatedFlights,
  '0010-device-takeovers': deviceTakeovers,
  '0011-flight-filters': flightFilters,
  '0012-removed-sectors': removedSectors,
  '0013-taken-trackers': takenTrackers,
  '0014-turns': turns,
  '0015-flight-places': flightPlaces,
  '0016-personal-tokens': personalTokens,
  '0017-idempotent-requests': idempotentRequests,
  '0018-flight-events': flightEvents,
  '0019-flight-changes': flightChanges,
  '0020-flight-visibility': flightVisibility,
  '0021-badges': badges,
  '0022-follows-and-stars': followsAndStars,
  '0023-moderation': moderation,
  '0024-comments': comments,
  '0025-feed': feed,
  '0026-collections': collections,
  '0027-crew': crew,
  '0028-travels': travels,
  '0029-clubs': clubs,
  '0030-waypoints': waypoints,
  '0031-tasks': tasks,
  '0033-digest': digest,
  '0034-declarations': declarations,
  '0035-competitions': competitions,
  '0036-reports-and-clubs': reports,
  '0037-championships': championships,
  '0038-recorded-tasks': recordedTasks,
};

/**
 * Migrates the database to the latest schema in one transaction. Servers that start at the same
 * time wait for each other, because the migrator holds an advisory lock.
 *
 * @throws {ConfigError} If a later version of the program has migrated the database.
 */
export async function migrate(db: Database): Promise<void> {
  await rejectLaterSchema(db);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(MIGRATIONS) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

async function rejectLaterSchema(db: Database): Promise<void> {
  const { rows: tables } = await sql`
    select from pg_tables
    where schemaname = current_schema and tablename = ${DEFAULT_MIGRATION_TABLE}`.execute(db);
  if (tables.length === 0) return;
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name desc limit 1`.execute(db);
  const own = Object.keys(MIGRATIONS).at(-1)!;
  const last = rows[0]?.name ?? own;
  if (last <= own) return;
  throw new ConfigError(
    `A later version of Cloudstreet has changed this database (${last}, known up to ${own}). ` +
      'Install that version or a newer one, or restore a backup from before the update.',
  );
}
