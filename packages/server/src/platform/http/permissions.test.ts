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
} from '@cloudstreet/sdk/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { sampleImage } from '../../stories/testing/sample-media.js';
import { sampleIgc } from '../../testing/sample-igc.js';
import {
  PASSWORD,
  startTestApi,
  type TestApi,
  type TestUser,
} from '../../testing/start-test-api.js';

/** The authorisation matrix: every operation of the contract, called by everyone there is. */

const ROLES = ['anonymous', 'owner', 'co-pilot', 'stranger', 'superuser'] as const;
type Role = (typeof ROLES)[number];

const MAY: Record<Permission, readonly Role[]> = {
  public: ROLES,
  'signed-in': ['owner', 'co-pilot', 'stranger', 'superuser'],
  owner: ['owner', 'superuser'],
  superuser: ['superuser'],
};

interface Sample {
  /**
   * `{flight}`, `{story}`, `{group}`, `{certificate}` and `{device}` stand for ones of the owner, `{idol}` for a
   * user with no other part, `{igc}` and
   * `{new}` for what is not there yet.
   */
  path: string;
  json?: object;
  form?: Record<string, string | Blob>;
  /** Calls that always fail: a wrong password, an invented link. */
  refused?: true;
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
  listFollowRequests: { path: '/user/me/follow-request' },
  // No one has asked.
  acceptFollower: { path: '/user/me/follower/{idol}', refused: true },
  removeFollower: { path: '/user/me/follower/{idol}' },
  suggestUsers: { path: '/user/me/suggestion' },
  // Too short: else the recipient would be asked, who takes no messages.
  listUserTrends: { path: '/usertrends/{owner}' },
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
  getFlightData: { path: '/flightdata/{scored}' },
  getFlightCoach: { path: '/flight/{scored}/coach' },
  getTerrainTile: { path: '/terrain/12/2128/1373', refused: true },
  getBasemapTile: { path: '/basemap/8/133/86', refused: true },
  getMapLayerTile: { path: '/maplayer/rain/2/1/1', refused: true },
  getPremiumMapLayerTile: { path: '/maplayer/premium/ground/2/1/1', refused: true },
  addStory: { path: '/story', form: { flight_id: '{flight}', image: imageBlob } },
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
  followClub: { path: '/club/1/follow' },
  unfollowClub: { path: '/club/1/follow' },
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

beforeAll(async () => {
  testApi = await startTestApi({ clock: () => new Date('2026-07-14T18:00:00Z') });
  users = {
    owner: await testApi.signUp({ clubName: 'LSV Anklam' }),
    'co-pilot': await testApi.signUp(),
    stranger: await testApi.signUp(),
    superuser: await testApi.signUp(),
  };
  idol = await testApi.signUp();
  const { db } = testApi.server.services;
  await db
    .updateTable('user')
    .set({ is_superuser: true })
    .where('id', '=', users.superuser.id)
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
  test.each(ROLES)('%s', async (role) => {
    const token = await tokenOf(row, role);
    expect(await outcomeOf(row, await call(row, role, token))).toBe(expected(row, role));
  });

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
    ...(json && { body: fill(JSON.stringify(json)) }),
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
  if (wanted.includes('{device}')) {
    const { id: device } = await unwrap(api.POST('/user/device', { body: { id: 'FLRDDA5BA' } }));
    made.set('{device}', device);
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
