import { instanceQueries } from '@cloudstreet/sdk/react';
import { notFound } from '@tanstack/react-router';
import type { AppContext } from '../../app/context.js';
import { forbidFrames, requireSignIn } from '../../app/guards.js';
import { openPlansDocument } from './plans-document.js';
import { isOwnPage, plansPageOf, titleOf } from './plans-pages.js';

export interface Entering {
  /** Path below `/plans`. */
  path: string;
  /** Full address. */
  href: string;
  /** Whether the page is only preloaded. */
  preload: boolean;
}

/**
 * Checks conditions before a page about plans is shown. If plans are offered, the browser loads the
 * page again, because only these pages may load the checkout.
 */
export async function enterPlans(context: AppContext, { path, href, preload }: Entering) {
  const page = plansPageOf(path);
  // oxlint-disable-next-line typescript/only-throw-error -- the router's own way to say so
  if (!page) throw notFound();
  const { api, queryClient, messages } = context;
  forbidFrames(context, href);
  if (isOwnPage(page)) requireSignIn(context, href);
  const { plans } = await queryClient.ensureQueryData(instanceQueries.detail(api));
  if (plans && !preload) await openPlansDocument(href);
  return { plansTitle: titleOf(page, messages) };
}
