import type { Schemas } from './contract.js';
import type { operations } from './generated/schema.js';

export type Achievement = Schemas['Achievement'];
export type Aircraft = Schemas['Aircraft'];
export type AircraftClass = Schemas['AircraftClass'];
export type AircraftKind = Schemas['AircraftKind'];
export type AircraftRef = Schemas['AircraftRef'];
export type AircraftRow = Schemas['AircraftRow'];
export type Airport = Schemas['Airport'];
export type AirportRow = Schemas['AirportRow'];
export type AirportRef = Schemas['AirportRef'];
export type Airspace = Schemas['Airspace'];
export type AirspaceLimit = Schemas['AirspaceLimit'];
export type AirspaceNearMiss = Schemas['AirspaceNearMiss'];
export type AirspaceViolation = Schemas['AirspaceViolation'];
export type BoundingBox = Schemas['BoundingBox'];
export type BadgeClaim = Schemas['BadgeClaim'];
export type BadgeHolder = Schemas['BadgeHolder'];
export type BadgeInfo = Schemas['BadgeInfo'];
export type BadgeProgress = Schemas['BadgeProgress'];
export type Certificate = Schemas['Certificate'];
export type Club = Schemas['Club'];
export type ClubMembership = Schemas['ClubMembership'];
export type NewClubMembership = Schemas['NewClubMembership'];
export type ClubRef = Schemas['ClubRef'];
export type Coach = Schemas['Coach'];
export type CoachRefusal = Schemas['CoachRefusal'];
/** Part of a flight to coach; the whole flight if omitted. */
export type CoachQuery = NonNullable<operations['getFlightCoach']['parameters']['query']>;
export type Comment = Schemas['Comment'];
export type CommentPatch = Schemas['CommentPatch'];
export type CommentReaction = Schemas['CommentReaction'];
export type ContestEntry = Schemas['ContestEntry'];
export type ContestName = Schemas['ContestName'];
export type ContestSummary = Schemas['ContestSummary'];
export type Device = Schemas['Device'];
export type Finding = Schemas['Finding'];
export type Flight = Schemas['Flight'];
export type FeedEntry = Schemas['FeedEntry'];
export type FeedPage = Schemas['FeedPage'];
export type FlightChanges = Schemas['FlightChanges'];
export type FlightAircraft = Schemas['FlightAircraft'];
export type FlightData = Schemas['FlightData'];
export type FlightDay = Schemas['FlightDay'];
export type FlightMeeting = Schemas['FlightMeeting'];
export type FlightDetail = Schemas['FlightDetail'];
export type FlightFile = Schemas['FlightFile'];
export type FlightLine = Schemas['FlightLine'];
export type FlightPlace = Schemas['FlightPlace'];
export type FlightPlacing = Schemas['FlightPlacing'];
export type FlightPatch = Schemas['FlightPatch'];
export type FlightStatistics = Schemas['FlightStatistics'];
export type FlightStatus = Schemas['FlightStatus'];
export type FlyingDay = Schemas['FlyingDay'];
export type FollowState = Schemas['FollowState'];
export type Gender = Schemas['Gender'];
export type Import = Schemas['Import'];
export type Imports = Schemas['Imports'];
export type Instance = Schemas['Instance'];
export type InstanceSeason = Schemas['InstanceSeason'];
export type MapLayer = Schemas['MapLayer'];
export type Seat = Schemas['Seat'];
export type ScriptError = Schemas['ScriptError'];
export type LaunchKind = Schemas['LaunchKind'];
export type Leg = Schemas['Leg'];
export type LegFeatureCollection = Schemas['LegFeatureCollection'];
export type Me = Schemas['Me'];
export type MePatch = Schemas['MePatch'];
export type NewComment = Schemas['NewComment'];
export type NewDevice = Schemas['NewDevice'];
export type NewUserGroup = Schemas['NewUserGroup'];
export type NewUser = Schemas['NewUser'];
export type Notification = Schemas['Notification'];
export type NotificationEvent = Schemas['NotificationEvent'];
export type OwnDevice = Schemas['OwnDevice'];
export type PersonalToken = Schemas['PersonalToken'];
export type PersonalTokenScope = Schemas['PersonalTokenScope'];
export type Plan = Schemas['Plan'];
export type Plans = Schemas['Plans'];
export type Point = Schemas['Point'];
export type Position = Schemas['Position'];
export type RankedFlight = Schemas['RankedFlight'];
export type RankedUser = Schemas['RankedUser'];
export type RankingCategory = Schemas['RankingCategory'];
export type RankingHit = Schemas['RankingHit'];
export type RankingPlace = Schemas['RankingPlace'];
export type RankingRequest = Schemas['RankingRequest'];
export type RankingRow = Schemas['RankingRow'];
export type PushSubscriptionData = Schemas['PushSubscription'];
export type ReadNotifications = Schemas['ReadNotifications'];
export type RelatedUser = Schemas['RelatedUser'];
export type ReplayFlight = Schemas['ReplayFlight'];
export type ReplayThermal = Schemas['ReplayThermal'];
export type Region = Schemas['Region'];
export type Client = Schemas['Client'];
/** Period of mails with news. */
export type Digest = Schemas['Digest'];
export type Championship = Schemas['Championship'];
export type ChampionshipChange = Schemas['ChampionshipChange'];
export type ChampionshipClass = Schemas['ChampionshipClass'];
export type ChampionshipDayDetail = Schemas['ChampionshipDayDetail'];
export type ChampionshipDetail = Schemas['ChampionshipDetail'];
export type ChampionshipEntry = Schemas['ChampionshipEntry'];
export type ChampionshipResult = Schemas['ChampionshipResult'];
export type ChampionshipRules = Schemas['ChampionshipRules'];
export type CentralClass = Schemas['CentralClass'];
export type CentralCompetition = Schemas['CentralCompetition'];
export type CentralDay = Schemas['CentralDay'];
export type CentralDayDetail = Schemas['CentralDayDetail'];
export type CentralResult = Schemas['CentralResult'];
export type CollectionVisibility = Schemas['CollectionVisibility'];
export type SavedFilter = Schemas['SavedFilter'];
export type Score = Schemas['Score'];
export type SearchHit = Schemas['SearchHit'];
export type Copilot = Schemas['Copilot'];
export type FlightCollection = Schemas['FlightCollection'];
export type FlightCollectionPatch = Schemas['FlightCollectionPatch'];
export type FlightCollectionRow = Schemas['FlightCollectionRow'];
export type CrewPatch = Schemas['CrewPatch'];
export type CrewRequest = Schemas['CrewRequest'];
export type FlownAircraft = Schemas['FlownAircraft'];
export type NewWaypoint = Schemas['NewWaypoint'];
export type NewWaypointCollection = Schemas['NewWaypointCollection'];
export type TaskFileFinding = Schemas['TaskFileFinding'];
export type UploadedWaypoints = Schemas['UploadedWaypoints'];
export type Waypoint = Schemas['Waypoint'];
export type WaypointCollection = Schemas['WaypointCollection'];
export type WaypointCollectionPatch = Schemas['WaypointCollectionPatch'];
export type WaypointCollectionRow = Schemas['WaypointCollectionRow'];
export type WaypointKind = Schemas['WaypointKind'];
export type WaypointPatch = Schemas['WaypointPatch'];
export type NewFlightCollection = Schemas['NewFlightCollection'];
export type NewTask = Schemas['NewTask'];
export type PlannedPointFeature = Schemas['PlannedPointFeature'];
export type DeclaredTask = Schemas['DeclaredTask'];
export type NewTaskDeclaration = Schemas['NewTaskDeclaration'];
export type Task = Schemas['Task'];
export type TaskDeclaration = Schemas['TaskDeclaration'];
/** Format of a file of a task, and the link of one that is not public. */
export type TaskFileQuery = NonNullable<operations['downloadTask']['parameters']['query']>;
export type TaskOfFile = Schemas['TaskOfFile'];
export type TaskPatch = Schemas['TaskPatch'];
export type TaskVisibility = Schemas['TaskVisibility'];
export type TaskWorth = Schemas['TaskWorth'];
export type UploadedTasks = Schemas['UploadedTasks'];
export type Competition = Schemas['Competition'];
export type CompetitionChange = Schemas['CompetitionChange'];
export type CompetitionDetail = Schemas['CompetitionDetail'];
export type CompetitionPatch = Schemas['CompetitionPatch'];
export type CompetitionRef = Schemas['CompetitionRef'];
export type CompetitionStatus = Schemas['CompetitionStatus'];
export type FlightTaskScore = Schemas['FlightTaskScore'];
export type NewCompetition = Schemas['NewCompetition'];
export type TaskMiss = Schemas['TaskMiss'];
export type TaskPenalty = Schemas['TaskPenalty'];
export type TaskPointRules = Schemas['TaskPointRules'];
export type TaskScore = Schemas['TaskScore'];
export type RankingContest = Schemas['RankingContest'];
export type Travel = Schemas['Travel'];
export type TravelPatch = Schemas['TravelPatch'];
export type TravelRef = Schemas['TravelRef'];
export type SearchKind = SearchHit['index'];
export type SimpleAircraft = Schemas['SimpleAircraft'];
export type Story = Schemas['Story'];
export type StoryPatch = Schemas['StoryPatch'];
export type Subscription = Schemas['Subscription'];
export type TakenDevice = Schemas['TakenDevice'];
export type Token = Schemas['Token'];
export type TokenRequest = Schemas['TokenRequest'];
export type Turnpoint = Schemas['Turnpoint'];
export type UnitSystem = Schemas['UnitSystem'];
/** Zoom level, column and row of a web map tile. */
export type TerrainTile = operations['getTerrainTile']['parameters']['path'];
/** A web map tile of a map layer. */
export interface MapLayerTile extends TerrainTile {
  /** Time of the image as ISO 8601, for layers with `times`. */
  time?: string | undefined;
}
export type User = Schemas['User'];
export type UserCard = Schemas['UserCard'];
export type UserRef = Schemas['UserRef'];
export type UserSeason = Schemas['UserSeason'];
export type UserTrend = Schemas['UserTrend'];
export type UserYear = Schemas['UserYear'];
export type UserAchievement = Schemas['UserAchievement'];
export type Visibility = Schemas['Visibility'];
export type UserGroup = Schemas['UserGroup'];
export type UserGroupPatch = Schemas['UserGroupPatch'];
export type UserGroupRole = Schemas['UserGroupRole'];
export type UserStatus = Schemas['UserStatus'];

