import {
  createApi,
  signIn,
  unwrap,
  uploadFlight,
  uploadStory,
  waitForScore,
} from '@cloudstreet/sdk';
import {
  type ContractOperation,
  document,
  type OperationId,
  type Permission,
  type Schemas,
} from '@cloudstreet/sdk/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { sampleImage } from '../../stories/testing/sample-media.js';
import { pointFeature } from '../../tasks/testing/point-feature.js';
import { sampleIgc } from '../../testing/sample-igc.js';
import {
  PASSWORD,
  startTestApi,
  type TestApi,
  type TestUser,
} from '../../testing/start-test-api.js';

/** The authorisation matrix: every operation of the contract, called by everyone there is. */

const ROLES = ['anonymous', 'owner', 'co-pilot', 'stranger', 'moderator', 'superuser'] as const;
type Role = (typeof ROLES)[number];

/** On another version of PostgreSQL only the statements may differ, and superusers reach them all. */
const IS_OTHER_POSTGRES = process.env.CLOUDSTREET_TEST_PG !== undefined;
const CALLERS: readonly Role[] = IS_OTHER_POSTGRES ? ['superuser'] : ROLES;

const MAY: Record<Permission, readonly Role[]> = {
  public: ROLES,
  'signed-in': ['owner', 'co-pilot', 'stranger', 'moderator', 'superuser'],
  owner: ['owner', 'superuser'],
  moderator: ['moderator', 'superuser'],
  superuser: ['superuser'],
};

