import { generate, PostgresDialect } from 'kysely-codegen';
import type { Database } from '../src/platform/database/database.js';

/**
 * Columns whose types the database knows less exactly: texts with a fixed set of values, and JSON.
 * A type here is whole, with `null` and `Generated`.
 */
const COLUMNS: Readonly<Record<string, string>> = {
  'aircraft.kind': `Schemas['AircraftKind']`,
  'aircraft.sc_class': `Schemas['AircraftClass']`,
  'airspace.content': 'JSONColumnType<AirspaceContent>',
  'archive_import.status': `Generated<Schemas['Import']['status']>`,
  'archive_import_item.content': 'JSONColumnType<object>',
  'archive_import_item.kind': `Schemas['ImportCount']['kind']`,
  'certificate.figures': 'JSONColumnType<CertifiedFigures>',
  'coupon.plan': `Schemas['Plan']`,
  'deleted_account_row.content': 'JSONColumnType<object>',
  'any_flight.bbox': `Schemas['BoundingBox'] | null`,
  'any_flight.co_visibility': `'link' | 'private' | null`,
  'any_flight.declared': 'JSONColumnType<DeclaredTask> | null',
  'any_flight.findings': 'Generated<JSONColumnType<Finding[]>>',
  'any_flight.is_public': 'GeneratedAlways<boolean>',
  'any_flight.landing_point': `Schemas['LonLat'] | null`,
  'any_flight.launch': 'Generated<JSONColumnType<LaunchFields>>',
  'any_flight.online_declaration': 'JSONColumnType<OnlineDeclaration> | null',
  'any_flight.pilot_visibility': `'public' | 'link' | null`,
  'any_flight.sc_class': `Schemas['AircraftClass'] | null`,
  'any_flight.status': `Generated<Schemas['FlightStatus']>`,
  'any_flight.takeoff_point': `Schemas['LonLat'] | null`,
  'any_flight.valid': `Generated<Schemas['FlightFile']['valid']>`,
  'any_flight.visibility': `Generated<Schemas['Visibility']>`,
  'flight_airspace.near_misses': `JSONColumnType<Schemas['AirspaceNearMiss'][]>`,
  'flight_airspace.sources': `JSONColumnType<Schemas['AirspaceSource'][]>`,
  'flight_airspace.violations': `JSONColumnType<Schemas['AirspaceViolation'][]>`,
  'any_flight_contest.aircraft_kind': `Schemas['AircraftKind'] | null`,
  'any_flight_contest.bitner_kind': `Schemas['BitnerKind'] | null`,
  'any_flight_contest.contest': `Schemas['ContestEntryName']`,
  'any_flight_contest.keyword_bits': 'GeneratedAlways<number>',
  'any_flight_contest.keywords': `Generated<Schemas['Keyword'][]>`,
  'any_flight_contest.receipt': `JSONColumnType<Schemas['Receipt']> | null`,
  'any_flight_contest.sc_class': `Schemas['AircraftClass'] | null`,
  'any_flight_contest.score': `JSONColumnType<Schemas['Score']> | null`,
  'flight_badge_fact.evidence': 'JSONColumnType<TrackEvidence>',
  'flight_badge_fact.facts': 'JSONColumnType<TrackFacts>',
  'flight_replay.thermals': `JSONColumnType<Schemas['ReplayThermal'][]>`,
  'audit_entry.action': `Schemas['AuditAction']`,
  'audit_entry.kind': `Schemas['AuditKind']`,
  'report.kind': `Schemas['ReportKind']`,
  'report.reason': `Schemas['ReportReason']`,
  'sector.names': 'JSONColumnType<Record<string, string>>',
  'igc_file.header': 'JSONColumnType<object>',
  'integration.service': `'skysight' | 'copilot'`,
  'mail_link.purpose': `'verify' | 'recover' | 'update_email'`,
  'notification.event': `Schemas['NotificationEvent']`,
  'ranking_entry.scope': `'user' | 'aircraft' | 'airport' | 'club'`,
  'ranking_place.category': `Schemas['RankingCategory']`,
  'ranking_place.contest': `Schemas['ContestEntryName']`,
  'ranking_place.sc_class': `NonNullable<Schemas['RankingRequest']['sc_class']>`,
  'competition.kind': `Schemas['TaskKind']`,
  'competition.point_rules': `Schemas['TaskPointRules']`,
  'competition.points': `JSONColumnType<Schemas['PlannedPointFeature'][]>`,
  'competition.ruleset': `Schemas['RuleSet']`,
  'competition.score_kind': `Schemas['ScoreKind']`,
  'competition.status': `Schemas['CompetitionStatus']`,
  'competition_change.action': `Schemas['CompetitionChange']['action']`,
  'competition_change.status': `Schemas['CompetitionStatus'] | null`,
  'task_score.missed': `JSONColumnType<Schemas['TaskMiss']> | null`,
  'championship_change.action': `Schemas['ChampionshipChange']['action']`,
  'championship_change.status': `Schemas['CompetitionStatus'] | null`,
  'championship_class.rules': `Schemas['ChampionshipRules']`,
  'championship_day.conventions': `JSONColumnType<Schemas['ChampionshipConventions']>`,
  'championship_day.points': `JSONColumnType<Schemas['PlannedPointFeature'][]>`,
  'championship_day.ruleset': `Schemas['RuleSet']`,
  'championship_day.status': `Schemas['CompetitionStatus']`,
  'championship_score.flown': 'JSONColumnType<ChampionshipFlown>',
  'subscription.paid_plan': `Schemas['Plan'] | null`,
  'subscription.plan': `Schemas['Plan']`,
  'subscription.status': `'active' | 'trialing' | 'past_due' | 'paused' | 'canceled'`,
  'task.kind': `Schemas['TaskKind']`,
  'task.points': `JSONColumnType<Schemas['PlannedPointFeature'][]>`,
  'task.ruleset': `Schemas['RuleSet']`,
  'task.sort_name': 'GeneratedAlways<string | null>',
  'task.visibility': `Schemas['TaskVisibility']`,
  'task_declaration.kind': `Schemas['TaskKind']`,
  'task_declaration.points': `JSONColumnType<Schemas['PlannedPointFeature'][]>`,
  'task_declaration.ruleset': `Schemas['RuleSet']`,
  'token_family.installed_on': `'iOS' | 'Android' | null`,
  'user.filter': `Generated<JSONColumnType<Schemas['SavedFilter'][]>>`,
  'user.digest': `Generated<Schemas['Digest']>`,
  'user.flight_visibility': `Generated<Schemas['Visibility']>`,
  'user.gender': `Schemas['Gender']`,
  'user.locale': `Schemas['Locale'] | null`,
  'user.magazine_language': `'en' | 'de' | null`,
  'user.newsletter_language': `'en' | 'de' | null`,
  'user.plan': `Schemas['Plan'] | null`,
  'user.unit': `Schemas['UnitSystem'] | null`,
  'user_group_pilot.role': `Schemas['UserGroupRole']`,
};

