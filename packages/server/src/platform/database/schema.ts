// Written by `npm run generate` from the migrations.

import type { AirspaceContent, CertifiedFigures, ChampionshipFlown, DeclaredTask, LaunchFields, OnlineDeclaration, TrackEvidence, TrackFacts } from "./column-types.js";
import type { Finding } from "@cloudstreet/scoring/parse";
import type { Schemas } from "@cloudstreet/sdk/contract";
import type { ColumnType, GeneratedAlways, JSONColumnType } from "kysely";

export type ArrayType<T> = ArrayTypeImpl<T> extends (infer U)[]
  ? U[]
  : ArrayTypeImpl<T>;

export type ArrayTypeImpl<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S[], I[], U[]>
  : T[];

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Json = JsonValue;

export type JsonArray = JsonValue[];

export type JsonObject = {
  [x: string]: JsonValue | undefined;
};

export type JsonPrimitive = boolean | number | string | null;

export type JsonValue = JsonArray | JsonObject | JsonPrimitive;

export type Point = {
  x: number;
  y: number;
};

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface AccessToken {
  expires: Timestamp;
  family_id: number;
  hash: Buffer;
}

export interface Achievement {
  badge: string;
  created: Timestamp;
  flight_id: number;
  is_highest: boolean;
  level: number;
  user_id: number;
  value: number;
}

export interface Aircraft {
  double_seater: Generated<boolean>;
  empty_mass: number | null;
  family_name: string;
  id: Generated<number>;
  kind: Schemas['AircraftKind'];
  manufacturer: string;
  min_speed_m_s: number | null;
  mtow: number | null;
  name: string;
  polar_a: number | null;
  polar_b: number | null;
  polar_c: number | null;
  reference_mass: number | null;
  sc_class: Schemas['AircraftClass'];
  self_launch: Generated<boolean>;
  vintage: Generated<boolean>;
  wingarea: number | null;
}

export interface AircraftIndex {
  aircraft_id: number;
  index: number;
  year: number;
}

export interface Airport {
  elevation_m: number | null;
  icao: string | null;
  id: Generated<number>;
  kind: string | null;
  lat: number;
  launches: number | null;
  lon: number;
  name: string;
  openaip_id: string | null;
  ourairports_ident: string | null;
  region_id: string;
  timezone: string | null;
}

export interface AirportFollow {
  airport_id: number;
  created: Timestamp;
  follower_id: number;
}

export interface Airspace {
  bounds: string;
  content: JSONColumnType<AirspaceContent>;
  id: Generated<number>;
  source_id: number;
}

export interface AirspaceSource {
  country: string | null;
  hash: string;
  hull: number[];
  id: Generated<number>;
  imported: Timestamp;
  name: string;
  valid_from: string | null;
  valid_to: string | null;
}

export interface AnyFlight {
  aircraft_id: number | null;
  anonymous_upload: Generated<boolean>;
  asked: Timestamp | null;
  asked_user_id: number | null;
  bbox: Schemas['BoundingBox'] | null;
  by_co_pilot: Generated<boolean>;
  club_id: number | null;
  co_user_id: number | null;
  co_user_name: string | null;
  co_visibility: "link" | "private" | null;
  comments: Generated<number>;
  comments_allowed: boolean | null;
  competition_id: string | null;
  created: Timestamp;
  declared: JSONColumnType<DeclaredTask> | null;
  dmst_index: number | null;
  edit_allowed_until: Timestamp;
  engine_scoring_times: Generated<ArrayType<number>>;
  fes_scoring_times: Generated<ArrayType<number>>;
  findings: Generated<JSONColumnType<Finding[]>>;
  first_club_id: number | null;
  hidden: Timestamp | null;
  hidden_reason: string | null;
  id: Generated<number>;
  igc_file_id: number;
  is_public: GeneratedAlways<boolean>;
  junior: Generated<boolean>;
  landing_airport_id: number | null;
  landing_point: Schemas['LonLat'] | null;
  landing_time: Timestamp | null;
  launch: Generated<JSONColumnType<LaunchFields>>;
  link_token: string | null;
  mass: number | null;
  max_altitude: number | null;
  online_declaration: JSONColumnType<OnlineDeclaration> | null;
  pilot_visibility: "public" | "link" | null;
  polyline: string | null;
  published: Timestamp | null;
  rank: Generated<boolean>;
  registration: string | null;
  revision: Generated<number>;
  sc_class: Schemas['AircraftClass'] | null;
  score_club_class: Generated<boolean>;
  scored_revision: Generated<number>;
  scored_times: Generated<ArrayType<number>>;
  scoring_date: string;
  scoring_times: Generated<ArrayType<number>>;
  season: number;
  stars: Generated<number>;
  status: Generated<Schemas['FlightStatus']>;
  story_added: Timestamp | null;
  takeoff_airport_id: number | null;
  takeoff_number: number;
  takeoff_point: Schemas['LonLat'] | null;
  takeoff_time: Timestamp;
  task_id: number | null;
  time_zone: string;
  total_seconds: number | null;
  track_key: string | null;
  unpowered_times: ArrayType<number> | null;
  updated: Generated<Timestamp>;
  use_second_club: Generated<boolean>;
  user_id: number | null;
  valid: Generated<Schemas['FlightFile']['valid']>;
  visibility: Generated<Schemas['Visibility']>;
  wave: Generated<boolean>;
}

