import { redirect } from '@tanstack/react-router';
import type { AppContext } from './context.js';
import { returnPath } from './shell/return-path.js';

/** A page that acts for the signed-in user stands in a frame. */
export class FramedError extends Error {
  override name = 'FramedError';
}

/**
 * Keeps a page that acts for the signed-in user out of frames, in which another site could cover
 * it. Browsers refuse it by themselves where it is the first page of a frame.
 *
 * @throws {FramedError} If it stands in one.
 */
export function forbidFrames(page: Pick<Window, 'self' | 'top'> = window): void {
  if (page.self !== page.top) throw new FramedError();
}

/** Sends a visitor to the log-in page, which leads back to `href`. */
export function requireSignIn({ api }: AppContext, href: string): void {
  if (api.session.store.get()) return;
  // oxlint-disable-next-line typescript/only-throw-error -- the router's own way to redirect
  throw redirect({ to: '/auth/log-in', search: { redirect: returnPath(href) }, replace: true });
}