/** Module of each type of our own. */
const OURS: Readonly<Record<string, string>> = {
  AirspaceContent: './column-types.js',
  CertifiedFigures: './column-types.js',
  ChampionshipFlown: './column-types.js',
  DeclaredTask: './column-types.js',
  OnlineDeclaration: './column-types.js',
  Finding: '@cloudstreet/scoring/parse',
  LaunchFields: './column-types.js',
  Schemas: '@cloudstreet/sdk/contract',
  TrackEvidence: './column-types.js',
  TrackFacts: './column-types.js',
};
const KYSELY = ['GeneratedAlways', 'JSONColumnType'];

/** Writes the types of the tables of a migrated database, for Kysely. */
export async function schemaTypes(db: Database): Promise<string> {
  const types = await generate({
    db,
    // Dates stay text, see `database.ts`.
    dialect: new PostgresDialect({ dateParser: 'string' }),
    // Tables of the migrator and of the job queue, those of `withVisibility`, and a view that only whole
    // statements read.
    excludePattern:
      '{kysely_*,pgboss.*,public.flight,public.{,hidden_}flight_contest,public.listed_task_score}',
    // As `database.ts` reads them.
    typeMapping: { int8: 'number' },
    overrides: { columns: COLUMNS },
    customImports: Object.fromEntries([
      ...Object.entries(OURS).map(([name, module]) => [name, `${module}#${name}`]),
      ...KYSELY.map((name) => [name, `kysely#${name}`]),
    ]),
    outFile: null,
    skipAutogeneratedFileComment: true,
  });
  return `// Written by \`npm run generate\` from the migrations.\n\n${withVisibility(types)}`;
}

/**
 * Adds `flight` and `flight_contest`, which have the public rows of `any_flight` and
 * `any_flight_contest`; see the migration of the visibility. A database knows less of the columns
 * of views and partitions.
 */
function withVisibility(types: string): string {
  return types.replace(
    /  any_flight: AnyFlight;\n  any_flight_contest: AnyFlightContest;\n/,
    (all) => `${all}  flight: AnyFlight;\n  flight_contest: AnyFlightContest;\n`,
  );
}