interface Sample {
  /**
   * `{flight}`, `{story}`, `{group}`, `{collection}`, `{task}`, `{competition}`, `{travel}`, `{waypoints}`, `{waypoint}`, `{certificate}`, `{club}`, `{device}` and `{report}` stand for ones of the owner, `{idol}` for a
   * user with no other part, `{igc}` and
   * `{new}` for what is not there yet.
   */
  path: string;
  json?: object;
  form?: Record<string, string | Blob>;
  /** Calls that always fail: a wrong password, an invented link. */
  refused?: true;
  /** Calls of the co-pilot that succeed although those of others do not. */
  isForCoPilot?: true;
  /** Calls of moderators that succeed although those of others do not. */
  isForModerator?: true;
  /** Leaves its caller logged out. */
  endsSession?: true;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const imageBlob = new Blob([await sampleImage()]);

/** The client of sessions that end. */
const PASSING = 'passing-client';

const DEVICE = {
  endpoint: 'https://push.example.org/send/1',
  keys: {
    p256dh:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
};

const TASK: Schemas['NewTask'] = {
  point_features: [pointFeature('Home', 7, 51), pointFeature('Away', 8, 51)],
};

const TASK_FILE = 'name,code,country,lat,lon,elev,style\n';

const CHAMPIONSHIP: Schemas['NewChampionship'] = {
  name: 'Ridge Championship',
  start_date: '2026-07-11',
  end_date: '2026-07-18',
};

/** A request of every operation. */
const REQUESTS: Record<OperationId, Sample> = {
  getToken: {
    path: '/auth/token',
    form: { grant_type: 'password', username: '{email}', password: PASSWORD },
  },
  getCaptcha: { path: '/auth/captcha' },
  resendVerification: { path: '/auth/resend-verification/jo@example.org', json: {} },
  verifyEmail: { path: '/auth/verify-email/guess', refused: true },
  recoverPassword: { path: '/auth/recover-password/jo@example.org', json: {} },
  resetPassword: {
    path: '/auth/reset-password',
    json: { token: 'guess', new_password: 'winds of the north' },
    refused: true,
  },
  requestUpdateEmail: {
    path: '/auth/request-update-email',
    json: { password: PASSWORD, new_email: '{new}@example.org' },
  },
  updateEmail: { path: '/auth/update-email/guess', refused: true },
  restoreUser: {
    path: '/auth/restore',
    json: { email: 'unknown@example.org', password: 'no idea' },
    refused: true,
  },
  listClients: { path: '/auth/client' },
  deleteClient: { path: `/auth/client?client_id=${PASSING}`, endsSession: true },
  listPersonalTokens: { path: '/auth/personal-token' },
  createPersonalToken: {
    path: '/auth/personal-token',
    json: { name: 'Mirror {new}', scopes: ['read'], password: PASSWORD },
  },
  // An unknown one.
  deletePersonalToken: { path: '/auth/personal-token/2147483647', refused: true },
  logOut: { path: '/auth/logout', endsSession: true },
  revokeToken: { path: '/auth/revoke', form: { token: 'guess' } },
  claimSuperuser: { path: '/auth/superuser/guess', refused: true },
  createUser: {
    path: '/user',
    json: {
      name: 'Jo {new}',
      email: 'jo.{new}@example.org',
      password: PASSWORD,
      date_of_birth: '1990-05-17',
      gender: 'F',
    },
  },
  getMe: { path: '/user/me' },
  updateMe: { path: '/user/me', json: { bio: 'Flies.' } },
  listMemberships: { path: '/user/me/membership' },
  setMemberships: {
    path: '/user/me/membership',
    json: { memberships: [{ club_id: 2_147_483_647, until: '2020-01-01' }] },
    refused: true,
  },
  createExport: { path: '/user/me/export' },
  getImport: { path: '/user/me/import' },
  createImport: { path: '/user/me/import', form: { archive: imageBlob }, refused: true },
  cancelImport: { path: '/user/me/import' },
  getExport: { path: '/user/export/guess', refused: true },
  deleteMe: {
    path: '/user/me/delete',
    json: { password: 'no idea' },
    refused: true,
  },
  setUserImage: { path: '/user/image', form: { image: imageBlob } },
  deleteUserImage: { path: '/user/image' },
  getUser: { path: '/user/{owner}' },
  listUsers: { path: '/user?id_in={owner}' },
  findCopilots: { path: '/user/copilot/jo' },
  findFlownAircraft: { path: '/user/aircraft/discus' },
  followUser: { path: '/user/{idol}/follow' },
  unfollowUser: { path: '/user/{idol}/follow' },
  listFollowers: { path: '/user/{owner}/followers' },
  listFollowing: { path: '/user/{owner}/following' },
  listFollowedClubs: { path: '/user/{owner}/following/club' },
  listFollowedAirports: { path: '/user/{owner}/following/airport' },
  listCrewRequests: { path: '/user/me/crew-request' },
  listFollowRequests: { path: '/user/me/follow-request' },
  // No one has asked.
  acceptFollower: { path: '/user/me/follower/{idol}', refused: true },
  removeFollower: { path: '/user/me/follower/{idol}' },
  suggestUsers: { path: '/user/me/suggestion' },
  // Too short: else the recipient would be asked, who takes no messages.
  listUserTrends: { path: '/usertrends/{owner}' },
  getUserYear: { path: '/useryear/{owner}/2026' },
  sendUserMessage: {
    path: '/usermessage',
    json: { recipient_id: 1, message: 'Hello.' },
    refused: true,
  },
  getSkysightLogin: { path: '/user/me/skysight' },
  getCopilotLogin: { path: '/user/me/copilot' },
  connectDevice: { path: '/user/device', json: { id: 'FLR000001', take_over: true } },
  getDevice: { path: '/user/device/{device}' },
  disconnectDevice: { path: '/user/device/{device}' },
  listCertificates: { path: '/user/certificate' },
  // Of a season without flights, which only the owner has.
  createCertificate: { path: '/user/certificate', json: { season: 1999 }, refused: true },
  downloadCertificate: { path: '/user/certificate/{certificate}' },
  deleteCertificate: { path: '/user/certificate/{certificate}' },
  checkCertificate: { path: '/certificate/{code}' },
  listBadges: { path: '/badge' },
  getBadge: { path: '/badge/endurance' },
  listAchievements: { path: '/achievement/user/{owner}' },
  listBadgeProgress: { path: '/achievement/user/{owner}/progress' },
  getBadgeClaim: { path: '/achievement/user/{owner}/claim/silver' },
  listBadgeHolders: { path: '/achievement/badge/endurance' },
  uploadIgcFile: { path: '/igcfile', form: { file: '{igc}' } },
  downloadIgcFile: { path: '/igcfile/{file}' },
  listFlights: { path: '/flight' },
  getFlightActivity: { path: '/flight/activity' },
  countFlights: { path: '/flight/count' },
  listFlightChanges: { path: '/flight/changes' },
  listFeed: { path: '/flight/feed' },
  readFeed: { path: '/flight/feed/read', json: { until: '2026-07-14T18:00:00Z' } },
  listFlightLines: { path: '/flightlines' },
  listFlightsOfMonth: { path: '/flightmonth/2026-07' },
  getFlightDay: { path: '/flightday?scoring_date=2026-07-14' },
  starFlight: { path: '/flight/star/{scored}' },
  unstarFlight: { path: '/flight/star/{scored}' },
  listFlightStars: { path: '/flight/{scored}/stars' },
  pinFlightOfMonth: { path: '/flight/{scored}/pin' },
  unpinFlightOfMonth: { path: '/flight/{scored}/pin' },
  listFlightMeetings: { path: '/flight/{scored}/meetings' },
  getFlightPlacing: { path: '/flight/{scored}/placing' },
  getFlightDetail: { path: '/flightdetail/{scored}' },
  updateFlightDetail: { path: '/flightdetail/{flight}', json: { registration: 'D-4321' } },
  deleteFlightDetail: { path: '/flightdetail/{flight}' },
  // No one has asked.
  confirmCrew: { path: '/flightdetail/2000000000/crew', refused: true },
  updateCrew: {
    path: '/flightdetail/{flight}/crew',
    json: { visibility: 'private' },
    refused: true,
    isForCoPilot: true,
  },
  leaveCrew: { path: '/flightdetail/{flight}/crew' },
  getFlightData: { path: '/flightdata/{scored}' },
  getFlightCoach: { path: '/flight/{scored}/coach' },
  getTerrainTile: { path: '/terrain/12/2128/1373', refused: true },
  getBasemapTile: { path: '/basemap/8/133/86', refused: true },
  getMapLayerTile: { path: '/maplayer/rain/2/1/1', refused: true },
  getPremiumMapLayerTile: { path: '/maplayer/premium/ground/2/1/1', refused: true },
  addStory: {
    path: '/story',
    form: { flight_id: '{flight}', image: imageBlob },
    isForCoPilot: true,
  },
  updateStory: { path: '/story/{story}', json: { comment: 'Clouds.' } },
  deleteStory: { path: '/story/{story}' },
  listAircraft: { path: '/aircraft' },
  getSimpleAircraft: { path: '/aircraft/simple/1' },
  getAircraft: { path: '/aircraft/1' },
  listAirports: { path: '/airport?bbox=7,50,8,51' },
  streamEvents: { path: '/event' },
  listClubs: { path: '/club' },
  listSectors: { path: '/sector' },
  getPointOfInterest: { path: '/point_of_interest/city-2950159' },
  getAirport: { path: '/airport/1' },
  followAirport: { path: '/airport/1/follow' },
  unfollowAirport: { path: '/airport/1/follow' },
  listAirspaces: { path: '/airspace?bbox=7,50,8,51' },
  getClub: { path: '/club/1' },
  updateClubPage: {
    path: '/club/{club}',
    json: { url: 'https://club.example.org' },
    isForModerator: true,
  },
  setClubImage: { path: '/club/{club}/image', form: { image: imageBlob }, isForModerator: true },
  deleteClubImage: { path: '/club/{club}/image', isForModerator: true },
  followClub: { path: '/club/1/follow' },
  unfollowClub: { path: '/club/1/follow' },
  listCentralCompetitions: { path: '/soaringspot', refused: true },
  getCentralCompetition: { path: '/soaringspot/1', refused: true },
  getCentralDay: { path: '/soaringspot/1/day/1', refused: true },
  listFlightCollections: { path: '/flightcollection' },
  createFlightCollection: { path: '/flightcollection', json: { name: 'Wave' } },
  getFlightCollection: { path: '/flightcollection/{collection}' },
  updateFlightCollection: { path: '/flightcollection/{collection}', json: { name: 'Ridge' } },
  deleteFlightCollection: { path: '/flightcollection/{collection}' },
  setFlightCollectionImage: {
    path: '/flightcollection/image/{collection}',
    form: { image: imageBlob },
  },
  deleteFlightCollectionImage: { path: '/flightcollection/image/{collection}' },
  addToFlightCollection: { path: '/flightcollection/add/{collection}?flight_id={scored}' },
  removeFromFlightCollection: { path: '/flightcollection/add/{collection}?flight_id={scored}' },
  starFlightCollection: { path: '/flightcollection/star/{collection}' },
  unstarFlightCollection: { path: '/flightcollection/star/{collection}' },
  listFlightCollectionStars: { path: '/flightcollection/{collection}/stars' },
  duplicateFlightCollection: { path: '/flightcollection/duplicate/{collection}' },
  downloadFlightCollection: { path: '/flightcollection/archive/{collection}' },
  listTasks: { path: '/task' },
  createTask: { path: '/task', json: TASK },
  getTask: { path: '/task/{task}' },
  getTaskByToken: { path: '/task/token/{taskToken}' },
  updateTask: { path: '/task/{task}', json: { name: 'Ridge' } },
  deleteTask: { path: '/task/{task}' },
  uploadTasks: { path: '/task/cup', form: { file: new Blob([TASK_FILE]) } },
  starTask: { path: '/task/star/{task}' },
  unstarTask: { path: '/task/star/{task}' },
  duplicateTask: { path: '/task/duplicate/{task}' },
  downloadTask: { path: '/task/file/{task}?format=tsk' },
  listTaskDeclarations: { path: '/task/declaration' },
  declareTask: {
    path: '/task/declaration',
    json: { task_id: '{task}', declared_until: '2026-07-15T18:00:00Z' },
  },
  deleteTaskDeclaration: { path: '/task/declaration' },
  getTaskDeclaration: { path: '/task/declaration/1' },
  listCompetitions: { path: '/task/score' },
  createCompetition: {
    path: '/task/score',
    json: { task_id: 2_147_483_647, score_kind: 'date', scoring_date: '2026-07-14' },
    refused: true,
  },
  getCompetition: { path: '/task/score/{competition}' },
  updateCompetition: { path: '/task/score/{competition}', json: { name: 'Ridge day' } },
  deleteCompetition: { path: '/task/score/{competition}' },
  setTaskPenalty: {
    path: '/task/score/{competition}/penalty/{scored}',
    json: { points: 5, reason: 'Airspace' },
  },
  removeTaskPenalty: { path: '/task/score/{competition}/penalty/{scored}' },
  downloadCompetition: { path: '/task/score/{competition}/file?format=csv' },
  listChampionships: { path: '/championship' },
  createChampionship: { path: '/championship', json: CHAMPIONSHIP },
  getChampionship: { path: '/championship/{championship}' },
  updateChampionship: { path: '/championship/{championship}', json: { place: 'Ridgefield' } },
  deleteChampionship: { path: '/championship/{championship}' },
  createChampionshipClass: {
    path: '/championship/{championship}/class',
    json: { name: 'Open', rules: 'open' },
  },
  updateChampionshipClass: {
    path: '/championship/{championship}/class/{class}',
    json: { name: 'Club' },
  },
  deleteChampionshipClass: { path: '/championship/{championship}/class/{class}' },
  createChampionshipEntry: {
    path: '/championship/{championship}/class/{class}/entry',
    json: { name: 'Jo', competition_id: 'JO' },
  },
  uploadChampionshipEntries: {
    path: '/championship/{championship}/class/{class}/entries',
    json: { csv: 'competition_id,handicap\nJO,100' },
  },
  updateChampionshipEntry: {
    path: '/championship/{championship}/entry/{entry}',
    json: { handicap: 101 },
  },
  deleteChampionshipEntry: { path: '/championship/{championship}/entry/{entry}' },
  createChampionshipDay: {
    path: '/championship/{championship}/class/{class}/day',
    json: { date: '2026-07-15', task_id: 2_147_483_647 },
    refused: true,
  },
  getChampionshipDay: { path: '/championship/{championship}/day/{championshipDay}' },
  updateChampionshipDay: {
    path: '/championship/{championship}/day/{championshipDay}',
    json: { start_time: '10:30' },
  },
  deleteChampionshipDay: { path: '/championship/{championship}/day/{championshipDay}' },
  setChampionshipPenalty: {
    path: '/championship/{championship}/day/{championshipDay}/penalty/{entry}',
    json: { points: 5, reason: 'Airspace' },
  },
  removeChampionshipPenalty: {
    path: '/championship/{championship}/day/{championshipDay}/penalty/{entry}',
  },
  downloadChampionshipDay: {
    path: '/championship/{championship}/day/{championshipDay}/file?format=csv',
  },
  listTravels: { path: '/travel' },
  getTravel: { path: '/travel/{travel}' },
  updateTravel: { path: '/travel/{travel}', json: { name: 'To the sea' } },
  setTravelImage: { path: '/travel/image/{travel}', form: { image: imageBlob } },
  deleteTravelImage: { path: '/travel/image/{travel}' },
  listWaypointCollections: { path: '/waypointcollection' },
  createWaypointCollection: { path: '/waypointcollection', json: { name: 'Alps' } },
  getWaypointCollection: { path: '/waypointcollection/{waypoints}' },
  updateWaypointCollection: { path: '/waypointcollection/{waypoints}', json: { name: 'Jura' } },
  deleteWaypointCollection: { path: '/waypointcollection/{waypoints}' },
  starWaypointCollection: { path: '/waypointcollection/star/{waypoints}' },
  unstarWaypointCollection: { path: '/waypointcollection/star/{waypoints}' },
  duplicateWaypointCollection: { path: '/waypointcollection/duplicate/{waypoints}' },
  createWaypoint: {
    path: '/waypoint?collection_id={waypoints}',
    json: { name: 'Pass', geom: { type: 'Point', coordinates: [9, 47] } },
  },
  uploadWaypoints: {
    path: '/waypoint/cup?collection_id={waypoints}',
    form: { file: new Blob(['name,code,country,lat,lon\nPass,,CH,4700.000N,00900.000E\n']) },
  },
  updateWaypoint: { path: '/waypoint/{waypoint}', json: { name: 'Pass' } },
  deleteWaypoint: { path: '/waypoint/{waypoint}' },
  listComments: { path: '/comment/flight/{scored}' },
  addComment: { path: '/comment/flight/{scored}', json: { comment: 'Well flown!' } },
  // Its rules depend on the comment, see the tests of comments.
  updateComment: { path: '/comment/2147483647', json: { comment: 'Well flown!' }, refused: true },
  deleteComment: { path: '/comment/2147483647' },
  addReaction: { path: '/comment/reaction/2147483647', json: { value: '👏' }, refused: true },
  deleteReaction: { path: '/comment/reaction/2147483647' },
  listUserGroups: { path: '/usergroup' },
  createUserGroup: { path: '/usergroup', json: { name: 'Wave camp' } },
  getUserGroup: { path: '/usergroup/{group}' },
  updateUserGroup: { path: '/usergroup/{group}', json: { name: 'Ridge camp' } },
  deleteUserGroup: { path: '/usergroup/{group}' },
  setUserGroupImage: { path: '/usergroup/image/{group}', form: { image: imageBlob } },
  deleteUserGroupImage: { path: '/usergroup/image/{group}' },
  addToUserGroup: { path: '/usergroup/add/{group}?user_id={owner}&role=owner' },
  removeFromUserGroup: { path: '/usergroup/add/{group}?user_id={mate}' },
  leaveUserGroup: { path: '/usergroup/leave/{group}' },
  listNotifications: { path: '/notification' },
  readNotifications: { path: '/notification/read', json: { until: 1 } },
  getPushKey: { path: '/push_subscription' },
  addPushSubscription: { path: '/push_subscription', json: DEVICE },
  changePushSubscription: {
    path: '/push_subscription/change?old_endpoint=guess',
    json: DEVICE,
    refused: true,
  },
  deletePushSubscription: { path: '/push_subscription/delete', json: DEVICE },
  getRanking: { path: '/ranking', json: {} },
  getRankingPlace: { path: '/ranking/user/1', json: {} },
  countRanking: { path: '/ranking/count', json: {} },
  searchRanking: { path: '/ranking/search?name=Jo', json: {} },
  getRankingFlights: { path: '/ranking/flights/1', json: {} },
  getPlans: { path: '/plan' },
  startSubscription: {
    path: '/subscription',
    json: { plan: 'premium' },
    refused: true,
  },
  updateSubscription: {
    path: '/subscription',
    json: { cancelled: true },
    refused: true,
  },
  previewSubscription: {
    path: '/subscription/preview',
    json: { plan: 'patron' },
    refused: true,
  },
  openPaymentPortal: { path: '/subscription/portal', refused: true },
  redeemCoupon: { path: '/coupon/guess', refused: true },
  receivePaymentEvent: { path: '/payment/webhook', json: {}, refused: true },
  getInstance: { path: '/instance' },
  getInstanceSeason: { path: '/instance/season' },
  reportScriptError: { path: '/instance/script-error', json: { kind: 'error', message: 'x' } },
  createReport: { path: '/report', json: { kind: 'user', id: 1, reason: 'spam' } },
  getDashboard: { path: '/dashboard' },
  listReports: { path: '/dashboard/report' },
  removeReportedWords: {
    path: '/dashboard/report/{report}/remove',
    json: { reason: 'A test.' },
    refused: true,
  },
  closeReport: { path: '/dashboard/report/{report}/close' },
  listModeratedFlights: { path: '/dashboard/flight' },
  hideFlight: { path: '/dashboard/flight/{flight}/hide', json: { reason: 'A test.' } },
  restoreFlight: { path: '/dashboard/flight/{scored}/restore' },
  scoreFlightAgain: { path: '/dashboard/flight/{flight}/rescore' },
  removeStory: { path: '/dashboard/story/{story}/remove', json: { reason: 'A test.' } },
  listAuditEntries: { path: '/dashboard/audit' },
  listModeratedUsers: { path: '/dashboard/user' },
  updateBans: {
    path: '/dashboard/user/{idol}/bans',
    json: { is_content_banned: true, reason: 'A test.' },
  },
  signOutUser: { path: '/dashboard/user/{idol}/sign-out' },
  listModeratedClubs: { path: '/dashboard/club' },
  updateClub: { path: '/dashboard/club/1', json: { url: 'https://club.example.org' } },
  previewClubMerge: { path: '/dashboard/club/1/merge?into=2147483647', refused: true },
  listClubAdministrators: { path: '/dashboard/club/{club}/administrator' },
  appointClubAdministrator: { path: '/dashboard/club/{club}/administrator?user_id={mate}' },
  dismissClubAdministrator: { path: '/dashboard/club/{club}/administrator?user_id={idol}' },
  mergeClub: { path: '/dashboard/club/1/merge?into=2147483647', refused: true },
  previewUserMerge: { path: '/dashboard/user/{idol}/merge?into={owner}' },
  mergeUser: { path: '/dashboard/user/{idol}/merge?into=2147483647', refused: true },
  setUserRole: { path: '/dashboard/user/{idol}/role', json: { role: 'user' } },
  search: { path: '/search', json: { search_items: [{ key: 'name', value: 'Otto' }] } },
};

interface Row {
  id: OperationId;
  method: string;
  permission: Permission;
  responses: ContractOperation['responses'];
}

const operations: Row[] = Object.values(document.paths).flatMap((path) =>
  Object.entries(path)
    .filter(([method]) => method !== 'parameters')
    .map(([method, operation]) => ({
      id: operation.operationId,
      method: method.toUpperCase(),
      permission: operation['x-permission'],
      responses: operation.responses,
    })),
);

let testApi: TestApi;
let users: Record<Exclude<Role, 'anonymous'>, TestUser>;
let idol: TestUser;
let scoredFlight: number;
let scoredFile: number;
let administeredClub: number;

beforeAll(async () => {
  testApi = await startTestApi({ clock: () => new Date('2026-07-14T18:00:00Z') });
  users = {
    owner: await testApi.signUp({ clubName: 'LSV Anklam' }),
    'co-pilot': await testApi.signUp(),
    stranger: await testApi.signUp(),
    moderator: await testApi.signUp(),
    superuser: await testApi.signUp(),
  };
  idol = await testApi.signUp();
  const { db } = testApi.server.services;
  await db
    .updateTable('user')
    .set({ is_superuser: true })
    .where('id', '=', users.superuser.id)
    .execute();
  await db
    .updateTable('user')
    .set({ is_moderator: true })
    .where('id', '=', users.moderator.id)
    .execute();
  const { club } = await unwrap(users.owner.api.GET('/user/me'));
  administeredClub = club!.id;
  await db
    .insertInto('club_administrator')
    .values({ club_id: administeredClub, user_id: users.owner.id, appointed: new Date() })
    .execute();
  await unwrap(users.owner.api.PATCH('/user/me', { body: { open_in_seeyou: true } }));
  scoredFlight = await uploadFresh();
  const scored = await waitForScore(users.owner.api, scoredFlight, { pollMs: 50 });
  scoredFile = scored.igc_file.id;
});

test('the matrix covers all operations and permissions', () => {
  expect(operations.map(({ id }) => id).toSorted()).toEqual(Object.keys(REQUESTS).toSorted());
  for (const { permission } of operations) expect(Object.keys(MAY)).toContain(permission);
});

describe.each(operations)('$id ($permission)', (row) => {
  test.each(CALLERS)('%s', async (role) => {
    const token = await tokenOf(row, role);
    expect(await outcomeOf(row, await call(row, role, token))).toBe(expected(row, role));
  });
  if (IS_OTHER_POSTGRES) return;

  test('an invented token belongs to no user', async () => {
    const ignoresToken = row.id === 'getToken' || row.id === 'revokeToken';
    expect(await outcomeOf(row, await call(row, 'anonymous', 'invented'))).toBe(
      ignoresToken ? expected(row, 'anonymous') : 'to log in first',
    );
  });

  test('an empty token is that of a visitor', async () => {
    expect(await outcomeOf(row, await call(row, 'anonymous', ''))).toBe(expected(row, 'anonymous'));
  });
});

type Outcome = 'done' | 'refused for what it asks' | 'to log in first' | 'forbidden';

function expected({ id, permission }: Row, role: Role): Outcome {
  if (role === 'co-pilot' && REQUESTS[id].isForCoPilot) return 'done';
  if (role === 'moderator' && REQUESTS[id].isForModerator) return 'done';
  if (MAY[permission].includes(role)) {
    return REQUESTS[id].refused ? 'refused for what it asks' : 'done';
  }
  return role === 'anonymous' ? 'to log in first' : 'forbidden';
}

/** Returns the outcome of a response; one that breaks the contract is returned as text. */
async function outcomeOf({ responses }: Row, response: Response): Promise<string> {
  const { status, headers } = response;
  if (status >= 200 && status < 300 && String(status) in responses) return 'done';
  const body = await response.text();
  if (status === 401 && headers.get('www-authenticate') === 'Bearer' && body === LOG_IN) {
    return 'to log in first';
  }
  if (status === 403) return 'forbidden';
  return [400, 404, 409, 422].includes(status) ? 'refused for what it asks' : `${status} ${body}`;
}

const LOG_IN = JSON.stringify({ detail: 'Please log in first.', code: 'UNAUTHORIZED' });

/** Of the session of its user, or of one that the call may end. */
async function tokenOf({ id }: Row, role: Role): Promise<string | undefined> {
  if (role === 'anonymous') return undefined;
  const { api, email } = users[role];
  if (!REQUESTS[id].endsSession) return api.session.accessToken();
  const passing = createApi({ baseUrl: testApi.url, clientId: PASSING });
  await signIn(passing, { email, password: PASSWORD });
  return passing.session.accessToken();
}

async function call(row: Row, role: Role, token?: string): Promise<Response> {
  const { id, method } = row;
  const { path, json, form } = REQUESTS[id];
  const fill = await makeObjects(
    JSON.stringify([path, json, form]),
    expected(row, role) === 'done',
  );
  const body = new FormData();
  for (const [name, value] of Object.entries(form ?? {})) {
    if (value === '{igc}') body.append(name, new Blob([freshIgc()]), 'fresh.igc');
    else body.append(name, typeof value === 'string' ? fill(value) : value);
  }
  return fetch(`${testApi.url}/v1${fill(path)}`, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(json && { 'content-type': 'application/json' }),
    },
    // The id of a task is a number.
    ...(json && { body: fill(JSON.stringify(json).replace('"{task}"', '{task}')) }),
    ...(form && { body }),
  });
}

