import { MessagesProvider as KitMessagesProvider } from '@cloudstreet/ui/messages';
import { ThemeProvider } from '@cloudstreet/ui/theme';
import { OutlineGroundContext, type OutlineView } from '@cloudstreet/ui/tiles/outline-ground';
import { UnitsProvider } from '@cloudstreet/ui/values';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { type ReactNode, useSyncExternalStore } from 'react';
import { I18nProvider, RouterProvider as KitRouterProvider } from 'react-aria-components';
import type { AppContext } from './app/context.js';
import { tagOf } from './app/locale.js';
import { OutlineGround } from './app/map/OutlineGround.js';
import { MessagesProvider } from './app/messages.js';
import { useAccount } from './app/session.js';
import type { AppRouter } from './create-app.js';

/** The application with all its providers. */
export function App({ router }: { router: AppRouter }) {
  const { context } = router.options;
  /** A link to the current page adds no entry to the history. */
  const follow = (href: string) => {
    if (href !== router.history.location.href) router.history.push(href);
  };
  return (
    <QueryClientProvider client={context.queryClient}>
      <MessagesProvider messages={context.messages} complete={context.completeTexts}>
        <KitMessagesProvider messages={context.kitMessages}>
          <Reader context={context}>
            <KitRouterProvider navigate={follow}>
              <OutlineGroundContext value={renderGround}>
                <RouterProvider router={router} />
              </OutlineGroundContext>
            </KitRouterProvider>
          </Reader>
        </KitMessagesProvider>
      </MessagesProvider>
    </QueryClientProvider>
  );
}

function renderGround(view: OutlineView) {
  return <OutlineGround view={view} />;
}

/** Provides the user's theme and units. Units of an account apply on every device. */
function Reader({ context, children }: { context: AppContext; children: ReactNode }) {
  const { api, preferences, locale } = context;
  const { theme, imposed, unit } = useSyncExternalStore(preferences.subscribe, preferences.get);
  const account = useAccount(api);
  return (
    <ThemeProvider preference={imposed ?? theme}>
      <I18nProvider locale={tagOf(locale)}>
        <UnitsProvider
          unitSystem={account?.unit ?? unit ?? preferences.usualUnit()}
          locale={tagOf(locale)}
        >
          {children}
        </UnitsProvider>
      </I18nProvider>
    </ThemeProvider>
  );
}