export interface AnyFlightContest {
  aircraft_id: number | null;
  aircraft_kind: Schemas['AircraftKind'] | null;
  airport_id: number | null;
  bitner_kind: Schemas['BitnerKind'] | null;
  bonus_points: number | null;
  bonus_score_name: string | null;
  club_id: number | null;
  co_user_id: number | null;
  contest: Schemas['ContestEntryName'];
  country: string | null;
  created: Timestamp | null;
  distance: number | null;
  flight_id: number;
  is_public: Generated<boolean>;
  keyword_bits: GeneratedAlways<number>;
  keywords: Generated<Schemas['Keyword'][]>;
  max_altitude: number | null;
  month: number | null;
  pilots: number | null;
  points: number | null;
  position: number | null;
  rank: boolean;
  receipt: JSONColumnType<Schemas['Receipt']> | null;
  region_id: string | null;
  registration: string | null;
  sc_class: Schemas['AircraftClass'] | null;
  score: JSONColumnType<Schemas['Score']> | null;
  scoring_date: string;
  season: number;
  seconds: number | null;
  speed: number | null;
  stars: Generated<number>;
  user_id: number | null;
  valid: boolean | null;
}

export interface ArchiveImport {
  created: Timestamp;
  finished: Timestamp | null;
  host: string;
  id: Generated<number>;
  key: string;
  name: string;
  run: string | null;
  status: Generated<Schemas['Import']['status']>;
  user_id: number;
}

export interface ArchiveImportItem {
  added: Generated<number>;
  content: JSONColumnType<object>;
  failures: Generated<number>;
  hash: string | null;
  import_id: number;
  is_done: Generated<boolean>;
  kind: Schemas['ImportCount']['kind'];
  path: string;
  position: number;
  refused: Generated<number>;
  remarks: Generated<string[]>;
  skipped: Generated<number>;
}

export interface AuditEntry {
  action: Schemas['AuditAction'];
  actor_id: number | null;
  created: Timestamp;
  id: Generated<number>;
  kind: Schemas['AuditKind'];
  note: string | null;
  subject_id: string;
}

export interface Certificate {
  code: string;
  created: Timestamp;
  figures: JSONColumnType<CertifiedFigures>;
  id: Generated<number>;
  season: number;
  user_id: number;
}

export interface Championship {
  country: string | null;
  created: Timestamp;
  end_date: string;
  id: Generated<number>;
  modified: Timestamp;
  name: string | null;
  place: string | null;
  start_date: string;
  user_id: number;
}

export interface ChampionshipChange {
  action: Schemas['ChampionshipChange']['action'];
  championship_id: number;
  class_id: number | null;
  created: Timestamp;
  date: string | null;
  day_id: number | null;
  entry_id: number | null;
  id: Generated<number>;
  note: string | null;
  points: number | null;
  status: Schemas['CompetitionStatus'] | null;
  user_id: number | null;
}

export interface ChampionshipClass {
  championship_id: number;
  id: Generated<number>;
  name: string;
  revision: Generated<number>;
  rules: Schemas['ChampionshipRules'];
}

export interface ChampionshipDay {
  class_id: number;
  conventions: JSONColumnType<Schemas['ChampionshipConventions']>;
  date: string;
  finish_close: string | null;
  id: Generated<number>;
  max_distance: number | null;
  min_distance: number | null;
  min_time: number | null;
  points: JSONColumnType<Schemas['PlannedPointFeature'][]>;
  revision: Generated<number>;
  ruleset: Schemas['RuleSet'];
  start_bounds: string;
  start_close: string | null;
  start_time: string | null;
  status: Schemas['CompetitionStatus'];
  task_id: number | null;
}

