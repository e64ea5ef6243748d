import type { OperationId } from '@cloudstreet/sdk/contract';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { TooManyRequestsError, text } from '../errors/errors.js';

/** Calls per minute of one user, or of one address without a login. */
const PER_MINUTE: Partial<Record<OperationId, number>> = {
  getToken: 30,
  revokeToken: 30,
  createUser: 20,
  getCaptcha: 60,
  resendVerification: 10,
  recoverPassword: 10,
  resetPassword: 10,
  restoreUser: 10,
  verifyEmail: 30,
  requestUpdateEmail: 5,
  updateEmail: 10,
  claimSuperuser: 10,
  reportScriptError: 10,
  // All flights of a pilot's life dropped at once go through in a few minutes.
  uploadIgcFile: 600,
  addStory: 120,
  setUserImage: 20,
  setUserGroupImage: 20,
  createExport: 5,
  getExport: 10,
  createImport: 5,
  createCertificate: 20,
  downloadCertificate: 20,
  createUserGroup: 10,
  addToUserGroup: 30,
  connectDevice: 10,
  getDevice: 120,
  addPushSubscription: 20,
  changePushSubscription: 10,
  redeemCoupon: 20,
  startSubscription: 10,
  updateSubscription: 10,
  previewSubscription: 30,
  openPaymentPortal: 10,
  receivePaymentEvent: 600,
  search: 300,
  // Megabytes each; a page asks for one.
  listAirspaces: 120,
  getFlightDay: 60,
  // Computed for each call; a page asks for each leg and phase that its reader opens.
  getFlightCoach: 120,
  // A view in 3D takes some dozens of them.
  getTerrainTile: 1200,
  // Pictures of the weather follow a replay.
  getMapLayerTile: 2400,
  getPremiumMapLayerTile: 2400,
  // Of lists, only those that come whole, as files.
  listFlights: 10,
};

/** Calls per minute of one address, where those of users are more. */
const OF_VISITORS: Partial<Record<OperationId, number>> = { uploadIgcFile: 60 };

/** Calls of a limited operation that are not counted. */
const UNLIMITED: Partial<Record<OperationId, (request: FastifyRequest) => boolean>> = {
  listFlights: ({ query }) => (query as { format?: unknown }).format === undefined,
};

/** Calls that need no account: having many accounts must not raise the limit. */
const BY_ADDRESS: ReadonlySet<OperationId> = new Set([
  'getToken',
  'revokeToken',
  'createUser',
  'getCaptcha',
  'resendVerification',
  'recoverPassword',
  'resetPassword',
  'restoreUser',
  'verifyEmail',
  'getExport',
  'changePushSubscription',
  'getDevice',
  'receivePaymentEvent',
  'reportScriptError',
]);

/** The limit of an operation, or undefined where it has none. */
export function rateLimitOf(operationId: OperationId, enabled: boolean) {
  const max = PER_MINUTE[operationId];
  if (!max || !enabled) return undefined;
  const isUnlimited = UNLIMITED[operationId];
  return {
    max: (request: FastifyRequest) =>
      request.user ? max : Math.min(max, OF_VISITORS[operationId] ?? max),
    timeWindow: '1 minute',
    ...(isUnlimited && { allowList: isUnlimited }),
    keyGenerator: (request: FastifyRequest) =>
      request.user && !BY_ADDRESS.has(operationId)
        ? `user ${request.user.id}`
        : callerAddress(request),
  };
}

/** Forms that one user may have on their way at a time: their files are held in memory as a whole. */
const AT_A_TIME: Partial<Record<OperationId, number>> = { uploadIgcFile: 10, addStory: 2 };

/** Keeps one user, or one address, from filling the memory with files, however slowly they come in. */
export function limitFilesAtATime(operationId: OperationId): onRequestAsyncHookHandler {
  const most = AT_A_TIME[operationId] ?? 1;
  const counts = new Map<number | string, number>();
  return async (request, { raw }) => {
    const caller = request.user?.id ?? callerAddress(request);
    const count = counts.get(caller) ?? 0;
    if (count === most) throw tooManyRequests(1000);
    counts.set(caller, count + 1);
    raw.once('close', () => {
      const left = (counts.get(caller) ?? 0) - 1;
      if (left > 0) counts.set(caller, left);
      else counts.delete(caller);
    });
  };
}

/** Stands for the address of a caller who hung up: a closed socket has none. */
const GONE = 'gone';

/** Where a request comes from; of IPv6 the network, in which its owner has addresses without end. */
export function callerAddress({ ip }: { readonly ip?: string | undefined }): string {
  return ip === undefined ? GONE : normalizeIP(ip);
}

export function tooManyRequests(waitMs: number): TooManyRequestsError {
  const seconds = Math.ceil(waitMs / 1000);
  const detail = text('error.TOO_MANY_REQUESTS', { seconds });
  return new TooManyRequestsError('TOO_MANY_REQUESTS', detail, seconds);
}
