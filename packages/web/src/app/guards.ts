import { redirect } from '@tanstack/react-router';
import type { AppContext } from './context.js';
import { returnPath } from './shell/return-path.js';

/** Sends a page that asks for secrets home when another site shows it in a frame. */
export function forbidFrames(page: Window = window): void {
  // oxlint-disable-next-line typescript/only-throw-error -- the router's own way to redirect
  if (page.self !== page.top) throw redirect({ to: '/', replace: true });
}

/** Sends a visitor to the log-in page, which leads back to `href`. */
export function requireSignIn({ api }: AppContext, href: string): void {
  if (api.session.store.get()) return;
  // oxlint-disable-next-line typescript/only-throw-error -- the router's own way to redirect
  throw redirect({ to: '/auth/log-in', search: { redirect: returnPath(href) }, replace: true });
}