export interface ChampionshipEntry {
  aircraft: string | null;
  class_id: number;
  club: string | null;
  competition_id: string | null;
  competition_key: string | null;
  handicap: number | null;
  id: Generated<number>;
  name: string;
  not_competing: Generated<boolean>;
  registration: string | null;
  registration_key: string | null;
  user_id: number | null;
}

export interface ChampionshipPenalty {
  created: Timestamp;
  day_id: number;
  entry_id: number;
  points: number;
  reason: string;
}

export interface ChampionshipScore {
  day_id: number;
  entry_id: number;
  flight_id: number;
  flight_revision: number;
  flown: JSONColumnType<ChampionshipFlown>;
  revision: number;
}

export interface City {
  country: string;
  id: number;
  lat: number;
  lon: number;
  name: string;
  population: number;
}

export interface Club {
  confirmed: Generated<boolean>;
  description: string | null;
  id: Generated<number>;
  image_key: string | null;
  name: string;
  region_id: string | null;
  url: string | null;
}

export interface ClubAdministrator {
  appointed: Timestamp;
  club_id: number;
  user_id: number;
}

export interface ClubAlias {
  club_id: number;
  id: number;
}

export interface ClubFollow {
  club_id: number;
  created: Timestamp;
  follower_id: number;
}

export interface ClubMembership {
  club_id: number;
  id: Generated<number>;
  is_second: Generated<boolean>;
  since: string | null;
  until: string | null;
  user_id: number;
}

export interface Comment {
  created: Timestamp;
  edited: Timestamp | null;
  flight_id: number;
  hidden: Generated<boolean>;
  hidden_by_moderator: Generated<boolean>;
  id: Generated<number>;
  parent_id: number | null;
  pinned: Generated<boolean>;
  text: string | null;
  user_id: number | null;
}

export interface CommentMention {
  comment_id: number;
  user_id: number;
}

export interface CommentReaction {
  comment_id: number;
  created: Timestamp;
  id: Generated<number>;
  user_id: number;
  value: string;
}

export interface Competition {
  airport_id: number | null;
  created: Timestamp;
  day: string;
  distance: number;
  id: Generated<number>;
  kind: Schemas['TaskKind'];
  min_time: number | null;
  modified: Timestamp;
  name: string | null;
  point_rules: Schemas['TaskPointRules'];
  points: JSONColumnType<Schemas['PlannedPointFeature'][]>;
  revision: Generated<number>;
  ruleset: Schemas['RuleSet'];
  score_kind: Schemas['ScoreKind'];
  scoring_date: string | null;
  start_airport_id: number | null;
  start_bounds: string;
  start_time: string | null;
  status: Schemas['CompetitionStatus'];
  task_id: number | null;
  user_group_id: number | null;
  user_id: number;
}

export interface CompetitionChange {
  action: Schemas['CompetitionChange']['action'];
  competition_id: number;
  created: Timestamp;
  flight_id: number | null;
  id: Generated<number>;
  note: string | null;
  points: number | null;
  status: Schemas['CompetitionStatus'] | null;
  user_id: number | null;
}

export interface Coupon {
  created: Timestamp;
  hash: Buffer;
  id: Generated<number>;
  months: number;
  plan: Schemas['Plan'];
  until: string | null;
  used: Generated<number>;
  uses: number;
}

export interface CouponRedemption {
  coupon_id: number;
  ends: Timestamp;
  starts: Timestamp;
  user_id: number;
}

export interface DeletedAccount {
  club_id: number | null;
  co_flights: number[];
  email: string;
  id: number;
  kept_flights: number[];
  name: string;
  password_hash: string;
  recovery_created: Timestamp | null;
  recovery_hash: Buffer | null;
  seasons: number[];
  until: Timestamp;
}

export interface DeletedAccountFile {
  account_id: number;
  key: string;
}

export interface DeletedAccountRow {
  account_id: number;
  content: JSONColumnType<object>;
  id: Generated<number>;
  table_name: string;
}

export interface Device {
  id: string;
  until: Timestamp | null;
  user_id: number;
}

