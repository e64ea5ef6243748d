import { ApiError } from '@cloudstreet/sdk';
import type { MessageKey } from '../../generated/messages/types.js';

type ErrorKey = Extract<MessageKey, `error.${string}`>;

/** What a failed call shows, and whether it ends the session. */
export interface ErrorToast {
  readonly type: 'warning' | 'error';
  readonly title: ErrorKey;
  /** A key of the catalogue, or the server's own sentence. */
  readonly message: ErrorKey | { readonly text: string };
  readonly endsSession?: true;
}

/**
 * The toast for a failed call; `null` where it stays silent: a cancelled call, one that got no
 * answer although the device is online, and "not found", which the page itself says.
 *
 * @param online Whether the device has a connection, as the browser sees it.
 */
export function errorToast(error: unknown, online: boolean): ErrorToast | null {
  if (!(error instanceof ApiError) || error.code === 'CANCELLED') return null;
  const { status, code, message } = error;
  if (status === 0) {
    if (online) return null;
    return { type: 'warning', title: 'error.offline.title', message: 'error.offline.message' };
  }
  if (status === 401 || (status === 400 && code === 'invalid_grant')) {
    return {
      type: 'warning',
      title: 'error.session.title',
      message: 'error.session.message',
      endsSession: true,
    };
  }
  if (status >= 500) {
    return { type: 'error', title: 'error.server.title', message: 'error.server.message' };
  }
  if (status < 400 || status === 404) return null;
  // `HTTP` means that the body said nothing; the status alone would not help a reader.
  const text = code === 'HTTP' ? '' : message;
  return {
    type: 'error',
    title: 'error.form.title',
    message: text ? { text } : 'error.form.message',
  };
}

/** Whether the server says that the thing does not exist. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
