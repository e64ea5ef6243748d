import { instanceQueries } from '@cloudstreet/sdk/react';
import { notFound } from '@tanstack/react-router';
import type { AppContext } from '../../app/context.js';
import { forbidFrames, requireSignIn } from '../../app/guards.js';
import { openPlansDocument } from './plans-document.js';
import { isOwnPage, plansPageOf, titleOf } from './plans-pages.js';

export interface Entering {
  /** Below `/plans`. */
  path: string;
  /** The whole address. */
  href: string;
  /** Whether the page is only preloaded. */
  preload: boolean;
}

/**
 * What has to be so before a page about plans is shown. Where there are plans, the browser opens it
 * by itself: it may load the checkout, which other pages may not.
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