export interface DeviceTakeover {
  device_id: string;
  taken: Timestamp;
  undone: Timestamp | null;
  until: Timestamp | null;
  user_id: number;
}

export interface FlightAirspace {
  covered: boolean;
  flight_id: number;
  near_misses: JSONColumnType<Schemas['AirspaceNearMiss'][]>;
  sources: JSONColumnType<Schemas['AirspaceSource'][]>;
  violations: JSONColumnType<Schemas['AirspaceViolation'][]>;
}

export interface FlightBadgeFact {
  evidence: JSONColumnType<TrackEvidence>;
  facts: JSONColumnType<TrackFacts>;
  flight_id: number;
}

export interface FlightCollection {
  created: Timestamp;
  description: string | null;
  flights: Generated<number>;
  hex_color: string | null;
  id: string;
  image_key: string | null;
  link_token: string | null;
  modified: Timestamp;
  name: string;
  stars: Generated<number>;
  user_id: number;
  visibility: string;
}

export interface FlightCollectionFlight {
  added: Timestamp;
  collection_id: string;
  flight_id: number;
  is_public: boolean;
  position: number;
}

export interface FlightCollectionStar {
  collection_id: string;
  created: Timestamp;
  user_id: number;
}

export interface FlightEvent {
  created: Generated<Timestamp>;
  flight_id: number;
  kind: string;
  seq: Generated<number>;
  xid: Generated<number>;
}

export interface FlightFilterColumns {
  aircraft_kind: string | null;
  co_user_id: number | null;
  country: string | null;
  created: Timestamp | null;
  flight_id: number | null;
  keywords: string[] | null;
  max_altitude: number | null;
  month: number | null;
  pilots: number | null;
  region_id: string | null;
  registration: string | null;
}

export interface FlightLine {
  bounds: string;
  cells: Generated<number[]>;
  flight_id: number;
  line: string;
  mercator: string;
}

export interface FlightMeeting {
  first_id: number;
  min_distance: number;
  second_id: number;
  times: number[];
  total_seconds: number;
}

export interface FlightOfMonth {
  flight_id: number;
  month: string;
}

export interface FlightReplay {
  bounds: string;
  ends: Timestamp;
  flight_id: number;
  line: string;
  starts: Timestamp;
  thermals: JSONColumnType<Schemas['ReplayThermal'][]>;
}

export interface FlightSector {
  flight_id: number;
  sector_id: string;
}

export interface FlightStar {
  created: Timestamp;
  flight_id: number;
  user_id: number;
}

export interface FollowPush {
  follower_id: number;
  sent: Timestamp;
  user_id: number;
}

export interface HiddenTakeoff {
  hash: string;
  hidden: Timestamp;
  hidden_reason: string;
  takeoff_number: number;
}

export interface HourlyCount {
  count: number;
  since: Timestamp;
  subject: Buffer;
}

export interface IdempotentRequest {
  attempt: string;
  caller: Buffer;
  created: Timestamp;
  key: Buffer;
  key_id: string | null;
  leased_until: Timestamp;
  request: Buffer;
  sealed: Buffer | null;
}

export interface IgcFile {
  created: Timestamp;
  hash: string;
  header: JSONColumnType<object>;
  id: Generated<number>;
  key: string;
  logger: string | null;
  md5: string;
  name: string;
  size_bytes: number;
}

export interface Integration {
  email: string;
  key_id: string;
  sealed: Buffer;
  service: "skysight" | "copilot";
  user_id: number;
}

export interface ListedChampionshipScore {
  day_id: number | null;
  entry_id: number | null;
  flight_id: number | null;
  flight_revision: number | null;
  flown: Json | null;
  is_invalid: boolean | null;
  revision: number | null;
}

export interface MailLink {
  created: Timestamp;
  email: string | null;
  expires: Timestamp;
  hash: Buffer;
  purpose: "verify" | "recover" | "update_email";
  user_id: number;
}

export interface Notification {
  actor_id: number | null;
  club_id: number | null;
  created: Timestamp;
  event: Schemas['NotificationEvent'];
  flight_id: number | null;
  group_id: number | null;
  id: Generated<number>;
  note: string | null;
  page: string | null;
  read: Timestamp | null;
  user_id: number;
}

export interface NotificationComment {
  comment_id: number;
  notification_id: number;
}

export interface PasswordAttempt {
  account: Buffer;
  failures: number;
  since: Timestamp;
  source: Buffer;
  trusted: Timestamp | null;
}

