import type { Airspace } from '@cloudstreet/scoring/airspace';
import type { JudgedFlight } from '@cloudstreet/scoring/task';
import type { Finding } from '@cloudstreet/scoring/validation';
import type { components } from '@cloudstreet/sdk/contract';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';

type Schemas = components['schemas'];

/** Every table of ours; the migrations say what columns mean. */
export interface Schema {
  region: RegionTable;
  city: CityTable;
  club: ClubTable;
  airport: AirportTable;
  airspace: AirspaceTable;
  airspace_source: AirspaceSourceTable;
  aircraft: AircraftTable;
  aircraft_index: AircraftIndexTable;
  user: UserTable;
  token_family: TokenFamilyTable;
  access_token: AccessTokenTable;
  refresh_token: RefreshTokenTable;
  superuser_link: SuperuserLinkTable;
  password_attempt: PasswordAttemptTable;
  hourly_count: HourlyCountTable;
  mail_link: MailLinkTable;
  deleted_account: LeaverTable;
  deleted_account_row: LeaverRowTable;
  deleted_account_file: LeaverFileTable;
  used_captcha: UsedCaptchaTable;
  subscription: SubscriptionTable;
  payment_event: PaymentEventTable;
  coupon: CouponTable;
  coupon_redemption: CouponRedemptionTable;
  igc_file: IgcFileTable;
  flight: FlightTable;
  flight_line: FlightLineTable;
  flight_airspace: FlightAirspaceTable;
  flight_replay: FlightReplayTable;
  flight_meeting: FlightMeetingTable;
  flight_contest: FlightContestTable;
  story: StoryTable;
  ranking_entry: RankingEntryTable;
  ranking_place: RankingPlaceTable;
  user_group: UserGroupTable;
  user_group_pilot: UserGroupPilotTable;
  notification: NotificationTable;
  archive_import: ArchiveImportTable;
  archive_import_item: ArchiveImportItemTable;
  certificate: CertificateTable;
  device: DeviceTable;
  push_subscription: PushSubscriptionTable;
  integration: IntegrationTable;
}

/** Written as text or a list, read as parsed. */
type Json<T extends object> = JSONColumnType<T>;
type JsonWithDefault<T extends object> = ColumnType<T, string | undefined, string>;

interface RegionTable {
  id: string;
  name: string;
  country: string;
}

interface CityTable {
  id: number;
  name: string;
  country: string;
  lat: number;
  lon: number;
  population: number;
}

interface ClubTable {
  id: Generated<number>;
  name: string;
  region_id: string | null;
  url: string | null;
  /** Whether more than a sign-up that nobody has confirmed tells of it. */
  confirmed: Generated<boolean>;
}

interface AirportTable {
  id: Generated<number>;
  name: string;
  region_id: string;
  lat: number;
  lon: number;
  elevation_m: number | null;
  kind: string | null;
  icao: string | null;
  launches: number | null;
  timezone: string | null;
  ourairports_ident: string | null;
  openaip_id: string | null;
}

interface AirspaceSourceTable {
  id: Generated<number>;
  name: string;
  country: string | null;
  /** First and last day, both inclusive; open where null. */
  valid_from: string | null;
  valid_to: string | null;
  /** Of the file. */
  hash: string;
  /** Corners around all its airspaces: longitude and latitude in turns. */
  hull: number[];
  imported: Date;
}

interface AirspaceTable {
  id: Generated<number>;
  source_id: number;
  content: Json<Airspace>;
  bounds: string;
}

interface AircraftTable {
  id: Generated<number>;
  name: string;
  family_name: string;
  manufacturer: string;
  kind: Schemas['AircraftKind'];
  sc_class: Schemas['AircraftClass'];
  wingarea: number | null;
  empty_mass: number | null;
  reference_mass: number | null;
  mtow: number | null;
  min_speed_m_s: number | null;
  polar_a: number | null;
  polar_b: number | null;
  polar_c: number | null;
  double_seater: Generated<boolean>;
  vintage: Generated<boolean>;
  self_launch: Generated<boolean>;
}

interface AircraftIndexTable {
  aircraft_id: number;
  year: number;
  index: number;
}