/** Selects users; at least one of the two filters is required. */
export type UserQuery = NonNullable<operations['listUsers']['parameters']['query']>;

type FlightListQuery = NonNullable<operations['listFlights']['parameters']['query']>;

/** Filters, order and contest of a flight list, without paging. */
export type FlightFilter = Omit<FlightListQuery, 'skip' | 'limit' | 'format'>;

/** Filters of the flights in an activity. */
export type ActivityFilter = NonNullable<operations['getFlightActivity']['parameters']['query']>;

/** Filters of the flights that are counted. */
export type CountFilter = NonNullable<operations['countFlights']['parameters']['query']>;

/** File formats of a list. */
export type ListFormat = NonNullable<FlightListQuery['format']>;

/** Contest and season of the totals on the page of an aircraft, an airport or a club. */
export type UserFilter = NonNullable<operations['getClub']['parameters']['query']>;
export type AuditAction = Schemas['AuditAction'];
export type AuditEntry = Schemas['AuditEntry'];
export type BanPatch = Schemas['BanPatch'];
export type Dashboard = Schemas['Dashboard'];
export type HiddenFlight = Schemas['HiddenFlight'];
export type ModeratedFlight = Schemas['ModeratedFlight'];
export type ModeratedUser = Schemas['ModeratedUser'];
export type NewReport = Schemas['NewReport'];
export type Report = Schemas['Report'];
export type ReportKind = Schemas['ReportKind'];
export type ReportReason = Schemas['ReportReason'];
export type UserRole = Schemas['UserRole'];
export type ModeratedClub = Schemas['ModeratedClub'];
export type ClubAdministrator = Schemas['ClubAdministrator'];
export type ClubPagePatch = Schemas['ClubPagePatch'];
export type ClubPatch = Schemas['ClubPatch'];
export type ClubMerge = Schemas['ClubMerge'];