export interface PaymentEvent {
  id: string;
  received: Timestamp;
}

export interface PersonalToken {
  created: Timestamp;
  expires: Timestamp | null;
  hash: Buffer;
  id: Generated<number>;
  last_used: Timestamp | null;
  name: string;
  scopes: string[];
  user_id: number;
}

export interface PushSubscription {
  auth: string;
  created: Timestamp;
  endpoint: string;
  family_id: number;
  id: Generated<number>;
  locale: string;
  p256dh: string;
}

export interface RankedFlight {
  aircraft_id: number | null;
  airport_id: number | null;
  cents: number | null;
  club_id: number | null;
  contest: string | null;
  country: string | null;
  distance: number | null;
  flight_id: number | null;
  keyword_bits: number | null;
  keywords: string[] | null;
  metres: number | null;
  month: number | null;
  points: number | null;
  region_id: string | null;
  sc_class: string | null;
  scoring_date: string | null;
  season: number | null;
  seconds: number | null;
  speed: number | null;
  user_id: number | null;
}

export interface RankingEntry {
  contest: string;
  distance: number;
  fingerprint: number | null;
  flights: number;
  points: number;
  scope: "user" | "aircraft" | "airport" | "club";
  scope_id: string;
  scored_seconds: number;
  season: number;
  seconds: number;
  user_id: number;
}

export interface RankingPlace {
  best_points: number;
  category: Schemas['RankingCategory'];
  contest: Schemas['ContestEntryName'];
  decided_on: string;
  distance: number;
  entity_id: number;
  flights: number;
  pilots: number;
  points: number;
  sc_class: NonNullable<Schemas['RankingRequest']['sc_class']>;
  season: number;
  speed: number;
}

export interface RefreshToken {
  expires: Timestamp;
  family_id: number;
  hash: Buffer;
  parent: Buffer | null;
  used: Timestamp | null;
}

export interface Region {
  country: string;
  id: string;
  name: string;
}

export interface RemovedFlight {
  flight_id: number;
  updated: Generated<Timestamp>;
}

export interface RemovedSector {
  id: string;
}

export interface Report {
  closed: Timestamp | null;
  comment: string | null;
  created: Timestamp;
  id: Generated<number>;
  kind: Schemas['ReportKind'];
  reason: Schemas['ReportReason'];
  reporter_id: number;
  subject_id: string;
  user_id: number | null;
}

export interface SearchEntry {
  base: number;
  id: string;
  kind: string;
  name: string;
  weight: number;
}

export interface SearchWord {
  id: string;
  kind: string;
  place: number;
  weight: number;
  word: string;
}

export interface Sector {
  bounds: string;
  id: string;
  names: JSONColumnType<Record<string, string>>;
}

export interface SectorRing {
  corner: Point;
  mercator: Generated<string>;
  number: number;
  outline: string;
  polygon: number;
  sector_id: string;
}

export interface Story {
  comment: string | null;
  created: Timestamp;
  flight_id: number;
  height: number;
  id: Generated<number>;
  image_key: string;
  source_hash: string;
  start_time: Timestamp | null;
  user_id: number | null;
  video_duration: number | null;
  video_key: string | null;
  width: number;
}

export interface Subscription {
  customer_id: string;
  ends: Timestamp | null;
  occurred_at: Timestamp;
  paddle_id: string;
  paid_plan: Schemas['Plan'] | null;
  paid_until: Timestamp | null;
  plan: Schemas['Plan'];
  renews: Timestamp | null;
  status: "active" | "trialing" | "past_due" | "paused" | "canceled";
  trial_ends: Timestamp | null;
  user_id: number;
}

export interface SuperuserLink {
  created: Timestamp;
  hash: Buffer;
  only_one: Generated<boolean>;
}

export interface Task {
  airport_id: number | null;
  closed: boolean;
  created: Timestamp;
  description: string | null;
  distance: number;
  from_igcfile: Generated<boolean>;
  id: Generated<number>;
  kind: Schemas['TaskKind'];
  lat: number;
  link_token: string | null;
  locked: Generated<boolean>;
  lon: number;
  max_distance: number | null;
  min_distance: number | null;
  min_time: number | null;
  modified: Timestamp;
  name: string | null;
  penalized_distance: number;
  points: JSONColumnType<Schemas['PlannedPointFeature'][]>;
  ruleset: Schemas['RuleSet'];
  sort_name: GeneratedAlways<string | null>;
  stars: Generated<number>;
  start_on_leg: boolean;
  user_id: number;
  visibility: Schemas['TaskVisibility'];
}