interface UserTable {
  id: Generated<number>;
  name: string;
  email: string;
  password_hash: string;
  date_of_birth: string;
  gender: Schemas['Gender'];
  club_id: number | null;
  second_club_id: number | null;
  is_superuser: Generated<boolean>;
  unit: Schemas['UnitSystem'] | null;
  bio: string | null;
  ssa_id: string | null;
  newsletter_language: 'en' | 'de' | null;
  magazine_language: 'en' | 'de' | null;
  /** What he reads, as far as it is known. */
  locale: Schemas['Locale'] | null;
  date_joined: Date;
  /** When the address was confirmed; null until then. */
  verified: Date | null;
  filter: JsonWithDefault<Schemas['SavedFilter'][]>;
  achievement_count: Generated<number>;
  image_key: Generated<string | null>;
  /** What counts now, as far as it is known by itself; rights are told from subscriptions and coupons. */
  plan: Generated<Schemas['Plan'] | null>;
  badge: Generated<boolean>;
  message_enabled: Generated<boolean>;
  open_in_seeyou: Generated<boolean>;
  is_early_bird: Generated<boolean>;
  /** What others see of him; no right follows from it. */
  is_developer: Generated<boolean>;
  upload_notification: Generated<boolean>;
  score_notification: Generated<boolean>;
  copilot_notification: Generated<boolean>;
  message_notification: Generated<boolean>;
  group_notification: Generated<boolean>;
  magazine_notification: Generated<boolean>;
}

interface MailLinkTable {
  hash: Buffer;
  user_id: number;
  purpose: 'verify' | 'recover' | 'update_email';
  email: string | null;
  created: Date;
  expires: Date;
}

/** Whoever has deleted his account and may come back; the id is that of the user. */
interface LeaverTable {
  id: number;
  name: string;
  email: string;
  club_id: number | null;
  password_hash: string;
  until: Date;
  seasons: number[];
  co_flights: number[];
  kept_flights: number[];
  /** Of the link by which he may set a new password. */
  recovery_hash: Buffer | null;
  recovery_created: Date | null;
}

interface LeaverRowTable {
  id: GeneratedAlways<string>;
  account_id: number;
  table_name: string;
  content: Json<object>;
}

interface LeaverFileTable {
  key: string;
  account_id: number;
}

interface UsedCaptchaTable {
  hash: Buffer;
  expires: Date;
}

/** A moment as somebody else wrote it; he may be more exact than a `Date`. */
type ForeignMoment = ColumnType<Date, string, string>;

interface SubscriptionTable {
  paddle_id: string;
  user_id: number;
  customer_id: string;
  plan: Schemas['Plan'];
  status: 'active' | 'trialing' | 'past_due' | 'paused' | 'canceled';
  renews: ColumnType<Date | null, string | null, string | null>;
  ends: ColumnType<Date | null, string | null, string | null>;
  trial_ends: ColumnType<Date | null, string | null, string | null>;
  paid_plan: Generated<Schemas['Plan'] | null>;
  paid_until: Generated<Date | null>;
  occurred_at: ForeignMoment;
}

interface PaymentEventTable {
  id: string;
  received: Date;
}

interface CouponTable {
  id: GeneratedAlways<number>;
  hash: Buffer;
  plan: Schemas['Plan'];
  months: number;
  uses: number;
  used: Generated<number>;
  until: string | null;
  created: Date;
}

interface CouponRedemptionTable {
  coupon_id: number;
  user_id: number;
  starts: Date;
  ends: Date;
}

interface TokenFamilyTable {
  id: Generated<number>;
  user_id: number;
  client_id: string | null;
  scope: string;
  created: Date;
  revoked: Date | null;
  /** Of the program that was given its last tokens. */
  app_version: Generated<string | null>;
  installed_on: Generated<'iOS' | 'Android' | null>;
}

interface AccessTokenTable {
  hash: Buffer;
  family_id: number;
  expires: Date;
}

interface RefreshTokenTable {
  hash: Buffer;
  family_id: number;
  expires: Date;
  used: Date | null;
  /** Hash of the token that it was exchanged for; null for the first of a family. */
  parent: Buffer | null;
}

interface SuperuserLinkTable {
  only_one: Generated<boolean>;
  hash: Buffer;
  created: Date;
}

/** How often something happened since the hour began. */
interface HourlyCountTable {
  /** Digest of who or what is counted. */
  subject: Buffer;
  count: number;
  since: Date;
}

interface PasswordAttemptTable {
  account: Buffer;
  source: Buffer;
  failures: number;
  since: Date;
  trusted: Date | null;
}

interface IgcFileTable {
  id: Generated<number>;
  hash: string;
  md5: string;
  key: string;
  name: string;
  size_bytes: number;
  logger: string | null;
  header: Json<object>;
  created: Date;
}

