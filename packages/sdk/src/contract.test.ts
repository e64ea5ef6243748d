import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { document } from './contract.js';

const root = fileURLToPath(new URL('..', import.meta.url));

test('the generated files match the contract', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'contract-'));
  try {
    const script = path.join(root, 'scripts/generate.mjs');
    await promisify(execFile)(process.execPath, [script, folder]);
    for (const name of ['openapi.json', 'schema.ts', 'operations.ts', 'namespaces.ts']) {
      const expected = await readFile(path.join(folder, name), 'utf8');
      const committed = await readFile(path.join(root, 'src/generated', name), 'utf8');
      expect(committed === expected, `${name} is out of date: npm run generate`).toBe(true);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});

/** Permissions of the specification. A change here changes the rules of the product. */
const PERMISSIONS = {
  getToken: 'public',
  getCaptcha: 'public',
  resendVerification: 'public',
  verifyEmail: 'public',
  recoverPassword: 'public',
  resetPassword: 'public',
  requestUpdateEmail: 'signed-in',
  updateEmail: 'signed-in',
  listClients: 'signed-in',
  deleteClient: 'signed-in',
  listPersonalTokens: 'signed-in',
  createPersonalToken: 'signed-in',
  deletePersonalToken: 'signed-in',
  logOut: 'signed-in',
  revokeToken: 'public',
  claimSuperuser: 'signed-in',
  createUser: 'public',
  restoreUser: 'public',
  deleteMe: 'signed-in',
  createExport: 'signed-in',
  getExport: 'public',
  getImport: 'signed-in',
  createImport: 'signed-in',
  cancelImport: 'signed-in',
  sendUserMessage: 'signed-in',
  getSkysightLogin: 'signed-in',
  getCopilotLogin: 'signed-in',
  connectDevice: 'signed-in',
  getDevice: 'public',
  disconnectDevice: 'owner',
  listCertificates: 'signed-in',
  createCertificate: 'signed-in',
  downloadCertificate: 'owner',
  deleteCertificate: 'owner',
  checkCertificate: 'public',
  listBadges: 'public',
  getBadge: 'public',
  listAchievements: 'public',
  listBadgeProgress: 'public',
  getBadgeClaim: 'public',
  listBadgeHolders: 'public',
  getMe: 'signed-in',
  updateMe: 'signed-in',
  setUserImage: 'signed-in',
  deleteUserImage: 'signed-in',
  getUser: 'public',
  listUsers: 'public',
  listUserTrends: 'public',
  followUser: 'signed-in',
  unfollowUser: 'signed-in',
  listFollowers: 'public',
  listFollowing: 'public',
  listFollowedClubs: 'public',
  listFollowedAirports: 'public',
  listFollowRequests: 'signed-in',
  acceptFollower: 'signed-in',
  removeFollower: 'signed-in',
  suggestUsers: 'signed-in',
  followClub: 'signed-in',
  unfollowClub: 'signed-in',
  followAirport: 'signed-in',
  unfollowAirport: 'signed-in',
  uploadIgcFile: 'signed-in',
  downloadIgcFile: 'public',
  listFlightLines: 'public',
  listFlightsOfMonth: 'public',
  listFlights: 'public',
  getFlightActivity: 'public',
  countFlights: 'public',
  listFlightChanges: 'public',
  getInstanceSeason: 'public',
  getFlightDay: 'public',
  starFlight: 'signed-in',
  unstarFlight: 'signed-in',
  listFlightStars: 'public',
  pinFlightOfMonth: 'superuser',
  unpinFlightOfMonth: 'superuser',
  listFlightMeetings: 'public',
  getFlightPlacing: 'public',
  getFlightDetail: 'public',
  updateFlightDetail: 'owner',
  deleteFlightDetail: 'owner',
  getFlightData: 'public',
  getFlightCoach: 'public',
  getTerrainTile: 'public',
  getBasemapTile: 'public',
  getMapLayerTile: 'public',
  getPremiumMapLayerTile: 'public',
  addStory: 'owner',
  updateStory: 'owner',
  deleteStory: 'owner',
  listAircraft: 'public',
  getSimpleAircraft: 'public',
  getAircraft: 'public',
  getAirport: 'public',
  listAirports: 'public',
  listAirspaces: 'public',
  getClub: 'public',
  getRanking: 'public',
  getRankingPlace: 'public',
  countRanking: 'public',
  searchRanking: 'public',
  getRankingFlights: 'public',
  listUserGroups: 'public',
  createUserGroup: 'signed-in',
  getUserGroup: 'public',
  updateUserGroup: 'owner',
  deleteUserGroup: 'owner',
  setUserGroupImage: 'owner',
  deleteUserGroupImage: 'owner',
  addToUserGroup: 'owner',
  removeFromUserGroup: 'owner',
  leaveUserGroup: 'signed-in',
  getPlans: 'public',
  startSubscription: 'signed-in',
  updateSubscription: 'signed-in',
  previewSubscription: 'signed-in',
  openPaymentPortal: 'signed-in',
  redeemCoupon: 'signed-in',
  receivePaymentEvent: 'public',
  getInstance: 'public',
  reportScriptError: 'public',
  findCopilots: 'signed-in',
  findFlownAircraft: 'signed-in',
  listNotifications: 'signed-in',
  readNotifications: 'signed-in',
  getPushKey: 'signed-in',
  addPushSubscription: 'signed-in',
  changePushSubscription: 'public',
  deletePushSubscription: 'signed-in',
  search: 'public',
  streamEvents: 'public',
  listClubs: 'public',
  listSectors: 'public',
  getPointOfInterest: 'public',
};