export interface TaskDeclaration {
  airport_id: number | null;
  closed: boolean;
  declared: Timestamp;
  declared_until: Timestamp;
  distance: number;
  id: Generated<number>;
  kind: Schemas['TaskKind'];
  name: string | null;
  points: JSONColumnType<Schemas['PlannedPointFeature'][]>;
  ruleset: Schemas['RuleSet'];
  start_on_leg: boolean;
  task_id: number | null;
  user_id: number;
}

export interface TaskPenalty {
  competition_id: number;
  created: Timestamp;
  flight_id: number;
  points: number;
  reason: string;
}

export interface TaskScore {
  achieved: boolean;
  competition_id: number;
  declared: boolean;
  distance: number;
  elapsed_s: number | null;
  end_alt: number | null;
  end_time: Timestamp | null;
  flight_id: number;
  flight_revision: number;
  id: Generated<number>;
  missed: JSONColumnType<Schemas['TaskMiss']> | null;
  path: number[];
  reached_first_turnpoint: boolean;
  revision: number;
  start_alt: number | null;
  start_time: Timestamp | null;
}

export interface TaskStar {
  created: Timestamp;
  task_id: number;
  user_id: number;
}

export interface TokenFamily {
  app_version: string | null;
  client_id: string | null;
  created: Timestamp;
  id: Generated<number>;
  installed_on: "iOS" | "Android" | null;
  revoked: Timestamp | null;
  scope: string;
  user_id: number;
}

export interface Travel {
  days: Generated<number>;
  description: string | null;
  distance: number;
  end_date: string;
  flights: number;
  id: Generated<number>;
  image_key: string | null;
  is_found: boolean;
  name: string | null;
  points: number;
  start_date: string;
  user_id: number;
}

export interface TravelFlight {
  flight_id: number;
  travel_id: number;
}

export interface UsedCaptcha {
  expires: Timestamp;
  hash: Buffer;
}

export interface User {
  achievement_count: Generated<number>;
  badge: Generated<boolean>;
  badge_notification: Generated<boolean>;
  ban_reason: string | null;
  bio: string | null;
  club_id: number | null;
  comment_notification: Generated<boolean>;
  comments_allowed: Generated<boolean>;
  copilot_notification: Generated<boolean>;
  date_joined: Timestamp;
  date_of_birth: string;
  digest: Generated<Schemas['Digest']>;
  digest_sent: Generated<Timestamp>;
  email: string;
  feed_opened: Generated<Timestamp>;
  filter: Generated<JSONColumnType<Schemas['SavedFilter'][]>>;
  flight_visibility: Generated<Schemas['Visibility']>;
  follower_notification: Generated<boolean>;
  followers_approved: Generated<boolean>;
  follows_hidden: Generated<boolean>;
  gender: Schemas['Gender'];
  group_notification: Generated<boolean>;
  id: Generated<number>;
  image_key: string | null;
  is_banned: Generated<boolean>;
  is_content_banned: Generated<boolean>;
  is_developer: Generated<boolean>;
  is_early_bird: Generated<boolean>;
  is_live_banned: Generated<boolean>;
  is_moderator: Generated<boolean>;
  is_superuser: Generated<boolean>;
  locale: Schemas['Locale'] | null;
  magazine_language: "en" | "de" | null;
  magazine_notification: Generated<boolean>;
  message_enabled: Generated<boolean>;
  message_notification: Generated<boolean>;
  name: string;
  newsletter_language: "en" | "de" | null;
  open_in_seeyou: Generated<boolean>;
  password_hash: string;
  plan: Schemas['Plan'] | null;
  score_notification: Generated<boolean>;
  second_club_id: number | null;
  ssa_id: string | null;
  unit: Schemas['UnitSystem'] | null;
  upload_notification: Generated<boolean>;
  verified: Timestamp | null;
}

export interface UserAlias {
  id: number;
  user_id: number;
}

export interface UserFollow {
  accepted: Timestamp | null;
  created: Timestamp;
  follower_id: number;
  user_id: number;
}

export interface UserGroup {
  created: Timestamp;
  description: string | null;
  id: Generated<number>;
  image_key: string | null;
  name: string;
}

export interface UserGroupPilot {
  group_id: number;
  role: Schemas['UserGroupRole'];
  since: Timestamp;
  user_id: number;
}