interface FlightTable {
  id: Generated<number>;
  igc_file_id: number;
  takeoff_number: number;
  /** Null where the user has left and the flight stays for its co-pilot. */
  user_id: number | null;
  /** At most one of the two: a user, or a name. */
  co_user_id: number | null;
  co_user_name: string | null;
  club_id: number | null;
  first_club_id: number | null;
  score_club_class: Generated<boolean>;
  use_second_club: Generated<boolean>;
  takeoff_airport_id: number | null;
  landing_airport_id: number | null;
  aircraft_id: number | null;
  registration: string | null;
  competition_id: string | null;
  mass: number | null;
  scoring_times: Generated<number[]>;
  engine_scoring_times: Generated<number[]>;
  fes_scoring_times: Generated<number[]>;
  scored_times: Generated<number[]>;
  /** Null without an engine, and until the flight is scored. */
  motorless_times: number[] | null;
  status: Generated<Schemas['FlightStatus']>;
  revision: Generated<number>;
  scored_revision: Generated<number>;
  valid: Generated<Schemas['FlightFile']['valid']>;
  rank: Generated<boolean>;
  created: Date;
  takeoff_time: Date;
  landing_time: Date | null;
  time_zone: string;
  scoring_date: string;
  season: number;
  edit_allowed_until: Date;
  bbox: Schemas['BoundingBox'] | null;
  polyline: string | null;
  takeoff_point: Schemas['LonLat'] | null;
  landing_point: Schemas['LonLat'] | null;
  junior: Generated<boolean>;
  dmst_index: number | null;
  sc_class: Schemas['AircraftClass'] | null;
  total_seconds: number | null;
  launch: JsonWithDefault<LaunchFields>;
  findings: JsonWithDefault<Finding[]>;
  declared: ColumnType<DeclaredTask | null, string | null | undefined, string | null>;
  track_key: string | null;
  /** Came in by a name and a date of birth. */
  anonymous_upload: Generated<boolean>;
}

/** Written by `flight-lines.ts` alone. */
interface FlightLineTable {
  flight_id: number;
  /** The encoded polyline. */
  line: string;
  path: string | null;
  bounds: string;
}

/** Written by `flight-replay.ts` alone. */
interface FlightReplayTable {
  flight_id: number;
  /** The contract's `ReplayLine`, as text. */
  line: string;
  thermals: Json<Schemas['ReplayThermal'][]>;
  starts: Date;
  ends: Date;
  bounds: string;
}

/** Two flights that were flown together, that of the lower id first. */
interface FlightMeetingTable {
  first_id: number;
  second_id: number;
  /** Start and end of each time together in turns, in unix seconds. */
  times: number[];
  total_seconds: number;
  /** In m. */
  min_distance: number;
}

/** The airspaces beside a flight, as answers tell them. No row where none are known there. */
interface FlightAirspaceTable {
  flight_id: number;
  sources: Json<Schemas['AirspaceSource'][]>;
  covered: boolean;
  violations: Json<Schemas['AirspaceViolation'][]>;
  near_misses: Json<Schemas['AirspaceNearMiss'][]>;
}

/** The task that a flight was declared for, and what became of it. */
export interface DeclaredTask {
  readonly task: Schemas['FlightTask'];
  readonly reached: number;
  readonly isAchieved: boolean;
  /** Unix seconds of the midnight that the times of `judged` count from. */
  readonly dayStartS: number;
  readonly judged: JudgedFlight;
}

/** The launch as the contract names it, and what else the start of a flight tells. */
export type LaunchFields = Pick<
  Schemas['FlightDetail'],
  | 'launch_kind'
  | 'launch_gain'
  | 'launch_time'
  | 'launch_vario'
  | 'takeoff_distance'
  | 'ground_roll_distance'
  | 'max_alt_gain'
  | 'max_cum_alt_gain_1h'
  | 'fes_energy_total'
  | 'fes_max_power'
  | 'fes_battery_takeoff'
  | 'fes_battery_landing'
  | 'qnh'
>;

