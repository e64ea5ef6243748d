import { redirect } from '@tanstack/react-router';
import type { AppContext } from './context.js';
import type { FlightSearch } from './search/flight-search.js';
import { returnPath } from './shell/return-path.js';

/**
 * Keeps a page that acts for the signed-in user out of frames, in which another site could cover
 * it. In a frame it redirects to the home page with a link that leaves the frame. If it is the
 * first page of a frame, the server makes browsers refuse it.
 *
 * @param href Address of the page.
 */
export function forbidFrames(
  { toasts, messages }: Pick<AppContext, 'toasts' | 'messages'>,
  href: string,
  page: Pick<Window, 'self' | 'top'> = window,
): void {
  if (page.self === page.top) return;
  toasts.push({
    type: 'warning',
    title: messages['framed.title'](),
    message: messages['framed.message'](),
    link: { label: messages['framed.open'](), href },
  });
  // oxlint-disable-next-line typescript/only-throw-error -- the router's own way to redirect
  throw redirect({ to: '/', replace: true });
}

/** Redirects visitors to the sign-in page, which returns to `href`. */
export function requireSignIn({ api }: AppContext, href: string): void {
  if (api.session.store.get()) return;
  // oxlint-disable-next-line typescript/only-throw-error -- the router's own way to redirect
  throw redirect({ to: '/auth/log-in', search: { redirect: returnPath(href) }, replace: true });
}

/** Redirects visitors who open a list of the flights of their friends to the sign-in page. */
export function requireSignInForFriends(
  context: AppContext,
  { keyword }: Pick<FlightSearch, 'keyword'>,
  href: string,
): void {
  if (keyword?.includes('friends')) requireSignIn(context, href);
}