/** Creates the objects that a request names, and inserts their ids. Refused calls share one flight. */
async function makeObjects(wanted: string, isAllowed: boolean): Promise<(text: string) => string> {
  const { api, id, email } = users.owner;
  const made = new Map<string, string | number>([
    ['{owner}', id],
    ['{email}', email],
    ['{idol}', idol.id],
    ['{scored}', scoredFlight],
    ['{club}', administeredClub],
    ['{file}', scoredFile],
    ['{mate}', users['co-pilot'].id],
    ['{new}', `X${letters()}`],
  ]);
  if (wanted.includes('{group}')) {
    // A user owns at most fifty.
    await testApi.server.services.db.deleteFrom('user_group').execute();
    const group = await unwrap(api.POST('/usergroup', { body: { name: 'Wave camp' } }));
    made.set('{group}', group.id);
  }
  if (wanted.includes('{collection}')) {
    const body = { name: 'Wave', flight: [scoredFlight] };
    const collection = await unwrap(api.POST('/flightcollection', { body }));
    made.set('{collection}', collection.id);
  }
  if (wanted.includes('{task')) {
    const task = await unwrap(api.POST('/task', { body: { ...TASK, visibility: 'public' } }));
    const linked = await unwrap(api.POST('/task', { body: { ...TASK, visibility: 'link' } }));
    made.set('{task}', task.id);
    made.set('{taskToken}', linked.token!);
  }
  if (wanted.includes('{competition}')) {
    const points = [pointFeature('Start', 7.0933, 51), pointFeature('Finish', 7.0933, 51.1)];
    const task = await unwrap(api.POST('/task', { body: { point_features: points } }));
    const body = { task_id: task.id, score_kind: 'date', scoring_date: '2026-07-14' } as const;
    const competition = await unwrap(api.POST('/task/score', { body }));
    await sql`insert into task_score (competition_id, flight_id, revision, flight_revision, achieved,
        reached_first_turnpoint, distance, path, declared)
      values (${competition.id}, ${scoredFlight}, 1, 1, true, true, 1, '{}', false)
      on conflict do nothing`.execute(testApi.server.services.db);
    made.set('{competition}', competition.id);
  }
  if (wanted.includes('{championship}')) {
    // A user organises at most fifty.
    await testApi.server.services.db.deleteFrom('championship').execute();
    const { id: championship } = await unwrap(api.POST('/championship', { body: CHAMPIONSHIP }));
    const own = { path: { championship } };
    const club = { name: 'Club', rules: 'club' } as const;
    await unwrap(api.POST('/championship/{championship}/class', { params: own, body: club }));
    const { classes } = await unwrap(api.GET('/championship/{championship}', { params: own }));
    const ofClass = { path: { championship, class: classes[0]!.id } };
    const { classes: filled } = await unwrap(
      api.POST('/championship/{championship}/class/{class}/entry', {
        params: ofClass,
        body: { name: 'Ann', competition_id: 'AN' },
      }),
    );
    const points = [pointFeature('Start', 7.0933, 51), pointFeature('Finish', 7.0933, 51.1)];
    const task = await unwrap(api.POST('/task', { body: { point_features: points } }));
    const day = await unwrap(
      api.POST('/championship/{championship}/class/{class}/day', {
        params: ofClass,
        body: { date: '2026-07-14', task_id: task.id },
      }),
    );
    made.set('{championship}', championship);
    made.set('{class}', classes[0]!.id);
    made.set('{entry}', filled[0]!.entries[0]!.id);
    made.set('{championshipDay}', day.id);
  }
  if (wanted.includes('{travel}')) {
    const { rows } = await sql<{ id: number }>`
      with added as (
        insert into travel
          (user_id, is_found, start_date, end_date, flights, distance, points)
        values (${id}, true, '2026-07-01', '2026-07-02', 1, 10, 10) returning id
      )
      insert into travel_flight (travel_id, flight_id) select id, ${scoredFlight} from added
      returning travel_id as id`.execute(testApi.server.services.db);
    made.set('{travel}', rows[0]!.id);
  }
  if (/\{waypoints?\}/.test(wanted)) {
    // A user owns at most a hundred collections.
    await testApi.server.services.db.deleteFrom('waypoint_collection').execute();
    const body = { name: 'Alps', visibility: 'public' as const };
    const { id: collection } = await unwrap(api.POST('/waypointcollection', { body }));
    const params = { query: { collection_id: collection } };
    const geom = { type: 'Point' as const, coordinates: [8, 46] as [number, number] };
    const waypoint = await unwrap(api.POST('/waypoint', { params, body: { name: 'Col', geom } }));
    made.set('{waypoints}', collection);
    made.set('{waypoint}', waypoint.id);
  }
  if (wanted.includes('{device}')) {
    const { id: device } = await unwrap(api.POST('/user/device', { body: { id: 'FLRDDA5BA' } }));
    made.set('{device}', device);
  }
  if (wanted.includes('{report}')) {
    const report = await testApi.server.services.db
      .insertInto('report')
      .values({
        kind: 'user',
        subject_id: String(idol.id),
        user_id: idol.id,
        reporter_id: id,
        reason: 'spam',
        created: new Date(),
      })
      .onConflict((conflict) =>
        conflict.columns(['reporter_id', 'kind', 'subject_id']).doUpdateSet({ closed: null }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    made.set('{report}', report.id);
  }
  if (/\{(certificate|code)\}/.test(wanted)) {
    const { id: certificate, url } = await unwrap(
      api.POST('/user/certificate', { body: { season: 2026 } }),
    );
    made.set('{certificate}', certificate);
    made.set('{code}', url.slice(url.lastIndexOf('/') + 1));
  }
  if (/\{(flight|story)\}/.test(wanted)) {
    const { flight, story } = isAllowed ? await uploadNamed(wanted) : await sharedFlight();
    made.set('{flight}', flight);
    if (story !== undefined) made.set('{story}', story);
  }
  return (text) => text.replace(/\{\w+\}/g, (name) => String(made.get(name) ?? name));
}

/** A flight of the owner with a co-pilot. */
async function uploadFresh(): Promise<number> {
  const [flight] = await uploadFlight(users.owner.api, freshIgc(), { name: 'fresh.igc' });
  if (!flight) throw new Error('An upload without a flight.');
  await testApi.server.services.db
    .updateTable('flight')
    .set({ co_user_id: users['co-pilot'].id })
    .where('id', '=', flight.id)
    .execute();
  return flight.id;
}

interface Uploaded {
  flight: number;
  story?: number;
}

async function uploadNamed(wanted: string): Promise<Uploaded> {
  const flight = await uploadFresh();
  if (!wanted.includes('{story}')) return { flight };
  return { flight, story: (await uploadStory(users.owner.api, flight, imageBlob)).id };
}

let shared: Promise<Uploaded> | undefined;

function sharedFlight(): Promise<Uploaded> {
  shared ??= uploadNamed('{flight} {story}');
  return shared;
}

/** A file that was not sent before. */
function freshIgc(): Uint8Array<ArrayBuffer> {
  return sampleIgc({ serial: letters() });
}

let written = 0;

/** Three letters, each time others. */
function letters(): string {
  written += 1;
  return written
    .toString(26)
    .padStart(3, '0')
    .replace(/./g, (digit) => LETTERS[parseInt(digit, 26)] ?? '');
}