interface FlightContestTable {
  flight_id: number;
  contest: Schemas['ContestEntry']['name'];
  /** In the list of the flight; null where it was not scored, or another contest stands for it. */
  position: number | null;
  points: number | null;
  distance: number | null;
  speed: number | null;
  valid: boolean | null;
  bonus_points: number | null;
  bonus_score_name: string | null;
  bitner_kind: Schemas['BitnerKind'] | null;
  score: ColumnType<Schemas['Score'] | null, string | null, string | null>;
  receipt: ColumnType<Schemas['Receipt'] | null, string | null, string | null>;
  user_id: number | null;
  club_id: number | null;
  airport_id: number | null;
  aircraft_id: number | null;
  sc_class: Schemas['AircraftClass'] | null;
  season: number;
  scoring_date: string;
  seconds: number | null;
  rank: boolean;
  // Copies of `flight_filter_columns`, written by `flight-facts.ts` alone.
  created: Generated<Date | null>;
  registration: Generated<string | null>;
  region_id: Generated<string | null>;
  country: Generated<string | null>;
  month: Generated<number | null>;
  aircraft_kind: Generated<Schemas['AircraftKind'] | null>;
  pilots: Generated<number | null>;
  keywords: Generated<Schemas['Keyword'][]>;
  co_user_id: Generated<number | null>;
  /** The keywords again, one bit for each. */
  keyword_bits: GeneratedAlways<number>;
}

interface StoryTable {
  id: Generated<number>;
  flight_id: number;
  source_hash: string;
  image_key: string;
  width: number;
  height: number;
  video_key: string | null;
  video_duration: number | null;
  comment: string | null;
  start_time: Date | null;
  created: Date;
}

interface RankingEntryTable {
  contest: string;
  season: number;
  scope: RankingScope;
  scope_id: string;
  user_id: number;
  points: number;
  distance: number;
  seconds: number;
  scored_seconds: number;
  flights: number;
  /** Changes with any of the ranked flights behind it; null where there are none. */
  fingerprint: string | null;
}

type RankingScope = 'user' | 'aircraft' | 'airport' | 'club';

interface RankingPlaceTable {
  /** The user, the club or the airport, as the category says. */
  entity_id: number;
  category: Schemas['RankingCategory'];
  season: number;
  contest: Schemas['ContestEntry']['name'];
  sc_class: NonNullable<Schemas['RankingRequest']['sc_class']>;
  points: number;
  distance: number;
  speed: number;
  flights: number;
  pilots: number;
  best_points: number;
  /** Day of the last flight that counts. */
  decided_on: string;
}

interface UserGroupTable {
  id: GeneratedAlways<number>;
  name: string;
  description: string | null;
  created: Date;
  image_key: Generated<string | null>;
}

interface UserGroupPilotTable {
  group_id: number;
  user_id: number;
  role: Schemas['UserGroupRole'];
  since: Date;
}

interface NotificationTable {
  id: GeneratedAlways<number>;
  user_id: number;
  event: Schemas['NotificationEvent'];
  /** Who did it, where that was a user. */
  actor_id: number | null;
  flight_id: number | null;
  group_id: number | null;
  created: Date;
  read: Generated<Date | null>;
}

interface ArchiveImportTable {
  id: GeneratedAlways<number>;
  user_id: number;
  status: Generated<Schemas['Import']['status']>;
  /** Of the file, and of the instance that it says to be of. */
  name: string;
  host: string;
  /** Where the archive lies until it is read. */
  key: string;
  run: string | null;
  created: Date;
  finished: Date | null;
}

interface ArchiveImportItemTable {
  import_id: number;
  position: number;
  kind: Schemas['ImportCount']['kind'];
  path: string;
  content: Json<object>;
  hash: string | null;
  is_done: Generated<boolean>;
  failures: Generated<number>;
  added: Generated<number>;
  skipped: Generated<number>;
  refused: Generated<number>;
  /** What `remark-texts.ts` has words for. */
  remarks: Generated<string[]>;
}

interface CertificateTable {
  id: GeneratedAlways<number>;
  user_id: number;
  season: number;
  code: string;
  figures: Json<CertifiedFigures>;
  created: Date;
}

/** What a certificate says, as its answer says it. */
export type CertifiedFigures = Pick<
  Schemas['Certificate'],
  'name' | 'club' | 'is_final' | 'flights' | 'duration' | 'distance' | 'places' | 'best'
>;

interface DeviceTable {
  id: string;
  user_id: number;
  until: Date | null;
}

interface PushSubscriptionTable {
  id: GeneratedAlways<number>;
  family_id: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  locale: string;
  created: Date;
}

interface IntegrationTable {
  user_id: number;
  service: 'skysight' | 'copilot';
  email: string;
  key_id: string;
  sealed: Buffer;
}