export interface Waypoint {
  code: string | null;
  collection_id: string;
  country: string | null;
  description: string | null;
  elevation_m: number | null;
  frequency: string | null;
  id: Generated<number>;
  kind: string | null;
  lat: number;
  lon: number;
  name: string;
  runway_direction_deg: number | null;
  runway_length_m: number | null;
  runway_width_m: number | null;
}

export interface WaypointCollection {
  created: Timestamp;
  description: string | null;
  id: string;
  link_token: string | null;
  modified: Timestamp;
  name: string;
  user_id: number;
  visibility: string;
  waypoints: Generated<number>;
}

export interface WaypointCollectionStar {
  collection_id: string;
  created: Timestamp;
  user_id: number;
}

export interface DB {
  access_token: AccessToken;
  achievement: Achievement;
  aircraft: Aircraft;
  aircraft_index: AircraftIndex;
  airport: Airport;
  airport_follow: AirportFollow;
  airspace: Airspace;
  airspace_source: AirspaceSource;
  any_flight: AnyFlight;
  any_flight_contest: AnyFlightContest;
  flight: AnyFlight;
  flight_contest: AnyFlightContest;
  archive_import: ArchiveImport;
  archive_import_item: ArchiveImportItem;
  audit_entry: AuditEntry;
  certificate: Certificate;
  championship: Championship;
  championship_change: ChampionshipChange;
  championship_class: ChampionshipClass;
  championship_day: ChampionshipDay;
  championship_entry: ChampionshipEntry;
  championship_penalty: ChampionshipPenalty;
  championship_score: ChampionshipScore;
  city: City;
  club: Club;
  club_administrator: ClubAdministrator;
  club_alias: ClubAlias;
  club_follow: ClubFollow;
  club_membership: ClubMembership;
  comment: Comment;
  comment_mention: CommentMention;
  comment_reaction: CommentReaction;
  competition: Competition;
  competition_change: CompetitionChange;
  coupon: Coupon;
  coupon_redemption: CouponRedemption;
  deleted_account: DeletedAccount;
  deleted_account_file: DeletedAccountFile;
  deleted_account_row: DeletedAccountRow;
  device: Device;
  device_takeover: DeviceTakeover;
  flight_airspace: FlightAirspace;
  flight_badge_fact: FlightBadgeFact;
  flight_collection: FlightCollection;
  flight_collection_flight: FlightCollectionFlight;
  flight_collection_star: FlightCollectionStar;
  flight_event: FlightEvent;
  flight_filter_columns: FlightFilterColumns;
  flight_line: FlightLine;
  flight_meeting: FlightMeeting;
  flight_of_month: FlightOfMonth;
  flight_replay: FlightReplay;
  flight_sector: FlightSector;
  flight_star: FlightStar;
  follow_push: FollowPush;
  hidden_takeoff: HiddenTakeoff;
  hourly_count: HourlyCount;
  idempotent_request: IdempotentRequest;
  igc_file: IgcFile;
  integration: Integration;
  listed_championship_score: ListedChampionshipScore;
  mail_link: MailLink;
  notification: Notification;
  notification_comment: NotificationComment;
  password_attempt: PasswordAttempt;
  payment_event: PaymentEvent;
  personal_token: PersonalToken;
  push_subscription: PushSubscription;
  ranked_flight: RankedFlight;
  ranking_entry: RankingEntry;
  ranking_place: RankingPlace;
  refresh_token: RefreshToken;
  region: Region;
  removed_flight: RemovedFlight;
  removed_sector: RemovedSector;
  report: Report;
  search_entry: SearchEntry;
  search_word: SearchWord;
  sector: Sector;
  sector_ring: SectorRing;
  story: Story;
  subscription: Subscription;
  superuser_link: SuperuserLink;
  task: Task;
  task_declaration: TaskDeclaration;
  task_penalty: TaskPenalty;
  task_score: TaskScore;
  task_star: TaskStar;
  token_family: TokenFamily;
  travel: Travel;
  travel_flight: TravelFlight;
  used_captcha: UsedCaptcha;
  user: User;
  user_alias: UserAlias;
  user_follow: UserFollow;
  user_group: UserGroup;
  user_group_pilot: UserGroupPilot;
  waypoint: Waypoint;
  waypoint_collection: WaypointCollection;
  waypoint_collection_star: WaypointCollectionStar;
}
