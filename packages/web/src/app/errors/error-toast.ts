import { ApiError } from '@cloudstreet/sdk';
import type { MessageKey } from '../../generated/messages/types.js';

type ErrorKey = Extract<MessageKey, `error.${string}`>;

/** Kind of failure of a call. */
type Situation =
  | 'offline'
  | 'noResponse'
  | 'cancelled'
  | 'redirected'
  | 'signedOut'
  | 'notFound'
  | 'refused'
  | 'failed';

/** Toast for a failed call, and whether the session has ended. */
export interface ErrorToast {
  readonly type: 'warning' | 'error';
  readonly title: ErrorKey;
  /** A key of the catalogue, or the server's own sentence. */
  readonly message: ErrorKey | { readonly text: string };
  readonly endsSession?: true;
}

/**
 * Toast of each situation; `null` for none. "Not found" is shown by the page. Calls without a
 * response despite a connection only concern developers.
 */
const TOASTS: Record<Situation, ErrorToast | null> = {
  offline: { type: 'warning', title: 'error.offline.title', message: 'error.offline.message' },
  noResponse: null,
  cancelled: null,
  redirected: null,
  signedOut: {
    type: 'warning',
    title: 'error.session.title',
    message: 'error.session.message',
    endsSession: true,
  },
  notFound: null,
  refused: { type: 'error', title: 'error.form.title', message: 'error.form.message' },
  failed: { type: 'error', title: 'error.server.title', message: 'error.server.message' },
};

/** @param online Whether the browser reports a connection. */
function situationOf({ status, code }: ApiError, online: boolean): Situation {
  if (code === 'CANCELLED') return 'cancelled';
  // The response is not one of this API.
  if (code === 'UNREADABLE') return 'failed';
  if (status === 0) return online ? 'noResponse' : 'offline';
  if (status === 401 || (status === 400 && code === 'invalid_grant')) return 'signedOut';
  if (status === 404) return 'notFound';
  if (status < 400) return 'redirected';
  return status < 500 ? 'refused' : 'failed';
}

/** Returns the toast for an error of a call. Bugs of the application have none. */
export function errorToast(error: unknown, online: boolean): ErrorToast | null {
  if (!(error instanceof ApiError)) return null;
  const situation = situationOf(error, online);
  const toast = TOASTS[situation];
  // `HTTP` means that the body has no message, and the status alone would not help the user.
  const isSaid = situation === 'refused' && error.code !== 'HTTP' && error.message !== '';
  return toast && isSaid ? { ...toast, message: { text: error.message } } : toast;
}

/** Whether there was no response despite a connection. */
export function hasNoResponse(error: unknown, online = navigator.onLine): boolean {
  return error instanceof ApiError && situationOf(error, online) === 'noResponse';
}

/** Whether the object does not exist. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
