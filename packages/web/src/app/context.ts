import type { ScoringTexts } from '@cloudstreet/scoring/units';
import type { Api } from '@cloudstreet/sdk';
import type { Messages as KitMessages } from '@cloudstreet/ui/messages';
import type { QueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import type { Messages } from '../generated/messages/types.js';
import type { SolveCaptcha } from './captcha/captcha-solver.js';
import type { Locale } from './locale.js';
import type { PreferenceStore } from './preferences.js';
import type { Toasts } from './toasts.js';
import type { LazyUploads } from './uploads/lazy-uploads.js';

/** Services for routes, loaders and screens, created once when the page starts. */
export interface AppContext {
  readonly api: Api;
  readonly queryClient: QueryClient;
  readonly messages: Messages;
  readonly kitMessages: KitMessages;
  readonly scoringTexts: ScoringTexts;
  /** The language of all texts. */
  readonly locale: Locale;
  /** Resolves when the messages of all screens are loaded. */
  readonly completeTexts: () => Promise<void>;
  readonly preferences: PreferenceStore;
  readonly toasts: Toasts;
  readonly uploads: LazyUploads;
  readonly solveCaptcha: SolveCaptcha;
  /** The clock. */
  readonly now: () => Date;
}

const root = getRouteApi('__root__');

/** Returns the context of the application, for components below the router. */
export function useApp(): AppContext {
  return root.useRouteContext();
}

/**
 * Returns the time at which the component appeared, so that its content does not change on its own.
 */
export function useNow(): Date {
  const { now } = useApp();
  return useState(now)[0];
}