const operations = Object.values(document.paths)
  .flatMap((item) => Object.values(item))
  .filter((entry) => 'operationId' in entry);

test('each operation declares its permission', () => {
  const stated = operations.map(({ operationId, 'x-permission': permission }) => [
    operationId,
    permission,
  ]);
  expect(Object.fromEntries(stated)).toEqual(PERMISSIONS);
});

/** Operations that personal access tokens can never call. A change here changes what a leaked token can do. */
const NEVER_BY_TOKEN = [
  'addPushSubscription',
  'cancelImport',
  'changePushSubscription',
  'claimSuperuser',
  'createExport',
  'createImport',
  'createPersonalToken',
  'createUser',
  'deleteClient',
  'deleteMe',
  'deletePersonalToken',
  'deletePushSubscription',
  'getCaptcha',
  'getCopilotLogin',
  'getExport',
  'getImport',
  'getPushKey',
  'getSkysightLogin',
  'getToken',
  'listClients',
  'listPersonalTokens',
  'logOut',
  'openPaymentPortal',
  'previewSubscription',
  'receivePaymentEvent',
  'recoverPassword',
  'redeemCoupon',
  'requestUpdateEmail',
  'resendVerification',
  'resetPassword',
  'restoreUser',
  'revokeToken',
  'startSubscription',
  'updateEmail',
  'updateMe',
  'updateSubscription',
  'verifyEmail',
];

test('operations of the account itself have no scope', () => {
  const without = operations.filter(({ 'x-scope': scope }) => scope === 'none');
  expect(without.map(({ operationId }) => operationId).toSorted()).toEqual(NEVER_BY_TOKEN);
});

test('uploads have a scope of their own', () => {
  const uploads = operations.filter(({ 'x-scope': scope }) => scope === 'upload');
  expect(uploads.map(({ operationId }) => operationId).toSorted()).toEqual([
    'addStory',
    'uploadIgcFile',
  ]);
});

/** They do not read the token of the caller. */
const TOKENLESS: ReadonlySet<string> = new Set(['getToken', 'revokeToken']);

/** Responses of the server before it calls an operation. */
test.each(operations)('$operationId declares the common responses', (operation) => {
  const { operationId, requestBody, responses } = operation;
  expect(Object.keys(responses)).toEqual(
    expect.arrayContaining([
      ...(TOKENLESS.has(operationId) ? [] : ['401', '403']),
      ...(requestBody ? ['400', '408', '413', '415'] : []),
      '429',
      '500',
      '503',
    ]),
  );
});
